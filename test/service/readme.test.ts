/** What the README tells in words and numbers of its own, held to what is so. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { en } from '../../src/text/en.js';
import { words as failures } from '../../src/text/en-failures.js';
import { words as overlay } from '../../src/text/en-overlay.js';
import { words as pages } from '../../src/text/en-pages.js';
import { words as recent } from '../../src/text/en-recent.js';
import { words as spelling } from '../../src/text/en-spelling.js';

const read = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));
const readme = read('README.md').toString();

test('the words that can be replaced are told, by name and as they are', () => {
  const [, code = ''] = /^const english = (\{[^]*?^\});/m.exec(readme) ?? [];
  const told = JSON.parse(JSON.stringify(runInNewContext(`(${code})`))) as object;
  assert.deepEqual(told, { ...en, ...failures, ...overlay, ...pages, ...recent, ...spelling });
});

test('what each built file weighs is told, to 100 bytes', () => {
  const rows = [...readme.matchAll(/^\| `(site-search[\w.-]*\.js)`.*?\| ([\d.]+) kB /gm)];
  assert.ok(rows.length > 10);
  for (const [, file = '', kilobytes] of rows) {
    // one language stands for all: told is the largest
    const size = brotliCompressSync(read(`dist/${file.replace('-de.', '-uk.')}`)).length;
    assert.ok(Math.abs(size - Number(kilobytes) * 1000) <= 100, `${file}: ${size} B`);
  }
});
