import { createServer, type Server } from 'node:http';
import type { DemoData } from '../demo-data.js';
import { createMiddleware } from './middleware.js';
import { createPagesMiddleware } from '../pages/pages-middleware.js';

/** Node allows 16 kB; a query of 100 kB should meet the service's answer, not the parser's. */
const LONGEST_HEADERS_BYTES = 512 * 1_024;

/** A server, not yet listening, for the service and its pages. What lies elsewhere is a 404. */
export function createDemoServer({ service, pages }: DemoData): Server {
  const serviceMiddleware = createMiddleware(service);
  const pagesMiddleware = createPagesMiddleware(pages);
  return createServer({ maxHeaderSize: LONGEST_HEADERS_BYTES }, (request, response) => {
    const refuse = (error?: unknown): void => {
      const code = error === undefined ? 404 : 500;
      const message = error === undefined ? 'No such address.' : 'The service failed.';
      if (response.headersSent) return void response.destroy();
      response.writeHead(code, {
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
      });
      response.end(JSON.stringify({ code, message }));
    };
    const passOn = (error?: unknown): void =>
      error === undefined ? pagesMiddleware(request, response, refuse) : refuse(error);
    serviceMiddleware(request, response, passOn);
  });
}
