// What the build makes of templates, and what it refuses to make: a wrong guess would be a broken page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAst } from 'vite';
import { compileTemplate, compileTemplates } from '../../tools/compile-templates.mjs';

const compile = ({ raw }) => compileTemplate(raw);
const transform = (code) => compileTemplates().transform.call({ parse: parseAst }, code, 'element.js')?.code;

describe('compiled templates', () => {
  it('number the elements, and keep the order of the values', () => {
    assert.deepEqual(
      compile`<form id="f" aria-label=${1} @submit=${2}><input .value=${3} data-x="a > b" class=${4}>${5}<p>${6}</p></form>${7}`,
      [
        '<form id=f><input data-x="a > b"><!><p><!></p></form><!>',
        '0aria-label',
        '0@submit',
        '1.value',
        '1class',
        '',
        '',
        '',
      ],
    );
  });

  it('hold no more than is in them', () => {
    assert.deepEqual(compile`<br>`, ['<br>']);
    assert.deepEqual(compile`${1}`, ['<!>', '']);
  });

  for (const [what, strings] of [
    ['text before a value in an attribute', ['<p title=a', '></p>']],
    ['text after it', ['<p title=', 'b></p>']],
    ['quotes round it', ['<p title="', '"></p>']],
    ['an attribute that comes and goes', ['<p ?hidden=', '></p>']],
    ['a value in place of an attribute', ['<p ', '></p>']],
    ['a value in place of a name', ['<', '></p>']],
    ['a comment', ['<!-- ', ' -->']],
    ['raw text', ['<style>', '</style>']],
    ['what the parser moves', ['<table><p>', '</p></table>']],
    ['an open end', ['<p title=', '']],
  ])
    it(`refuse ${what}`, () => assert.throws(() => compileTemplate(strings)));

  it('refuse more elements than have numbers', () => {
    assert.throws(() => compileTemplate([`${'<i></i>'.repeat(36)}<p title=`, '></p>']));
  });

  it('stand once in a module, one inside the other too', () => {
    assert.equal(
      transform('export const draw = (a) => html`<p>${a.map((b) => html`<i title=${b}></i>`)}</p>`;'),
      'const template0 = ["<p><!></p>",""];\nconst template1 = ["<i></i>","0title"];\n' +
        'export const draw = (a) => html(template0, a.map((b) => html(template1, b)));',
    );
  });

  it('leave everything else alone', () => {
    assert.equal(transform('css`p { color: red }`; notHtml`<p>${1}</p>`;'), undefined);
  });
});
