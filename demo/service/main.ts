/**
 * The service and its pages on a port of their own: `tsx demo/service/main.ts`.
 * `PORT` chooses the port (default 8787; 0 for any that is free).
 */
import type { AddressInfo } from 'node:net';
import { demoData } from './demo-data.js';
import { createDemoServer } from './http/demo-server.js';

const DEFAULT_PORT = 8_787;

const port = Number(process.env['PORT'] || DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('PORT must be a whole number from 0 to 65535.');
  process.exit(1);
}

const began = performance.now();
const data = demoData();
const seconds = ((performance.now() - began) / 1_000).toFixed(1);
const sectionCount = data.pages.reduce((sum, { sections }) => sum + sections.length, 0);
console.log(`Indexed ${sectionCount} sections of ${data.pages.length} pages in ${seconds} s.`);

const server = createDemoServer(data);

server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});

server.listen(port, () => {
  const { port: actualPort } = server.address() as AddressInfo;
  console.log(`Search service: http://localhost:${actualPort}/api/v1/npm/demo/search?q=publish`);
  console.log(`Pages:          http://localhost:${actualPort}/corpus/`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // a hanging answer or an idle connection would keep the server open for ever
    server.closeAllConnections();
  });
}
