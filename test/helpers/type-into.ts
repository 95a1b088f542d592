/** Puts focus into a text box and another text there, as one key more or less makes it. */
export function typeInto(input: HTMLInputElement, text: string, init: InputEventInit = {}): void {
  input.focus({ preventScroll: true });
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, ...init }));
}
