import { isOperation, type Operation } from '../core/service.js';

/** What is to go wrong with an answer, as `/faults/<spec>/api/v1/…` asks for it. */
export interface FaultSpec {
  /** `slow=<ms>`: the answer waits. 0 for not at all. */
  readonly delayMs: number;
  /** `hang`: no answer ever. */
  readonly hangs: boolean;
  /** `status=<400–599>`: this status with an envelope; 429 and 503 say `retry-after: 5`. */
  readonly status: number | undefined;
  /** `empty`: no hits, no suggestions, no corrections. */
  readonly isEmpty: boolean;
  /** `html`: a sign-in page with status 200, as a captive portal or a proxy sends it. */
  readonly isHtml: boolean;
  /** `truncated`: the first half of the JSON. */
  readonly isTruncated: boolean;
  /** `badcode`: HTTP 200 around an envelope with code 500. */
  readonly hasBadCode: boolean;
  /** `hostile`: well-formed JSON full of attacks and wrong types. */
  readonly isHostile: boolean;
  /** `nocors`: no cross-origin headers. */
  readonly lacksCors: boolean;
  /** `cap=<n>`: rows capped without a word. */
  readonly rowsCap: number | undefined;
  /** `only=<operation>`: the others behave. */
  readonly only: Operation | undefined;
  /** `once`: the first request for this spec and operation alone. */
  readonly isOnce: boolean;
}

export class FaultSpecError extends Error {
  override readonly name = 'FaultSpecError';
  /** The entry that was not understood. */
  readonly entry: string;

  constructor(entry: string) {
    super(`Unknown fault "${entry.slice(0, 60)}".`);
    this.entry = entry;
  }
}

type Change = Partial<FaultSpec>;

const NO_FAULT: FaultSpec = {
  delayMs: 0,
  hangs: false,
  status: undefined,
  isEmpty: false,
  isHtml: false,
  isTruncated: false,
  hasBadCode: false,
  isHostile: false,
  lacksCors: false,
  rowsCap: undefined,
  only: undefined,
  isOnce: false,
};

const FLAGS: Readonly<Record<string, Change>> = {
  hang: { hangs: true },
  empty: { isEmpty: true },
  html: { isHtml: true },
  truncated: { isTruncated: true },
  badcode: { hasBadCode: true },
  hostile: { isHostile: true },
  nocors: { lacksCors: true },
  once: { isOnce: true },
};

const LONGEST_DELAY_MS = 60_000;

function readValue(name: string, value: string): Change | undefined {
  if (name === 'only') return isOperation(value) ? { only: value } : undefined;
  if (!/^\d{1,6}$/.test(value)) return undefined;
  const number = Number(value);
  if (name === 'slow') return number <= LONGEST_DELAY_MS ? { delayMs: number } : undefined;
  if (name === 'status') return number >= 400 && number <= 599 ? { status: number } : undefined;
  return name === 'cap' ? { rowsCap: number } : undefined;
}

/**
 * Reads a list such as `slow=1500,only=search`. An entry given twice: the last one counts.
 *
 * @throws FaultSpecError for an entry that is not known or has a value out of range.
 */
export function parseFaultSpec(text: string): FaultSpec {
  let spec = NO_FAULT;
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [name = '', value] = entry.split(/=(.*)/s);
    const flag = Object.hasOwn(FLAGS, name) && value === undefined ? FLAGS[name] : undefined;
    const change = flag ?? (value === undefined ? undefined : readValue(name, value));
    if (change === undefined) throw new FaultSpecError(entry);
    spec = { ...spec, ...change };
  }
  return spec;
}
