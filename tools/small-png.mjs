// Makes a picture of flat colours small: a browser's PNG (8-bit RGB or RGBA, not interlaced) becomes one
// with a palette of its 256 most frequent colours, the others drawn in the nearest of them.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

function readChunks(png) {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const size = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) });
    at += size + 12;
  }
  return chunks;
}

function writeChunk(type, data) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

/** The nearest to `left + up - corner`, as the PNG standard has it. */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** The bytes of the rows, with what each row's filter took away put back. */
function unfilter(filtered, { rowSize, height, pixelSize }) {
  const rows = Buffer.alloc(rowSize * height);
  for (let at = 0; at < rows.length; at++) {
    const y = Math.floor(at / rowSize);
    const isFirst = at % rowSize < pixelSize;
    const left = isFirst ? 0 : rows[at - pixelSize];
    const up = y ? rows[at - rowSize] : 0;
    const corner = isFirst || !y ? 0 : rows[at - rowSize - pixelSize];
    const filter = filtered[y * (rowSize + 1)];
    const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter];
    rows[at] = filtered[at + y + 1] + guess;
  }
  return rows;
}

function distance(one, other) {
  return [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
}

/** @returns the colours of the palette, and the place in it for each colour of the picture */
function choosePalette(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts.keys()].sort((one, other) => counts.get(other) - counts.get(one));
  const palette = byCount.slice(0, MOST_COLOURS);
  const placeOf = new Map(palette.map((colour, place) => [colour, place]));
  for (const colour of byCount.slice(MOST_COLOURS)) {
    const distances = palette.map((other) => distance(colour, other));
    placeOf.set(colour, distances.indexOf(Math.min(...distances)));
  }
  return { palette, placeOf };
}

export function smallPng(png) {
  const chunks = readChunks(png);
  const header = Buffer.from(chunks[0].data);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const pixelSize = header[9] === 6 ? 4 : 3;
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  const pixels = unfilter(inflateSync(data), { rowSize: width * pixelSize, height, pixelSize });
  const colours = Uint32Array.from({ length: width * height }, (_, index) =>
    pixels.readUIntBE(index * pixelSize, 3),
  );
  const { palette, placeOf } = choosePalette(colours);
  const rows = Buffer.alloc((width + 1) * height); // each row begins with its filter: none
  colours.forEach((colour, index) => (rows[index + Math.floor(index / width) + 1] = placeOf.get(colour)));
  header[9] = 3; // a palette in place of colours
  const bytes = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return Buffer.concat([
    SIGNATURE,
    writeChunk('IHDR', header),
    writeChunk('PLTE', Buffer.from(bytes)),
    writeChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}
