/** What a request's address asks for, taken apart without `URL`: that one mends what must be refused. */
export interface RequestAddress {
  /** Decoded path segments, without the empty one before the first slash. */
  readonly segments: readonly string[];
  /** Decoded query parameters; of one that is sent twice the first. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** A request that the service refuses, with the HTTP status to refuse it with. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RequestError(400, 'The address holds malformed percent-encoding.');
  }
}

const SCHEME_AND_HOST = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The path of an address, still encoded, and the query after its `?`. */
export function splitAddress(address: string): { path: string; query: string } {
  const [, path = '', query = ''] =
    /^([^?#]*)(?:\?([^#]*))?/.exec(address.replace(SCHEME_AND_HOST, '')) ?? [];
  return { path, query };
}

/** @throws RequestError 400 where the percent-encoding is malformed. */
export function readAddress(address: string): RequestAddress {
  const { path, query } = splitAddress(address);
  const parameters = new Map<string, string>();
  for (const pair of query.split('&')) {
    const [name = '', ...value] = pair.split('=').map((part) => decode(part.replaceAll('+', ' ')));
    if (name !== '' && !parameters.has(name)) parameters.set(name, value.join('='));
  }
  return { segments: path.split('/').slice(1).map(decode), parameters };
}

/** @throws RequestError 400 where `q` is missing or blank. */
export function readQuery(parameters: RequestAddress['parameters']): string {
  const query = parameters.get('q');
  if (query === undefined || query.trim() === '')
    throw new RequestError(400, 'Parameter "q" is missing or blank.');
  return query;
}

/** @throws RequestError 400 where the parameter is there and is no whole number from 0. */
export function readCount(parameters: RequestAddress['parameters'], name: string, byDefault: number): number {
  const text = parameters.get(name);
  if (text === undefined) return byDefault;
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count)) {
    throw new RequestError(400, `Parameter "${name}" must be a whole number, 0 or more.`);
  }
  return count;
}
