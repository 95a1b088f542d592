/**
 * The page, the built files, and a stand-in for the service that is good most of the time. What a request gets depends
 * on the seed, on what is asked and on how often it was asked before, not on when it comes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { answerOf } from './answers.mjs';
import { chanceOf, weighed } from './random.mjs';

const json = (response, body, status = 200, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const failing = (status, headers) => (response) =>
  json(response, { code: status, message: 'failure' }, status, headers);

/** What can go wrong, by name: the response, the good body, and chance. */
const FAULTS = {
  400: failing(400),
  401: failing(401),
  403: failing(403),
  404: failing(404),
  429: failing(429, { 'retry-after': '1', 'access-control-expose-headers': 'retry-after' }),
  500: failing(500),
  502: failing(502),
  503: failing(503),
  504: failing(504),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Portal'),
  half: (response, body) => {
    const text = JSON.stringify(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(text.slice(0, text.length / 2));
  },
  empty: (response) => response.writeHead(200).end(),
  'code 500': (response) => json(response, { code: 500, message: 'failure' }),
  odd: (response) => json(response, { code: 200, message: 'success', response: { docs: 'none' } }),
  dropped: (response) => response.destroy(),
  broken: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"code":200,');
    setTimeout(() => response.destroy(), 50);
  },
  hanging: () => undefined,
};

/** Most faults hit a fifth of the requests alike; those that hang take long. */
const FAULTY = 0.2;
const WEIGHTS = Object.keys(FAULTS).map((name) => [name === 'hanging' ? 2 : 1, name]);

const TYPES = { html: 'text/html', js: 'text/javascript', mjs: 'text/javascript' };

function sendFile(response, pathname) {
  const root = /^\/(dist|bench\/soak)\//.test(pathname) ? '../..' : '../../bench/soak/page';
  const file = new URL(`${root}${pathname === '/' ? '/index.html' : pathname}`, import.meta.url);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': `${TYPES[file.pathname.split('.').pop()]}; charset=utf-8` });
  response.end(readFileSync(file));
}

/** Starts it on a free port; `asked` counts what was given, by name. */
export async function startService(seed) {
  const asked = {};
  const times = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const [, operation] = /^\/api\/v1\/[^/]+\/[^/]+\/(\w+)$/.exec(pathname) ?? [];
    if (!operation) return sendFile(response, pathname);
    const time = (times.get(request.url) ?? 0) + 1;
    times.set(request.url, time);
    const chance = chanceOf(seed, request.url, time);
    const body = answerOf(operation, searchParams, chance);
    const fault = chance.is(FAULTY) ? weighed(chance, WEIGHTS) : undefined;
    const delayMs = chance.is(0.3) ? 0 : chance.below(300);
    const name = fault ?? operation;
    asked[name] = (asked[name] ?? 0) + 1;
    setTimeout(() => (fault ? FAULTS[fault](response, body, chance) : json(response, body)), delayMs);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${server.address().port}/`, asked, stop };
}
