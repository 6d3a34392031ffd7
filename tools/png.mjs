// Writes a picture as a PNG of at most 256 colours: a third of what a browser's screenshot takes.

import { createRequire } from "node:module";
import { crc32, deflateSync } from "node:zlib";

/** For Node it is CommonJS. @type {typeof import("gifenc")} */
const { applyPalette, quantize } = createRequire(import.meta.url)("gifenc");
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * @param {Uint8ClampedArray} rgba Four bytes a pixel, row by row, all opaque.
 * @param {number} width
 * @param {number} height
 */
export function smallPng(rgba, width, height) {
  const palette = quantize(rgba, 256);
  const pixels = applyPalette(rgba, palette);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  // Every row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} name
 * @param {Buffer} data
 */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
