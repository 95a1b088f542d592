import { expect, fixture, html } from '@open-wc/testing';
import { restore, stub } from 'sinon';
import { serviceClient, type ServiceSettings } from '../../src/controllers/service-client.js';

const COMPLETE: ServiceSettings = {
  baseUrl: 'https://svc.test/sub/',
  organizationId: 'acme',
  apiKey: 'k3y-s3cret',
  timeout: 10_000,
};
const EMPTY = '{"code":200,"numFound":0,"response":{"docs":[]}}';

describe('serviceClient', () => {
  afterEach(() => restore());

  /** The address that a client with these settings asks. */
  async function addressFor(settings: Partial<ServiceSettings>): Promise<string> {
    const fetch = stub(window, 'fetch').callsFake(async () => new Response(EMPTY));
    await serviceClient({ ...COMPLETE, ...settings })!.search({ query: 'x' });
    return fetch.firstCall.args[0] as string;
  }

  for (const name of ['baseUrl', 'organizationId', 'apiKey'] as const)
    it(`is none while ${name} is missing`, () => {
      expect(serviceClient({ ...COMPLETE, [name]: '' })).to.equal(undefined);
    });

  it('asks the service that the settings name', async () => {
    expect(await addressFor({})).to.match(
      /^https:\/\/svc\.test\/sub\/api\/v1\/acme\/k3y-s3cret\/search\?q=x/,
    );
  });

  for (const [baseUrl, expected] of [
    ['/search', `${location.origin}/search/api/v1/`],
    ['./search', new URL('./search/api/v1/', document.baseURI).href],
    ['../search', new URL('../search/api/v1/', document.baseURI).href],
    [' /svc ', `${location.origin}/svc/api/v1/`],
    ['//svc.test', `${location.protocol}//svc.test/api/v1/`],
  ])
    it(`reads the base ${JSON.stringify(baseUrl)} relative to the page`, async () => {
      expect(await addressFor({ baseUrl })).to.satisfy((address: string) => address.startsWith(expected));
    });

  it('reads the base in a page that has named a picture as that of its addresses', async () => {
    const picture = await fixture(html`<img name="baseURI" alt="" />`);
    expect(document.baseURI).to.equal(picture);
    expect(await addressFor({ baseUrl: '/search' })).to.contain(`${location.origin}/search/api/v1/`);
  });

  for (const baseUrl of ['svc.test', 'javascript:alert(1)', 'localhost:8080'])
    it(`S04 fails each call, and sends nothing, for the base ${baseUrl}`, async () => {
      const fetch = stub(window, 'fetch');
      const client = serviceClient({ ...COMPLETE, baseUrl })!;
      for (const operation of ['search', 'suggest', 'spell'] as const) {
        const reason: unknown = await client[operation]({ query: 'x' }).catch((error: unknown) => error);
        expect(reason).to.have.property('name', 'SetupError');
        expect(String((reason as Error).stack)).to.not.contain(COMPLETE.apiKey);
      }
      expect(fetch.called).to.equal(false);
    });
});
