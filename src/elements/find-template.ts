/** The integrator's own `<template data-result>`, a direct child of the element that it is for. */
export function findTemplate(element: Element): HTMLTemplateElement | null {
  return element.querySelector(':scope>template[data-result]');
}
