/** A sheet made by hand, for files that are loaded on demand: they share nothing with Lit. */
export function css([text = '']: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
