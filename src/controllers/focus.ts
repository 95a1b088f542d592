/** Whether a person may be typing somewhere in the page, open shadow roots included. */
export function isTyping(root: Document | ShadowRoot = document): boolean {
  const active = root.activeElement;
  if (active?.shadowRoot?.activeElement) return isTyping(active.shadowRoot);
  return !!active?.matches('input, textarea, select, [contenteditable]');
}
