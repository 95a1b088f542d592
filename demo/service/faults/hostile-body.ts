import type { Operation } from '../core/service.js';

/** Strings that a careless widget would run, follow, choke on or show wrongly. Each says `alert` or is odd text. */
export const HOSTILE_STRINGS: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<em><img src=x onerror="alert(1)"></em>',
  '<em onmouseover=alert(1)>marked</em> with a handler',
  '<em>never <em>closed <b>at all',
  '</em></mark></script><svg/onload=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;lt;b&amp;amp;gt; &#60;i&#62; &unknown; &#xFFFFFFFF; &',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>*{display:none!important}</style>styled',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form action="https://attacker.example"><input name="password" autofocus onfocus=alert(1)></form>',
  'List<String> a < b && c > d',
  'lone \ud800 surrogates \udc00 here',
  'right-to-left \u202etxet neddih\u202c override',
  'zero\u0000byte, \u200bzero width, \ufeffmark',
  'Z\u0351\u036b\u0343a\u0328\u0361l\u0334\u030dg\u0318\u0317o\u0322\u0321',
  '${alert(1)} {{constructor.constructor("alert(1)")()}}',
  `${'👩‍👩‍👧‍👦'.repeat(50)} ${'long'.repeat(500)}`,
  '',
];

export const HOSTILE_URLS: readonly string[] = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://attacker.example/1',
  '//attacker.example/',
  'https://user:password@attacker.example/',
  'http://[malformed',
  '"><script>alert(1)</script>',
  '',
];

const WRONG_TYPES: readonly unknown[] = [
  null,
  42,
  true,
  {},
  [],
  [null],
  [[['deep']]],
  { toString: 'not a function' },
];

function at<Value>(list: readonly Value[], index: number): Value | undefined {
  return list[index % list.length];
}

function hostileSearch(start: number): unknown {
  const strings = HOSTILE_STRINGS.map((text, index) => ({
    id: `hostile-${index}`,
    title: [text],
    url: [at(HOSTILE_URLS, index)],
    body: [at(HOSTILE_STRINGS, index + 1)],
    constructor: ['odd name'],
    ['__proto__']: ['odd name'],
  }));
  const wrong = WRONG_TYPES.map((value, index) => ({
    id: value,
    title: value,
    url: value,
    body: at(WRONG_TYPES, index + 1),
  }));
  const docs: unknown[] = [
    ...strings,
    ...wrong,
    null,
    'not a document',
    [],
    { id: 'hostile-0', title: ['twice the same id'] },
  ];
  const highlights: unknown[] = strings.map(({ id, title, body }) => ({
    id,
    title: [`<em>${title[0]}</em>`],
    url: ['javascript:<em>alert</em>(1)'],
    body: [`${body[0]}<em onclick="alert(1)">not in the document</em>`],
  }));
  return {
    code: 200,
    message: '<b>success</b>',
    numFound: docs.length,
    response: { docs },
    highlight_v2: [...highlights, null, 7, { id: {}, title: 'no list' }],
    start,
    track_id: '"><script>alert(1)</script>',
  };
}

function hostileSuggest(query: string): unknown {
  const terms = HOSTILE_STRINGS.map((term, index) => ({
    term,
    weight: 100 - index,
    payload: at(HOSTILE_STRINGS, index + 2),
  }));
  const wrong = WRONG_TYPES.map((value) => ({ term: value, weight: value, payload: value }));
  const suggestions: unknown[] = [...terms, ...wrong, null, 'not a suggestion'];
  return { code: 200, message: 'success', suggest: { [query]: { numFound: 'many', suggestions } } };
}

function hostileSpell(query: string): unknown {
  const words = HOSTILE_STRINGS.map((word, index) => ({ word, freq: index }));
  const wrong = WRONG_TYPES.map((value) => ({ word: value, freq: value }));
  return {
    code: 200,
    message: 'success',
    spell: [
      query,
      { suggestion: [...words, ...wrong, null] },
      null,
      7,
      '<img src=x onerror=alert(1)>',
      'no object',
    ],
  };
}

/** An answer that is JSON, and nothing else about it can be trusted. */
export function hostileBody(operation: Operation, query: string, start: number): unknown {
  if (operation === 'search') return hostileSearch(start);
  return operation === 'suggest' ? hostileSuggest(query) : hostileSpell(query);
}
