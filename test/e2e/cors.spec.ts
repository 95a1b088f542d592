/** A service on another origin that forgets to let the page read its answers: browsers say no more than that none came. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { doc, found } from './answers.js';
import { expect, test } from './fixtures.js';

const BROWSERS_WORDS = /CORS|cross-origin|Access-Control|origin .* is not allowed/i;
const ANSWER = JSON.stringify(found('x', [doc(1)]).body);

test.use({ allowedErrors: BROWSERS_WORDS });

/** @param isOpen whether the service lets other origins read what it says now */
async function serve(isOpen: () => boolean, asked: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (isOpen()) response.setHeader('access-control-allow-origin', '*');
    response.end(ANSWER);
  });
  return await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test('an answer without a CORS header is one that could not be reached, in words that pretend no more', async ({
  widget,
  page,
}) => {
  let isOpen = true;
  const asked: string[] = [];
  const server = await serve(() => isOpen, asked);
  try {
    // the stand-in would answer for this service, too
    await page.unrouteAll();
    await widget.open();
    const { port } = server.address() as AddressInfo;
    await widget.set({ 'base-url': `http://127.0.0.1:${port}`, spelling: 'off', suggestions: 'off' });
    await widget.find('x', 1);

    isOpen = false;
    await widget.search('y');
    await expect(widget.error).toContainText('The search could not be reached. Check your connection.');
    // nothing that the service said, and no word of a cause that nobody knows
    await expect(widget.error).not.toContainText(/CORS|origin|offline|no results/i);
    await widget.hears('The search could not be reached. Check your connection.');
    await expect(widget.box).toHaveValue('y');
    // the earlier results stay, said to be those of the earlier query
    await expect(widget.titles).toHaveText(['Doc 1']);
    await expect(widget.summary).toContainText('Earlier results for x');
    const errorName = await widget.host.evaluate((element) => {
      const { state } = element as unknown as { state: { error?: Error } };
      return state.error?.name;
    });
    expect(errorName).toBe('NetworkError');
    // it was asked: once, and once more by itself
    expect(asked.filter((address) => address.includes('/search?q=y'))).toHaveLength(2);

    isOpen = true;
    await widget.retry.click();
    await expect(widget.error).toHaveCount(0);
    await expect(widget.titles).toHaveText(['Doc 1']);
    await expect(page).toHaveURL(/[?&]q=y/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
