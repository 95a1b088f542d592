// What a copy of Lit of the page's own does as it loads.
globalThis.trustedTypes?.createPolicy('lit-html', { createHTML: (html) => html });
