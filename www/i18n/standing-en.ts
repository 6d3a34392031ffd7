import type { jaStanding } from "./standing-ja";

const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

export const enStanding: typeof jaStanding = {
  farthest: (alike, positions) =>
    alike === 1
      ? `the farthest of all ${positions}`
      : `one of the ${NUMBERS[alike - 2] ?? alike} farthest of ${positions}`,
  fewFarther: (few, positions) => `of ${positions}, only ${few} ${isOrAre(few)} farther`,
  fewNearer: (few, positions) => `of ${positions}, only ${few} ${isOrAre(few)} nearer`,
  farther: (share, positions) => `farther than ${share} of all ${positions}`,
  nearer: (share, positions) => `nearer than ${share} of all ${positions}`,
};

function isOrAre(few: string): string {
  return few === "1" ? "is" : "are";
}
