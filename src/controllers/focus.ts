/** Where the focus really is, through open shadow roots. */
export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Whether a person may be typing into an element. */
export function isEditable(element: Element | null): boolean {
  return !!element?.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])');
}
