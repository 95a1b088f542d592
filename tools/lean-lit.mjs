// A vite plugin that leaves out of the self-contained builds what Lit carries for pages that these builds are not for:
// browsers without constructable style sheets, polyfills, other copies of Lit, decorators. Every cut names the text it
// expects, and fails the build where an upgrade has changed it.

/** Lit's styles, for literals without substitutions in browsers with constructable style sheets. */
const CSS_TAG = `
class Styles {
  constructor(text) { this.cssText = text; }
  get styleSheet() {
    if (!this.sheet) (this.sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.sheet;
  }
}
export const css = (strings) => new Styles(strings[0]);
export const adoptStyles = (root, styles) => { root.adoptedStyleSheets = styles.map((style) => style.styleSheet); };
export const getCompatibleStyle = (style) => style;
export const supportsAdoptingStyleSheets = true;
export { Styles as CSSResult, css as unsafeCSS };
`;

/** By the end of the module's path: texts to leave out, or what to put in their place. */
const CUTS = {
  'reactive-element/reactive-element.js': [
    ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}'],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")'],
    [',p=a.reactiveElementPolyfillSupport'],
  ],
  'lit-html/lit-html.js': [
    // two copies of the script share one policy: under a strict directive a second may not be made
    [
      'e=s?s.createPolicy("lit-html"',
      'e=t[Symbol.for("site-search.lit-html")]??=s?s.createPolicy("lit-html"',
    ],
    ['B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");const '],
  ],
  'lit-element/lit-element.js': [
    [
      's.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i});',
      '0;',
    ],
    ['(s.litElementVersions??=[]).push("4.2.2");'],
  ],
  'task/task.js': [
    ['get value(){return this.u}get error(){return this.l}get status(){return this.i}'],
    [/render\(t\)\{switch.*?"Unexpected status: "\+this\.i\)\}\}/],
    [',"initialValue"in h&&(this.u=h.initialValue,this.i=2,this.O=this.T?.())'],
  ],
};

/** @returns {import('vite').Plugin} */
export function leanLit() {
  return {
    name: 'lean-lit',
    transform(code, id) {
      const path = id.split('?')[0];
      if (path.endsWith('reactive-element/css-tag.js')) return { code: CSS_TAG, map: { mappings: '' } };
      const suffix = Object.keys(CUTS).find((end) => path.endsWith(end));
      if (!suffix) return null;
      let lean = code;
      for (const [text, instead = ''] of CUTS[suffix]) {
        const before = lean;
        lean = lean.replace(text, instead);
        if (lean === before)
          throw new Error(`${suffix} no longer holds ${text}: look at it again, and mend tools/lean-lit.mjs`);
      }
      return { code: lean, map: null };
    },
  };
}
