import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitAddress } from '../core/request.js';
import type { SearchService } from '../core/service.js';
import { FaultPanel } from '../faults/fault-panel.js';
import { sendAnswer } from './send-answer.js';

/** The shape that connect, express, and vite's servers take. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Resolves after the time, at once when the visitor leaves. Never resolves for `Infinity` while they stay. */
function wait(delayMs: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = delayMs === Infinity ? undefined : setTimeout(resolve, delayMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Answers what is under `/api/` and `/faults/<spec>/api/` and passes on the rest.
 *
 * @param provide the service, asked for at the first request under those paths: building it takes seconds
 *   that a dev server's start should not wait for.
 */
export function createMiddleware(provide: SearchService | (() => SearchService)): Middleware {
  let service: SearchService | undefined;
  let panel: FaultPanel | undefined;
  return (request, response, next) => {
    const address = request.url ?? '/';
    const method = request.method ?? 'GET';
    const isFaulty = FaultPanel.accepts(address);
    if (!isFaulty && !splitAddress(address).path.startsWith('/api/')) return next();
    const answer = async (): Promise<void> => {
      service ??= typeof provide === 'function' ? provide() : provide;
      if (!isFaulty) return sendAnswer(request, response, service.handle(address, method));
      panel ??= new FaultPanel(service);
      const { answer, delayMs } = panel.handle(address, method);
      if (delayMs > 0) await wait(delayMs, response);
      await sendAnswer(request, response, answer);
    };
    answer().catch(next);
  };
}
