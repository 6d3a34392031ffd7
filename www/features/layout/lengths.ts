import type { NumberRange } from "taisou";

/** The moves of each level of blocks; see `levelOf`. */
export const LENGTHS = {
  easy: [5, 10],
  medium: [11, 20],
  hard: [21, 35],
  extreme: [36, Number.POSITIVE_INFINITY],
} as const satisfies Record<string, NumberRange>;

export type Length = keyof typeof LENGTHS;
