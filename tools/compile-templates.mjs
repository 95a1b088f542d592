// A vite plugin that does Lit's preparing of templates while the self-contained files are built. Each
//   html`<p title=${a}>${b}</p>`   becomes   html(t, a, b)   with   const t = ['<p><!></p>', '0title', ''];
// the markup, then for each value the number of its element and the name of its attribute (`@name` for a handler,
// `.name` for a property), or nothing for content. lean-lit-cuts.mjs has the other half.

import MagicString from 'magic-string';

/** Where the reading of a template stands: in text, in a tag, or in the quotes of an attribute. */
const NEXT = { text: /<(\/?[a-z][^>\s]*)?/g, tag: /[>"]/g, quotes: /"/g };
/** The attribute that a value is of: alone, and without quotes. */
const BOUND = /\s([@.]?[a-zA-Z-]+)=$/;

/** What elements may not be in a template: the parser puts others round them, or reads their content as text. */
const UNSUITED = /^<(table|t[rdh]|tbody|thead|select|script|style|textarea|title|template)$/;

/** @param {string[]} strings what stands round the values */
export function compileTemplate(strings) {
  let markup = '';
  let at = 'text';
  let elementCount = -1;
  const parts = [];
  strings.forEach((string, index) => {
    for (let position = 0; ;) {
      const expression = NEXT[at];
      expression.lastIndex = position;
      const found = expression.exec(string);
      if (!found) break;
      position = expression.lastIndex;
      if (at === 'text') {
        if (!found[1] || UNSUITED.test(found[0])) throw new Error(`${found[0]} in a template`);
        if (!found[0].startsWith('</')) elementCount++;
        at = 'tag';
      } else if (at === 'tag') at = found[0] === '>' ? 'text' : 'quotes';
      else at = 'tag';
    }
    if (index === strings.length - 1) {
      if (at !== 'text') throw new Error('a template that ends in a tag');
      markup += string;
    } else if (at === 'text') {
      parts.push('');
      markup += `${string}<!>`;
    } else {
      const name = BOUND.exec(string)?.[1];
      if (at !== 'tag' || !name || !/^[\s>]/.test(strings[index + 1]) || elementCount > 35)
        throw new Error(`a value that is not all of an attribute of the first 36 elements: ${string}`);
      parts.push(elementCount.toString(36) + name);
      markup += string.slice(0, -name.length - 2);
    }
  });
  // quotes that say nothing
  return [markup.replace(/="([^"\s=<>'`]+)"/g, '=$1'), ...parts];
}

/** Every node of a syntax tree. */
function* nodesOf(node) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/** @returns {import('vite').Plugin} */
export function compileTemplates() {
  return {
    name: 'compile-templates',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('html`')) return null;
      const source = new MagicString(code);
      const templates = [];
      for (const node of nodesOf(this.parse(code))) {
        if (node.type !== 'TaggedTemplateExpression' || node.tag.name !== 'html') continue;
        const { quasis, expressions } = node.quasi;
        if (expressions.some(({ type }) => type === 'SequenceExpression'))
          throw new Error(`a comma in ${id}`);
        const name = `template${templates.length}`;
        const template = compileTemplate(quasis.map(({ value }) => value.cooked));
        templates.push(`const ${name} = ${JSON.stringify(template)};\n`);
        quasis.forEach((quasi, index) => {
          const isLast = index === expressions.length;
          const start = index ? expressions[index - 1].end : node.tag.end;
          const end = isLast ? node.end : expressions[index].start;
          source.overwrite(start, end, (index ? '' : `(${name}`) + (isLast ? ')' : ', '));
        });
      }
      source.prepend(templates.join(''));
      return { code: source.toString(), map: source.generateMap({ hires: true }) };
    },
  };
}
