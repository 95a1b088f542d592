import { expect, fixture, html } from '@open-wc/testing';
import { NetworkError } from '../../src/client/errors.js';
import { pageFor } from '../helpers/answers.js';
import { fail, settle } from '../helpers/mount.js';
import { allByRole } from '../helpers/query.js';
import { mountFound } from '../helpers/results.js';
import { turn } from '../helpers/turn.js';

describe('<site-search-results>, focus', () => {
  async function turnPage({ session }: Awaited<ReturnType<typeof mountFound>>): Promise<void> {
    session.goToPage(2);
    settle(session, pageFor('solar', 95, { start: 10 }));
    await turn();
  }

  it('goes to the list after a page was turned', async () => {
    const mounted = await mountFound(95);
    await turnPage(mounted);
    expect(mounted.element.shadowRoot!.activeElement).to.equal(mounted.list());
  });

  it('stays with a person who types by then', async () => {
    const mounted = await mountFound(95);
    const input = await fixture<HTMLInputElement>(html`<input aria-label="x">`);
    input.focus();
    await turnPage(mounted);
    expect(document.activeElement).to.equal(input);
  });

  it('stays where it is after a search', async () => {
    const { session, element } = await mountFound(95);
    session.search('solar', { cause: 'submit', page: 2 });
    settle(session, pageFor('solar', 95, { start: 10 }));
    await turn();
    expect(element.shadowRoot!.activeElement).to.equal(null);
  });

  it('stays with the list where what had it goes, though nobody has asked', async () => {
    const { session, element, list } = await mountFound(95);
    session.goToPage(2);
    fail(session, new NetworkError());
    await turn();
    allByRole(element, 'link')[1].focus();
    session.retry('again');
    settle(session, pageFor('solar', 95, { start: 10 }));
    await turn();
    expect(element.shadowRoot!.activeElement).to.equal(list());
  });

  it('goes once, and not again when the state changes', async () => {
    const mounted = await mountFound(95);
    await turnPage(mounted);
    mounted.list().blur();
    mounted.session.suggestSpelling(mounted.session.state.request!, 'polar');
    await turn();
    expect(mounted.element.shadowRoot!.activeElement).to.equal(null);
  });
});
