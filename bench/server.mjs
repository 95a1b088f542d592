// The stand-in service and the pages of the contenders, on one port. Notes what each page has loaded.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { searchAnswer, spellAnswer, suggestAnswer } from './answers.mjs';

const HERE = new URL('./', import.meta.url);
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' };

const page = (name, variant, rows) => {
  const content = readFileSync(new URL(`contenders/${name}/${variant ?? 'page'}.html`, HERE), 'utf8');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Handbook</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto}</style></head><body><h1>Handbook</h1>
${content.replaceAll('ROWS', rows)}</body></html>`;
};

const readBody = async (request) => {
  let text = '';
  for await (const piece of request) text += piece;
  return text ? JSON.parse(text) : {};
};

/** What is asked of the stand-in, by the last part of the path. */
async function answer(request, { pathname, searchParams }) {
  const query = searchParams.get('q') ?? '';
  const rows = Number(searchParams.get('rows') ?? 10);
  if (pathname.startsWith('/pagefind-answer')) return searchAnswer('pagefind', query, rows);
  if (pathname.startsWith('/algolia')) return searchAnswer('algolia', query, rows, searchParams.get('tag'));
  if (pathname.startsWith('/meilisearch')) {
    const { q = '', limit = 10, queries } = await readBody(request);
    if (!queries) return searchAnswer('meilisearch', q, limit);
    const results = queries.map(({ q, limit = 10 }) => JSON.parse(searchAnswer('meilisearch', q, limit)));
    return JSON.stringify({ results });
  }
  if (pathname.endsWith('/suggest')) return suggestAnswer(query);
  if (pathname.endsWith('/spell')) return spellAnswer(query);
  if (pathname.endsWith('/search')) return searchAnswer('service', query, rows);
}

/** Starts it: `{ origin, loaded, close }`; `loaded` holds scripts, style sheets and answers since it was emptied. */
export async function startServer(port = Number(process.env.BENCH_PORT ?? 0)) {
  const loaded = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, 'http://localhost');
    const [, folder, name] = url.pathname.split('/');
    const send = (type, content) => {
      loaded.push({ path: url.pathname, type, content });
      response.setHeader('content-type', TYPES[type]);
      response.end(content);
    };
    try {
      if (folder === 'page')
        return send(
          'html',
          page(name, url.searchParams.get('variant') ?? undefined, url.searchParams.get('rows') ?? '10'),
        );
      if (folder === 'blank') return send('html', '<!doctype html><title>Blank</title>');
      // the built file and what it loads; the contenders, built; what peers ship
      const file = {
        dist: `..${url.pathname}`,
        built: `dist/${name}`,
        pagefind: `contenders/pagefind/engine/${name}`,
      }[folder];
      if (file) return send(file.split('.').pop(), readFileSync(new URL(file, HERE)));
      const text = await answer(request, url);
      if (text) return send('json', text);
    } catch (error) {
      console.error(request.url, error.message);
    }
    response.statusCode = 404;
    response.end();
  });
  await new Promise((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    loaded,
    close: () => server.close(),
  };
}
