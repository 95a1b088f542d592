// What the stand-in service answers: made once for each kind of answer, with the query put in when it is asked for.
// A query that starts with "large" has bodies of 100 kB, any other bodies of 400 to 1,000 characters; in both the
// query stands about once in 250 characters, and its highlight marks it there.

const SENTENCE =
  'What keeps its place through the winter is worth more than what is put up anew each spring, so look at the posts ' +
  'before the boards, at the ground before the posts, and ask QUERY of whoever was there first. It costs an hour and saves a year; ' +
  'nobody has been sorry for it yet. ';
const LARGE_BODY = SENTENCE.repeat(Math.ceil(100_000 / SENTENCE.length));
const MARKED = '<em>QUERY</em>';
const mark = (text) => text.replaceAll('QUERY', MARKED);

/** Bodies of different lengths: pages of results are not made of equal ones. */
const bodyOf = (index, isLarge) =>
  isLarge ? LARGE_BODY : SENTENCE.repeat(4).slice(0, 400 + ((index * 137) % 600));

/** Thirty words round the first match, as Pagefind and Meilisearch send them. */
const excerptOf = (body) => {
  const words = body.split(' ');
  const match = words.indexOf('QUERY');
  return words.slice(Math.max(match - 15, 0), match + 15).join(' ');
};

/** The documents as the contenders get them, each in its own format; QUERY stands where the query will. */
export const documentsOf = (count, isLarge) =>
  Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    title: `QUERY in the handbook, chapter ${index + 1}`,
    url: `https://docs.test/handbook/chapter-${index + 1}`,
    body: bodyOf(index, isLarge),
  }));

/** One format: from documents, with their count, to what is sent. */
const FORMATS = {
  service: (documents) => ({
    code: 200,
    message: 'success',
    numFound: 5000,
    start: 0,
    response: {
      docs: documents.map(({ id, title, url, body }) => ({ id, title: [title], url: [url], body: [body] })),
    },
    highlight_v2: documents.map(({ id, title, url, body }) => ({
      id,
      title: [mark(title)],
      url: [url],
      body: [mark(body)],
    })),
    track_id: 'bench',
  }),
  algolia: (documents) => ({
    results: [
      {
        hits: documents.map(({ id, title, url, body }) => ({
          objectID: id,
          title,
          url,
          body,
          _highlightResult: {
            title: { value: mark(title), matchLevel: 'full', matchedWords: ['QUERY'] },
            body: { value: mark(body), matchLevel: 'full', matchedWords: ['QUERY'] },
          },
        })),
        nbHits: 5000,
        page: 0,
        nbPages: Math.ceil(5000 / documents.length),
        hitsPerPage: documents.length,
        processingTimeMS: 1,
        query: 'QUERY',
        params: '',
        index: 'bench',
      },
    ],
  }),
  pagefind: (documents) =>
    documents.map(({ url, title, body }) => ({
      url,
      excerpt: mark(excerptOf(body)).replaceAll('em>', 'mark>'),
      meta: { title },
      sub_results: [],
    })),
  meilisearch: (documents) => ({
    hits: documents.map(({ id, title, url, body }) => {
      const document = {
        objectID: id,
        url,
        anchor: '',
        hierarchy_lvl0: 'Handbook',
        hierarchy_lvl1: title,
        content: body,
      };
      const formatted = { ...document, hierarchy_lvl1: mark(title), content: mark(excerptOf(body)) };
      return { ...document, _formatted: formatted };
    }),
    query: 'QUERY',
    processingTimeMs: 1,
    limit: documents.length,
    offset: 0,
    estimatedTotalHits: 5000,
  }),
};

const made = new Map();

/** The answer as text; `tag` is what stands before a match instead of `<em>`. */
export function searchAnswer(format, query, count, tag) {
  const isLarge = query.startsWith('large');
  const key = `${format} ${count} ${isLarge}`;
  if (!made.has(key)) made.set(key, JSON.stringify(FORMATS[format](documentsOf(count, isLarge))));
  const answer = made.get(key).replaceAll('QUERY', query);
  return tag ? answer.replaceAll('<em>', tag).replaceAll('</em>', tag.replace('__', '__/')) : answer;
}

const ENDINGS = [
  '',
  ' plan',
  ' prices',
  ' repair',
  ' by hand',
  ' in winter',
  ' tools',
  ' rules',
  ' near me',
  ' checklist',
];
export const suggestions = (query) =>
  ENDINGS.map((ending, index) => ({ term: `${query}${ending}`, weight: 100 - index, payload: '' }));

export const suggestAnswer = (query) =>
  JSON.stringify({
    code: 200,
    message: 'success',
    suggest: { [query]: { numFound: ENDINGS.length, suggestions: suggestions(query) } },
  });

/** A word that is spelt rightly. */
export const spellAnswer = (query) =>
  JSON.stringify({ code: 200, message: 'success', spell: [query, { suggestion: [] }] });
