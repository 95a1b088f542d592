import { answerJson, isOperation, type Answer, type SearchService } from '../core/service.js';
import { splitAddress } from '../core/request.js';
import { FaultSpecError, parseFaultSpec } from './fault-spec.js';
import { spoilAnswer } from './spoil-answer.js';

export interface FaultyAnswer {
  readonly answer: Answer;
  /** Milliseconds to wait before the answer is sent; `Infinity` for never. */
  readonly delayMs: number;
}

const FAULT_PATH = /^\/faults\/([^/]*)(\/api\/.*)$/s;
/** Specs come from addresses that anybody can write: what is remembered about them has an end. */
const MOST_REMEMBERED_REQUESTS = 10_000;

/** A service whose answers go wrong as its addresses ask: `/faults/<spec>/api/v1/…`. */
export class FaultPanel {
  readonly #service: SearchService;
  /** Spec and operation of the requests that `once` has met. */
  readonly #met = new Set<string>();

  constructor(service: SearchService) {
    this.#service = service;
  }

  /** True for addresses that this panel answers. */
  static accepts(address: string): boolean {
    return FAULT_PATH.test(splitAddress(address).path);
  }

  /** Refuses an unknown spec with 400. Throws never. */
  handle(address: string, method: string): FaultyAnswer {
    const { path, query } = splitAddress(address);
    const [, encodedSpec = '', servicePath = path] = FAULT_PATH.exec(path) ?? [];
    try {
      const specText = decodeURIComponent(encodedSpec);
      const spec = parseFaultSpec(specText);
      const answer = this.#service.handle(query === '' ? servicePath : `${servicePath}?${query}`, method);
      const operation = servicePath.split('/').at(-1);
      const isConcerned = isOperation(operation) && (spec.only ?? operation) === operation;
      if (method === 'OPTIONS')
        return { answer: spec.lacksCors ? spoilAnswer(answer, 'search', spec) : answer, delayMs: 0 };
      if (!isConcerned || (spec.isOnce && this.#hasMet(`${specText} ${operation}`)))
        return { answer, delayMs: 0 };
      return { answer: spoilAnswer(answer, operation, spec), delayMs: spec.hangs ? Infinity : spec.delayMs };
    } catch (error) {
      const message =
        error instanceof FaultSpecError ? error.message : 'The address holds malformed percent-encoding.';
      return { answer: answerJson({ code: 400, message }), delayMs: 0 };
    }
  }

  #hasMet(request: string): boolean {
    if (this.#met.has(request)) return true;
    if (this.#met.size >= MOST_REMEMBERED_REQUESTS) this.#met.clear();
    this.#met.add(request);
    return false;
  }
}
