import type { Direction } from "taisou";

// The moves of an attempt as bytes: 2 bits a step of the blank, and a varint for the time between two steps.

const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];

/** Packs steps of the blank, four a byte, the first in the lowest bits. */
export function packSteps(steps: readonly Direction[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(steps.length / 4));
  steps.forEach((step, index) => {
    const bits = DIRECTIONS.indexOf(step) << ((index % 4) * 2);
    bytes[index >> 2] = (bytes[index >> 2] ?? 0) | bits;
  });
  return bytes;
}

/** Reads `count` steps; fewer if the bytes end before. */
export function unpackSteps(bytes: Uint8Array, count: number): Direction[] {
  return Array.from({ length: Math.min(count, bytes.length * 4) }, (_, index) => {
    return DIRECTIONS[((bytes[index >> 2] ?? 0) >> ((index % 4) * 2)) & 3] ?? "up";
  });
}

/** Packs rising whole numbers below 2^53 as varints of their differences; the first difference is from 0. */
export function packTimes(times: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const time of times) {
    pushVarint(bytes, Math.max(time - before, 0));
    before = Math.max(time, before);
  }
  return Uint8Array.from(bytes);
}

export function unpackTimes(bytes: Uint8Array): number[] {
  const times: number[] = [];
  let time = 0;
  for (const reader = new PackedReader(bytes); !reader.isAtEnd; ) {
    time += reader.number();
    times.push(time);
  }
  return times;
}

export function countTimes(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte < 0x80) count += 1;
  return count;
}

/** Appends a whole number below 2^53, 7 bits a byte, lowest first. */
export function pushVarint(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  bytes.push(rest);
}

/** All empty lists share it, because a view takes memory. */
const NONE = new Uint8Array();

/** Reads varints and bytes one after another; behind the end are zeros. */
export class PackedReader {
  at = 0;
  end: number;

  constructor(private readonly of: Uint8Array) {
    this.end = of.length;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  number(): number {
    let number = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = this.at < this.end ? (this.of[this.at] ?? 0) : 0;
      this.at += 1;
      number += (byte & 0x7f) * factor;
      if (byte < 0x80) return number;
    }
  }

  /** The bytes behind their number, in the same memory. */
  bytes(): Uint8Array {
    const length = this.number();
    if (length === 0) return NONE;
    this.at += length;
    return this.of.subarray(this.at - length, Math.min(this.at, this.end));
  }
}
