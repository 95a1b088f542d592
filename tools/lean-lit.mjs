// A vite plugin that leaves out of the self-contained builds what Lit carries for pages and programs that these builds
// are not for: browsers without constructable style sheets, polyfills, servers, other copies of Lit, decorators,
// directives, and whatever else no element or template of ours asks of it. Every cut names the text it expects, Lit's
// versions among them, and fails the build where an upgrade has changed it: then each is to be looked at again. Source
// that asks for what is gone fails the build too, as far as words tell.

import { CSS_TAG, CUTS } from './lean-lit-cuts.mjs';

/** What our source may ask of Lit no more. */
const GONE = [
  /\b(reflect|useDefault|hasChanged|noAccessor|(from|to)Attribute|createProperty|addInitializer)\b/,
  /\b(attribute: ?(true|!0)|type: ?(Boolean|Number|Array|Object)\b|state: ?(true|!0)|shadowRootOptions|finalizeStyles|elementStyles)/,
  /\b((should|schedule|perform)Update|getUpdateComplete|enableUpdating|removeController|renderOptions|firstUpdated|hostUpdated|updated\(\w|changed\.(get|keys|entries|forEach))\b/,
  /\b(afterUpdate|argsEqual|onComplete|onError|initialValue)\b|\blit\/(async|decor|direct|static)|\b(svg|mathml)`/,
];

/** Texts, each with what takes its place. */
const read = (cuts) =>
  cuts
    .split(/\n\s*- /)
    .slice(1)
    .map((cut) => {
      const [text, ...instead] = cut.replace(/\n\s*(#.*)?(?=\n|$)/g, '').split(/\n\s*\+ /);
      return [text, instead.join('\n')];
    });

/** A text with `…` in it, as an expression that finds it wherever it stands. */
const pattern = (text) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*?'), 'g');

/** @returns {import('vite').Plugin} */
export function leanLit() {
  return {
    name: 'lean-lit',
    transform(code, id) {
      const path = id.split('?')[0];
      if (path.endsWith('reactive-element/css-tag.js')) return { code: CSS_TAG, map: { mappings: '' } };
      const gone = !path.includes('node_modules') && GONE.map((words) => words.exec(code)?.[0]).find(Boolean);
      if (gone) throw new Error(`${path} asks Lit for ${gone}, which tools/lean-lit.mjs leaves out`);
      const suffix = Object.keys(CUTS).find((end) => path.endsWith(end));
      if (!suffix) return null;
      let lean = code;
      for (const [text, instead] of read(CUTS[suffix])) {
        const before = lean;
        lean = lean.replace(pattern(text), () => instead);
        if (lean === before)
          throw new Error(`${suffix} no longer holds ${text}: look at it again, and mend tools/lean-lit.mjs`);
      }
      return { code: lean, map: null };
    },
  };
}
