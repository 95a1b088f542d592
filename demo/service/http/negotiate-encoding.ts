import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Below this many bytes compression costs more than it saves. */
const FEWEST_BYTES = 1_024;
/** Brotli's default of 11 takes a hundred times as long for a tenth less. */
const BROTLI_QUALITY = 4;

/** The best encoding that an `accept-encoding` header allows: br, then gzip. `q=0` forbids one. */
export function negotiateEncoding(header: string | undefined): ContentEncoding {
  const allowed = new Map<string, boolean>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (name !== '') allowed.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  const allows = (name: string): boolean => allowed.get(name) ?? allowed.get('*') ?? false;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses off the main thread. Short content is left as it is: the answer says which encoding was used. */
export async function encodeContent(
  content: Buffer,
  encoding: ContentEncoding,
): Promise<{ readonly content: Buffer; readonly encoding: ContentEncoding }> {
  if (encoding === 'identity' || content.byteLength < FEWEST_BYTES) return { content, encoding: 'identity' };
  if (encoding === 'gzip') return { content: await gzipAsync(content), encoding };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { content: await brotliAsync(content, { params }), encoding };
}
