/** Good answers of the stand-in service: plain ones, marked ones, and what services send that is a little odd. */
import { chanceOf } from './random.mjs';
import { WORDS } from './words.mjs';

const sentence = (chance, length) => Array.from({ length }, () => chance.pick(WORDS)).join(' ');

function documentOf(query, number) {
  const chance = chanceOf(query, number);
  const document = {
    id: `${query}-${number}`,
    title: [`${sentence(chance, 2)} ${number}`],
    url: [`/away/${number}`],
    body: [sentence(chance, 30)],
    date: '2024-05-01',
    tags: ['one', 'two'],
  };
  if (chance.is(0.1)) document.title = ['<b>Bold</b> &amp; <script>alert(1)</script>'];
  if (chance.is(0.1)) document.url = ['javascript:alert(1)'];
  if (chance.is(0.1)) delete document.body;
  if (chance.is(0.05)) delete document.title;
  return document;
}

const highlightOf = ({ id, title, body }, query) => ({
  id,
  ...(title && { title: [`<em>${query.split(' ')[0].replace(/[<>&]/g, '')}</em> ${title[0]}`] }),
  ...(body && { body: [body[0].replace(/\w+/, '<em>$&</em>')] }),
});

function searchOf(query, parameters) {
  const chance = chanceOf(query);
  const numFound = chance.is(0.15) ? 0 : chance.below(96);
  const start = Number(parameters.get('start') ?? 0);
  const count = Math.max(0, Math.min(Number(parameters.get('rows') ?? 10), numFound - start));
  const docs = Array.from({ length: count }, (_, index) => documentOf(query, start + index));
  const highlight_v2 = chance.is(0.7) ? docs.map((document) => highlightOf(document, query)) : [];
  return { numFound, start, track_id: `t-${start}`, response: { docs }, highlight_v2 };
}

/** The body of an answer to an operation. */
export function answerOf(operation, parameters, chance) {
  const query = parameters.get('q') ?? '';
  const envelope = { code: 200, message: 'success' };
  if (operation === 'search') return { ...envelope, ...searchOf(query, parameters) };
  if (operation === 'suggest') {
    const suggestions = Array.from({ length: chance.below(9) }, (_, index) => ({
      term: `${query}${index ? ` ${chance.pick(WORDS)}` : 's'}`,
      weight: 10 - index,
    }));
    return { ...envelope, suggest: { [query]: { numFound: suggestions.length, suggestions } } };
  }
  const word = query.split(' ').at(-1);
  const isWrong = chanceOf('spell', query).is(0.4);
  return {
    ...envelope,
    spell: isWrong ? [word, { suggestion: [{ freq: 9, word: chanceOf(word).pick(WORDS) }] }] : [],
  };
}
