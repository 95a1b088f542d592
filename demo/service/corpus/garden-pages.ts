import type { Page } from '../core/section.js';
import { escapeHtml } from '../pages/escape-html.js';
import { buildPage } from './build-page.js';
import { PRODUCTS, type Product } from './garden-products.js';

const BASE_PATH = '/corpus/garden';

function loadProduct({ name, kind, price, date, tags, isNew, text }: Product): Page {
  return buildPage({
    path: `${BASE_PATH}/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    title: name,
    summary: [kind, ...tags].join(', '),
    lang: 'en',
    dir: 'ltr',
    html: `<h1>${escapeHtml(name)}</h1>\n<p>${escapeHtml(text)}</p>`,
    rewriteLink: (href) => href,
    sectionTitle: (heading) => heading,
    attributes: {
      kind: [kind],
      image: [`/pictures/${kind.toLowerCase()}.svg`],
      date: [date],
      price: [price],
      tags,
      new: [String(isNew ?? false)],
    },
  });
}

/** The products of a garden shop, a page each. */
export function loadGardenPages(): Page[] {
  return PRODUCTS.map(loadProduct);
}
