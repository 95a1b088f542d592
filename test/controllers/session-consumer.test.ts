import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { SessionConsumer } from '../../src/controllers/session-consumer.js';
import { SearchSession } from '../../src/session/search-session.js';
import { sessions } from '../../src/session/session-registry.js';
import { DEFAULT_SETTINGS } from '../../src/session/session-state.js';
import { sessionWith } from '../helpers/mount.js';
import { lull, turn } from '../helpers/turn.js';

class ConsumerHost extends LitElement {
  static override properties = { session: {} };
  declare session: string | SearchSession;
  readonly consumer = new SessionConsumer(this);
  draws = 0;

  constructor() {
    super();
    this.session = 'default';
  }

  protected override render(): unknown {
    this.draws++;
    return this.consumer.state.status;
  }
}
customElements.define('consumer-host', ConsumerHost);

describe('SessionConsumer', () => {
  let withdraw: (() => void)[];

  beforeEach(() => (withdraw = []));
  afterEach(() => withdraw.forEach((leave) => leave()));

  function publish(name: string, session = new SearchSession()) {
    const leave = sessions.publish(name, session);
    withdraw.push(leave);
    return { session, leave };
  }

  async function mount(session?: string | SearchSession): Promise<ConsumerHost> {
    const host = await fixture<ConsumerHost>(html`<consumer-host></consumer-host>`);
    if (session) host.session = session;
    await turn();
    return host;
  }

  it('is idle, with the default settings, while there is no session', async () => {
    const { consumer } = await mount('nobody');
    expect(consumer.session).to.equal(undefined);
    expect(consumer.state.status).to.equal('idle');
    expect(consumer.settings).to.equal(DEFAULT_SETTINGS);
  });

  it('joins the session of the default name', async () => {
    const { session } = publish('default');
    expect((await mount()).consumer.session).to.equal(session);
  });

  it('joins a session of its name that comes later, and draws it', async () => {
    const host = await mount('late');
    const { session } = publish('late');
    session.search('solar');
    await lull();
    expect(host.consumer.session).to.equal(session);
    expect(host.shadowRoot!.textContent).to.equal('loading');
  });

  it('goes to the session that takes over the name', async () => {
    const { leave } = publish('shop');
    const host = await mount('shop');
    leave();
    expect(host.consumer.session).to.equal(undefined);
    const { session } = publish('shop');
    expect(host.consumer.session).to.equal(session);
  });

  it('joins a session that is given as an object', async () => {
    const session = new SearchSession();
    expect((await mount(session)).consumer.session).to.equal(session);
  });

  it('leaves one session for another', async () => {
    const { session: shop } = publish('shop');
    const { session: docs } = publish('docs');
    const host = await mount('shop');
    host.session = 'docs';
    await turn();
    const { draws } = host;
    shop.search('solar');
    await turn();
    expect(host.consumer.session).to.equal(docs);
    expect(host.draws).to.equal(draws);
  });

  it('is drawn once for several changes', async () => {
    const session = sessionWith();
    const host = await mount(session);
    const { draws } = host;
    session.search('solar');
    session.search('wind');
    await lull();
    expect(host.draws).to.equal(draws + 1);
  });

  it('hears no more after removal, and joins again when it comes back', async () => {
    const session = sessionWith();
    const host = await mount(session);
    const { parentElement } = host;
    host.remove();
    await turn();
    expect(host.consumer.session).to.equal(undefined);
    parentElement!.append(host);
    session.search('solar');
    await lull();
    expect(host.shadowRoot!.textContent).to.equal('loading');
  });

  it('is drawn with all others that wait, whenever they joined: what one draws would move what another has drawn', async () => {
    const session = sessionWith();
    const hosts = [await mount(session)];
    session.search('solar');
    await new Promise((resolve) => setTimeout(resolve, 100));
    hosts.push(await mount(session));
    const isDrawn = () => hosts.map((host) => host.shadowRoot!.textContent === 'loading');
    const seen = new Set([String(isDrawn())]);
    const watch = new MutationObserver(() => seen.add(String(isDrawn())));
    for (const host of hosts)
      watch.observe(host.shadowRoot!, { childList: true, characterData: true, subtree: true });
    await waitUntil(() => isDrawn().every(Boolean));
    watch.disconnect();
    expect([...seen]).to.deep.equal(['false,false', 'true,true']);
  });

  describe('while others begin to wait, too', () => {
    let clock: SinonFakeTimers;

    beforeEach(
      () =>
        (clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true })),
    );
    afterEach(async () => {
      await clock.tickAsync(200);
      clock.restore();
    });

    const wait = async (milliseconds: number) => {
      await clock.tickAsync(milliseconds);
      await turn();
    };

    it('shows a wait 200 ms after it began', async () => {
      const [session, other] = [sessionWith(), sessionWith()];
      const host = await mount(session);
      await mount(other);
      session.search('solar');
      await wait(150);
      other.search('wind');
      await wait(49);
      expect(host.shadowRoot!.textContent).to.equal('idle');
      await wait(1);
      expect(host.shadowRoot!.textContent).to.equal('loading');
    });

    it('shows the wait of what is asked anew each 150 ms', async () => {
      const session = sessionWith();
      const host = await mount(session);
      session.search('s');
      await wait(150);
      session.search('so');
      await wait(50);
      expect(host.shadowRoot!.textContent).to.equal('loading');
    });
  });

  it('does not join when an update runs after removal', async () => {
    const { session } = publish('shop');
    const host = await mount('nobody');
    host.session = 'shop';
    host.remove();
    await turn();
    session.search('solar');
    expect(host.consumer.session).to.equal(undefined);
  });

  it('has its words in the language of the place, and the page\u2019s own words for it', async () => {
    const host = await mount(sessionWith({ messages: { retry: 'Los' } }));
    expect(host.consumer.phrasebook.number(1234567)).to.equal('1,234,567');
    host.parentElement!.lang = 'de';
    expect(host.consumer.phrasebook.number(1234567)).to.equal('1.234.567');
    expect(host.consumer.phrasebook.text('retry')).to.equal('Los');
  });

  it('is drawn again when the words of its language have come', async () => {
    const host = await mount(sessionWith());
    host.parentElement!.lang = 'fi';
    expect(host.consumer.phrasebook.text('next')).to.equal('Next');
    const { draws } = host;
    await waitUntil(() => host.draws > draws);
    expect(host.consumer.phrasebook.text('next')).to.equal('Seuraava');
    await turn();
    expect(host.draws).to.equal(draws + 1);
  });

  it('makes one phrasebook a language', async () => {
    for (const settings of [{}, { messages: {} }]) {
      const { consumer } = await mount(sessionWith(settings));
      expect(consumer.phrasebook).to.equal(consumer.phrasebook);
    }
  });
});
