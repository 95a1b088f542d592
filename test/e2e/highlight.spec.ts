/** What the documents say is what is shown, character for character; highlights only mark it. */
import { found, type Doc } from './answers.js';
import { expect, test } from './fixtures.js';
import { BODIES, TITLES } from './highlight-cases.js';

test('every title reads as its document, and is marked where a highlight agrees', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found(
      'q',
      TITLES.map(({ docs }, index) => ({
        id: String(index),
        title: [docs],
        url: [`https://docs.test/${index}`],
        body: ['x'],
      })),
      { highlights: TITLES.map(({ highlight }, index) => ({ id: String(index), title: [highlight] })) },
    ),
  );
  await widget.open();
  await widget.find('q', TITLES.length);
  expect(await widget.texts(widget.titles)).toEqual(TITLES.map(({ docs }) => docs));
  const marks = await widget.titles.evaluateAll((titles) =>
    titles.map((title) => Array.from(title.querySelectorAll('mark'), (mark) => mark.textContent)),
  );
  const wrong = TITLES.map(({ name, marks: expected }, index) => ({ name, expected, shown: marks[index] }));
  expect(wrong.map(({ name, shown }) => ({ name, marks: shown }))).toEqual(
    wrong.map(({ name, expected }) => ({ name, marks: expected })),
  );
  // nothing but the link and the marks is made out of what the service said
  const made = await page.evaluate(() => {
    const root = document
      .querySelector('site-search')
      ?.shadowRoot?.querySelector('site-search-results')?.shadowRoot;
    return [
      ...new Set(
        Array.from(root?.querySelectorAll('[part=result-title] *') ?? [], (element) => element.localName),
      ),
    ].sort();
  });
  expect(made).toEqual(['a', 'mark']);
});

test('every snippet reads as its document, HTML as the text of it', async ({ page, widget, service }) => {
  service.give(
    found(
      'q',
      BODIES.map(({ docs, name }, index) => ({
        id: String(index),
        title: [name],
        url: [`https://docs.test/${index}`],
        body: [docs],
      })),
      { highlights: BODIES.map(({ highlight }, index) => ({ id: String(index), body: [highlight] })) },
    ),
  );
  await widget.open();
  await widget.find('q', BODIES.length);
  const shown = await widget.bodies.evaluateAll((bodies) =>
    bodies.map((body) => ({
      text: body.textContent,
      marks: Array.from(body.querySelectorAll('mark'), (mark) => mark.textContent),
    })),
  );
  expect(shown).toEqual(BODIES.map(({ docs, shown: text = docs, marks }) => ({ text, marks })));
  expect(await page.locator('[part=result-body] :not(mark)').count()).toBe(0);
});

test('several fragments of one body mark it where they stand', async ({ widget, service }) => {
  service.give(
    found('q', [{ id: 1, title: ['T'], body: ['alpha beta gamma delta epsilon'] }], {
      highlights: [{ id: '1', body: ['<em>alpha</em> beta', '<em>delta</em> epsilon'] }],
    }),
  );
  await widget.open();
  await widget.find('q', 1);
  expect(await widget.texts(widget.bodies)).toEqual(['alpha beta gamma delta epsilon']);
  expect(await widget.texts(widget.marks)).toEqual(['alpha', 'delta']);
});

const READINGS: readonly (readonly [content: string, shown: string])[] = [
  ['text', '<p>One &amp; two</p>'],
  ['html', 'One & two'],
  ['auto', 'One & two'],
];

test('the owner says how bodies are read, and may say otherwise later', async ({ widget, service }) => {
  const document: Doc = {
    id: 1,
    title: ['T <b>x</b>'],
    url: ['https://docs.test/1'],
    body: ['<p>One &amp; two</p>'],
  };
  service.give(found('q', [document]));
  await widget.open();
  await widget.find('q', 1);
  for (const [content, shown] of READINGS) {
    await widget.set({ content });
    await expect.poll(() => widget.texts(widget.bodies)).toEqual([shown]);
  }
});
