import { DecodeError } from './errors.js';

/** The readers of what services send beyond the interface, loaded where there is such an answer. */
export function variants(): Promise<typeof import('./decode-variants.js')> {
  return import('./decode-variants.js').catch(() => unreadable());
}

export function unreadable(): never {
  throw new DecodeError();
}
