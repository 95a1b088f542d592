import { expect } from '@open-wc/testing';
import { Feed } from './feed.js';
import { PAYLOADS } from './payloads.js';
import { Watch } from './watch.js';

const STRICT = `default-src ${location.origin} 'unsafe-inline' data: blob: ws:; media-src *; require-trusted-types-for 'script'`;

/** What the list comes to in a frame with a policy; Trusted Types are enforced there where the engine knows them. */
async function feedUnder(policy: string): Promise<string> {
  const frame = document.createElement('iframe');
  const told = new Promise<string>((resolve) =>
    addEventListener('message', function listen({ source, data }: MessageEvent) {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', listen);
      resolve(String(data));
    }),
  );
  frame.srcdoc = `<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="${policy}">
    <script type="module" src="/test/hostile/frame.ts"></script>`;
  document.body.append(frame);
  const answer = await told;
  const { trustedTypes } = frame.contentWindow as { trustedTypes?: object };
  if (trustedTypes) {
    const place = frame.contentDocument!.createElement('div');
    expect(() => (place.innerHTML = '<b>'), 'the policy is not enforced').to.throw();
  }
  frame.remove();
  return answer;
}

// first of all: what watches the page below adds a policy to it, which frames take over
describe('hostile texts of the service, under Trusted Types', () => {
  it('are text where the policy of the widget is allowed', async () => {
    expect(await feedUnder(`${STRICT}; trusted-types site-search lit-html`)).to.equal('all is well');
  }).timeout(60_000);

  it('are text where it is refused', async () => {
    const refusal =
      'trustedTypes' in window ? 'policy: trusted-types trusted-types-policy site-search' : 'all is well';
    expect(await feedUnder(`${STRICT}; trusted-types lit-html`)).to.match(new RegExp(`^${refusal}\\s*$`));
  }).timeout(60_000);
});

describe('hostile texts of the service', () => {
  let watch: Watch;
  let feed: Feed;

  beforeEach(() => {
    watch = new Watch();
    feed = new Feed();
  });

  afterEach(async () => {
    const wrong = feed.end();
    expect([...(await watch.end()), ...wrong].join('\n')).to.equal('');
  });

  it('are many, and no two alike', () => {
    expect(new Set(PAYLOADS).size).to.be.at.least(500);
  });

  for (const content of ['auto', 'text', 'html'] as const) {
    it(`are text in every field of a result, content="${content}"`, () => feed.results(content)).timeout(
      30_000,
    );
    it(`are text in a template of the page, content="${content}"`, () => feed.templated(content)).timeout(
      30_000,
    );
  }

  it('are text in suggestions', () => feed.suggestions()).timeout(30_000);
  it('are text as queries and corrections, and not repeated of failures', () => feed.words(300)).timeout(
    30_000,
  );
});
