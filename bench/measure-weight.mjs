// Scripts and style sheets that a page has loaded when suggestions and ten results have been on show, as servers send them.
import { brotliCompressSync } from 'node:zlib';
import { BenchPage } from './page.mjs';

export async function measureWeight(browser, server, contender) {
  const page = await BenchPage.open(browser, server, contender);
  try {
    server.loaded.length = 0;
    await page.go();
    await page.adapt();
    await page.run('contender.box().focus()');
    await page.keyboard.type('fence');
    await page.until('bench.hasSuggestions("fence")');
    await page.run('contender.search("solar fence")');
    await page.until('bench.hasResults("solar fence", 10)');
    await page.settle();
    // what stands in for an engine is not weighed
    const code = server.loaded.filter(
      ({ path, type }) => /^(js|css)$/.test(type) && !path.startsWith('/pagefind/'),
    );
    const bytes = code.reduce((sum, { content }) => sum + brotliCompressSync(content).length, 0);
    return { bytes: bytes / 1000, files: code.length };
  } finally {
    await page.close();
  }
}
