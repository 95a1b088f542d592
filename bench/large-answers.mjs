// Large answers of the stand-in service, by the first word of the query. Each is made once: what the server does for an
// answer is none of the page's time.

const ID = (index) => `d${index}`;
const list = (count, item) => Array.from({ length: count }, (_, index) => item(index));

/** Documents and their highlights; `docOf` and `highlightOf` give the fields of one. */
const answer = (count, docOf, highlightOf) =>
  JSON.stringify({
    code: 200,
    message: 'success',
    numFound: count,
    start: 0,
    response: { docs: list(count, (index) => ({ id: ID(index), ...docOf(index) })) },
    highlight_v2: list(count, (index) => ({ id: ID(index), ...highlightOf(index) })),
    track_id: 'bench',
  });

const url = (index) => `https://docs.test/handbook/chapter-${index}`;

/** A megabyte and 45,000 marks. */
const megabytes = (count) =>
  answer(
    count,
    (index) => ({ title: ['Big'], url: [url(index)], body: ['lorem ipsum hit '.repeat(70_000)] }),
    () => ({ title: ['<em>Big</em>'], body: ['lorem ipsum <em>hit</em> '.repeat(45_000)] }),
  );

const SENTENCE =
  'What keeps its place through the winter is worth more than what is put up anew each spring. ';
/** 2 kB with a few matches, no two documents alike. */
const bodyOf = (index) =>
  list(21, (part) => SENTENCE + (part % 6 === index % 6 ? `Ask a fence ${index}. ` : '')).join('');
const marked = (text) => text.replaceAll('fence', '<em>fence</em>');

const hundred = () =>
  answer(
    100,
    (index) => ({ title: [`The fence, part ${index}`], url: [url(index)], body: [bodyOf(index)] }),
    (index) => ({ title: [marked(`The fence, part ${index}`)], body: [marked(bodyOf(index))] }),
  );

/** A hundred values in each field, one in ten of them with a match. */
const valuesOf = (name, index) =>
  list(100, (value) => `${name} ${index} ${value}${value % 10 ? '' : ' of a fence'}, as it was`);
const hundredValues = () =>
  answer(
    10,
    (index) => ({
      title: valuesOf('Title', index),
      url: list(100, (value) => `${url(index)}/${value}`),
      body: valuesOf('Body', index),
    }),
    (index) => ({
      title: valuesOf('Title', index).map(marked),
      body: valuesOf('Body', index).map(marked),
    }),
  );

const KINDS = {
  megabyte: () => megabytes(1),
  ten: () => megabytes(10),
  hundred,
  values: hundredValues,
};
const made = new Map();

/** The answer to a query that begins with its kind. */
export function largeAnswer(query) {
  const [kind] = query.split(' ');
  if (!made.has(kind)) made.set(kind, KINDS[kind]());
  return made.get(kind);
}
