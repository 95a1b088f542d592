// Prints what each file of the build weighs, raw and compressed as servers send it.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FOLDER = new URL('../dist/', import.meta.url);
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.js'))) {
  const content = readFileSync(new URL(file, FOLDER));
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  console.log(
    `${file}: ${content.length} B raw, ${gzipSync(content, { level: 9 }).length} B gzip, ${brotli.length} B brotli`,
  );
}
