/**
 * The pages of the end-to-end tests and the built files, from one tiny server: `tsx test/e2e/pages-server.ts`.
 * Under `/strict/` the same pages have the strictest policy that the widget promises to live with; under
 * `/refused/` that policy does not let it make its Trusted Types policy; under `/duplicates/` it lets a page have a Lit of
 * its own.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGES = new URL('./pages/', import.meta.url);
const BUILT = new URL('../../dist/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
};

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types";
const POLICIES: Readonly<Record<string, string>> = {
  strict: `${STRICT} site-search lit-html`,
  refused: `${STRICT} dompurify lit-html`,
  duplicates: `${STRICT} site-search lit-html 'allow-duplicates'`,
};

/** Only flat names: no path leads out of the two folders. */
const ADDRESS = /^\/(?:(dist|strict|refused|duplicates)\/)?([\w-]+(?:\.[\w-]+)*)$/;

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, folder = '', name = ''] = ADDRESS.exec(pathname) ?? [];
  const type = TYPES[extname(name)];
  const policy = POLICIES[folder];
  readFile(fileURLToPath(new URL(name, folder === 'dist' ? BUILT : PAGES)))
    .then((body) => {
      response.writeHead(200, {
        'content-type': type ?? 'text/plain',
        'cache-control': 'no-store',
        ...(policy && { 'content-security-policy': policy }),
      });
      response.end(body);
    })
    .catch(() => response.writeHead(404).end());
});

server.listen(Number(process.env['PORT']) || 4173);
