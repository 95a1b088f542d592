/** Gives the search the template that is chosen, and shows its code. The page loads this before the widget. */
import type { SiteSearch } from '../src/index.js';

const search = document.querySelector<SiteSearch>('site-search');
const form = document.querySelector<HTMLFormElement>('.looks');
const section = document.querySelector<HTMLElement>('.code');
const code = section?.querySelector('code');

/** As it would be pasted: without the id that the page knows it by, and without what it is indented by. */
function codeOf(template: HTMLTemplateElement): string {
  const lines = template.innerHTML.trimEnd().split('\n');
  const inside = lines.map((line) => line.replace(/^ {4}/, ''));
  return `<template data-result>${inside.join('\n')}\n</template>`;
}

function choose(look: string): void {
  if (!search || !section || !code) return;
  const template = look ? document.querySelector<HTMLTemplateElement>(`template#${look}`) : null;
  search.replaceChildren();
  section.hidden = !template;
  if (!template) return;
  const own = document.importNode(template, true);
  own.removeAttribute('id');
  own.toggleAttribute('data-result', true);
  search.append(own);
  code.textContent = codeOf(template);
}

const inputs = [...(form?.querySelectorAll('input') ?? [])];
const asked = new URL(location.href).searchParams.get('look');
for (const input of inputs) if (input.value === asked) input.checked = true;
const chosen = (): string => inputs.find(({ checked }) => checked)?.value ?? '';

form?.addEventListener('change', () => {
  const url = new URL(location.href);
  url.searchParams.set('look', chosen());
  history.replaceState(history.state, '', url);
  choose(chosen());
  // what is on show stays as it is: another look counts from the next answer
  search?.retry();
});
choose(chosen());
