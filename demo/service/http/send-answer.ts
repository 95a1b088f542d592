import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../core/service.js';
import { entityTag, matchesTag } from './entity-tag.js';
import { encodeContent, negotiateEncoding } from './negotiate-encoding.js';

function contentOf(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body), 'utf8');
}

/**
 * Writes an answer: entity tag and 304 for good ones, compression by `accept-encoding`, no content for
 * HEAD. Does nothing where the visitor has gone.
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const headers: Record<string, string> = { ...answer.headers, vary: 'accept-encoding' };
  if (answer.status === 200) {
    headers['etag'] = entityTag(answer.body);
    if (matchesTag(request.headers['if-none-match'], headers['etag'])) {
      delete headers['content-type'];
      if (!response.destroyed) response.writeHead(304, headers).end();
      return;
    }
  }
  const accepted = request.headers['accept-encoding'];
  const wanted = negotiateEncoding(Array.isArray(accepted) ? accepted.join(',') : accepted);
  const { content, encoding } = await encodeContent(contentOf(answer.body), wanted);
  if (response.destroyed) return;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (answer.body !== undefined) headers['content-length'] = String(content.byteLength);
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : content);
}
