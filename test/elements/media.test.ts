import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { pageFor } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { onlyIn } from '../helpers/engine.js';
import { mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { parts } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';

describe('media', () => {
  /** A session that shows the first of two pages. */
  async function searched() {
    const session = sessionWith({ client: new DeferredClient() });
    session.search('solar');
    const highlights = new Map([['1', { title: ['<em>Title</em> 1'] }]]);
    settle(session, pageFor('solar', 20, { highlights }));
    await turn();
    return session;
  }

  // other drivers cannot emulate them
  onlyIn('chromium', () => {
    afterEach(() => emulateMedia({ media: 'screen', forcedColors: 'none' }));

    it('leaves the results on paper, and what is there to be used out', async () => {
      const session = await searched();
      const results = await mountPiece('site-search-results', session);
      const box = await mountPiece('site-search-box', session);
      const pagination = await mountPiece('site-search-pagination', session);
      await turnWithCode();
      const shown = () =>
        [results, box, pagination].map((piece) => getComputedStyle(piece).display !== 'none');
      expect(shown()).to.deep.equal([true, true, true]);
      await emulateMedia({ media: 'print' });
      expect(shown()).to.deep.equal([true, false, false]);
    });

    it('gives marks the colours of the system where colours are forced', async () => {
      const results = await mountPiece('site-search-results', await searched());
      const colours = () => {
        const { color, backgroundColor } = getComputedStyle(parts(results, 'mark')[0]);
        return [color, backgroundColor];
      };
      const before = colours();
      await emulateMedia({ forcedColors: 'active' });
      const [color, ground] = colours();
      expect([color, ground]).not.to.deep.equal(before);
      expect(color).not.to.equal(ground);
    });
  });
});
