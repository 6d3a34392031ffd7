import type { jaStanding } from "./standing-ja";

const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

export const enStanding: typeof jaStanding = {
  graded:
    "Blocks are graded by the shortest solution, then by how far from the goal you can stray, which agrees with people’s times on 70 Rush Hour puzzles (rank correlation 0.88). Tiles: shortest solution × number of digits in the count of positions closer to the goal; “Hardest” is a hard board of tiles with none farther away.",
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
