/** The whole list of hostile texts, given to the built file on a plain page and under the strictest policies. */
import { PAYLOADS } from '../hostile/payloads.js';
import { found } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

const CASES = [
  { path: '/bare.html', content: 'auto', told: /(?!)/ },
  {
    path: '/strict/bare.html',
    content: 'html',
    // Chromium tells of handlers, styles and tracks in parsed documents, where none runs, counts or loads
    told: /^(Executing inline event handler|Applying inline style|Loading media from {2}'https:\/\/pwned\.test\/t\.vtt') violates .* The action has been blocked\.\s*$/,
  },
  {
    path: '/refused/bare.html',
    content: 'html',
    told: /^(Creating a TrustedTypePolicy named 'site-search' violates|Content-Security-Policy: The page’s settings blocked creating a Trusted Types policy) /,
  },
] as const;

for (const { path, content, told } of CASES)
  test.describe(path, () => {
    test.use({ allowedErrors: told });

    test(`hostile texts do nothing, content="${content}"`, async ({ page, widget, service }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!new URL(request.url()).hostname.includes('localhost')) elsewhere.push(request.url());
      });
      const values = PAYLOADS.map((text) => ({ id: text, title: [text], url: [text], body: [text] }));
      const marked = PAYLOADS.map((text) => ({
        id: text,
        title: [`<em>${text}</em>`],
        body: [`<em>${text}`],
      }));
      service.give(found('q', values, { highlights: marked }));
      await widget.open(path);
      await widget.set({ content, rows: String(PAYLOADS.length) });
      await widget.find('q', PAYLOADS.length);
      await drawn(page);
      const made = await page.evaluate(() => {
        const root = document
          .querySelector('site-search')
          ?.shadowRoot?.querySelector('site-search-results')?.shadowRoot;
        const inside = Array.from(root?.querySelectorAll('[part=result] *') ?? []);
        const attributes = inside.flatMap((element) => element.getAttributeNames());
        const protocols = inside.map((element) =>
          element instanceof HTMLAnchorElement ? element.protocol : 'http:',
        );
        return {
          elements: [...new Set(inside.map((element) => element.localName))].sort(),
          attributes: [...new Set(attributes)].sort(),
          protocols: [...new Set(protocols)].sort(),
          scripts: document.scripts.length,
        };
      });
      expect(made).toEqual({
        elements: ['a', 'h3', 'mark', 'p'],
        attributes: ['data-after', 'dir', 'href', 'part', 'referrerpolicy', 'title'],
        protocols: ['http:', 'https:', 'mailto:'],
        scripts: 1,
      });
      expect(elsewhere).toEqual([]);
    });
  });
