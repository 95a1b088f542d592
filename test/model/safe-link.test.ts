import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { displayAddress, safeLink } from '../../src/model/safe-link.js';

const BASE = 'https://page.test/docs/index.html';

describe('safeLink', () => {
  for (const address of [
    'javascript:window.__pwned=1',
    '  JaVaScRiPt:window.__pwned=1',
    'java\tscript:window.__pwned=1',
    'java\r\nscript:window.__pwned=1',
    '\u0001javascript:window.__pwned=1',
    '\0 \x1fjavascript:x',
    'data:text/html,<script>opener.__pwned=1</script>',
    'vbscript:x',
    'blob:https://page.test/1-2',
    'file:///etc/passwd',
    'filesystem:https://page.test/temporary/x',
    'view-source:https://page.test',
    'about:blank',
    'tel:123',
    'https://',
    '',
    '  ',
    '\u0001\t',
    '\u00a0',
  ]) {
    it(`refuses ${JSON.stringify(address)}`, () => {
      expect(safeLink(address, BASE)).to.equal(undefined);
    });
  }

  for (const [address, expected] of [
    ['https://docs.test/ok', 'https://docs.test/ok'],
    ['HTTP://docs.test', 'http://docs.test/'],
    [' https://docs.test/a b ', 'https://docs.test/a%20b'],
    ['//docs.test/ok', 'https://docs.test/ok'],
    ['guide/a.html', 'https://page.test/docs/guide/a.html'],
    ['/a?b#c', 'https://page.test/a?b#c'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['javascript/intro.html', 'https://page.test/docs/javascript/intro.html'],
    ['./javascript:x', 'https://page.test/docs/javascript:x'],
  ] as const) {
    it(`follows ${JSON.stringify(address)}`, () => {
      expect(safeLink(address, BASE)).to.equal(expected);
    });
  }

  it('refuses what is relative to nothing that can be followed', () => {
    expect(safeLink('a.html', 'file:///home/x/index.html')).to.equal(undefined);
    expect(safeLink('a.html', 'about:srcdoc')).to.equal(undefined);
    expect(safeLink('a.html', 'no base')).to.equal(undefined);
    expect(safeLink('https://docs.test/', 'no base')).to.equal(undefined);
  });

  it('leaves a plain address as the browser does', () => {
    const host = fc.string({
      unit: fc.constantFrom('a', 'b', 'x', '.', '-', '0', 'A'),
      minLength: 1,
      maxLength: 8,
    });
    const path = fc.string({
      unit: fc.constantFrom('a', 'Z', '/', '-', '_', '.', '1', ' ', '\\', '\n'),
      maxLength: 8,
    });
    const followed = (address: string) => {
      try {
        return new URL(address, BASE).href;
      } catch {
        return undefined;
      }
    };
    fc.assert(
      fc.property(host, path, (name, rest) => {
        const address = `https://${name}/${rest}`;
        expect(safeLink(address, BASE)).to.equal(followed(address));
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws and never lets another scheme through', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'java\tscript:',
      ' \x01JAVASCRIPT:',
      'https:',
      'x',
      '//',
      '\\\\',
    );
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const link = safeLink(start + rest, BASE);
        if (link !== undefined) expect(new URL(link).protocol).to.match(/^(https?|mailto):$/);
      }),
    );
  });
});

describe('displayAddress', () => {
  for (const [address, expected] of [
    ['https://docs.test/guide/', 'docs.test/guide'],
    ['HTTP://docs.test/', 'docs.test'],
    ['https://docs.test/a/b.html', 'docs.test/a/b.html'],
    ['docs.test//', 'docs.test/'],
    ['guide/a.html', 'guide/a.html'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['https://', 'https://'],
    ['/', '/'],
    ['', ''],
  ] as const) {
    it(`shows ${address || 'nothing'} as ${expected || 'nothing'}`, () => {
      const [start, end] = displayAddress(address);
      expect(address.slice(start, end)).to.equal(expected);
    });
  }
});
