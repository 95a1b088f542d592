import { answerJson, type Answer, type Operation } from '../core/service.js';
import type { SearchBody, SpellBody, SuggestBody } from '../core/wire-out.js';
import type { FaultSpec } from './fault-spec.js';
import { hostileBody } from './hostile-body.js';

const RETRY_AFTER_SECONDS = '5';
const STATUS_MESSAGES: ReadonlyMap<number, string> = new Map([
  [401, 'Wrong API key.'],
  [403, 'This key may not search.'],
  [404, 'Unknown organization.'],
  [429, 'Too many requests.'],
  [500, 'The service failed.'],
  [503, 'The service is down for maintenance.'],
]);

const SIGN_IN_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in</title></head>
<body><h1>Sign in to this network</h1><p>Accept the terms to go on.</p></body></html>
`;

function emptied(operation: Operation, body: object): object {
  if (operation === 'search') {
    return { ...(body as SearchBody), numFound: 0, response: { docs: [] }, highlight_v2: [] };
  }
  if (operation === 'spell') {
    const [word = ''] = (body as SpellBody).spell;
    return { ...body, spell: [word, { suggestion: [] }] };
  }
  const keys = Object.keys((body as SuggestBody).suggest);
  return { ...body, suggest: Object.fromEntries(keys.map((key) => [key, { numFound: 0, suggestions: [] }])) };
}

function capped(body: SearchBody, rows: number): SearchBody {
  const docs = body.response.docs.slice(0, rows);
  return { ...body, response: { docs }, highlight_v2: body.highlight_v2.slice(0, rows) };
}

function queriedOf(operation: Operation, body: object): { query: string; start: number } {
  if (operation === 'search') return { query: '', start: (body as SearchBody).start };
  if (operation === 'suggest')
    return { query: Object.keys((body as SuggestBody).suggest)[0] ?? '', start: 0 };
  return { query: String((body as SpellBody).spell[0] ?? ''), start: 0 };
}

function withContent(answer: Answer, operation: Operation, spec: FaultSpec): Answer {
  if (spec.status !== undefined) {
    const message = STATUS_MESSAGES.get(spec.status) ?? 'A fault was asked for.';
    const waits = spec.status === 429 || spec.status === 503;
    return answerJson({ code: spec.status, message }, waits ? { 'retry-after': RETRY_AFTER_SECONDS } : {});
  }
  if (spec.isHtml) {
    return {
      ...answer,
      headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
      body: SIGN_IN_PAGE,
    };
  }
  if (spec.hasBadCode) return { ...answer, body: { code: 500, message: 'The index is not loaded.' } };
  let body = answer.body as object;
  if (spec.isHostile) {
    const { query, start } = queriedOf(operation, body);
    body = hostileBody(operation, query, start) as object;
  }
  if (spec.isEmpty) body = emptied(operation, answer.body as object);
  if (spec.rowsCap !== undefined && operation === 'search' && !spec.isHostile) {
    body = capped(body as SearchBody, spec.rowsCap);
  }
  if (!spec.isTruncated) return { ...answer, body };
  const text = JSON.stringify(body);
  return { ...answer, body: text.slice(0, Math.ceil(text.length / 2)) };
}

/**
 * The answer with a spec's faults in it. Refusals stay as they are, so that a wrong key still reads as
 * one. Waiting (`slow`, `hang`) is left to the transport.
 */
export function spoilAnswer(answer: Answer, operation: Operation, spec: FaultSpec): Answer {
  const spoilt = answer.status === 200 ? withContent(answer, operation, spec) : answer;
  if (!spec.lacksCors) return spoilt;
  const headers = Object.entries(spoilt.headers).filter(([name]) => !name.startsWith('access-control-'));
  return { ...spoilt, headers: Object.fromEntries(headers) };
}
