import { usualMetric } from "../puzzle/metrics";
import type { Puzzle } from "../puzzle/puzzle";

/**
 * The positions of the 15-puzzle at each distance from a goal with the blank in a corner, in single steps (Korf and
 * Schultze 2005, OEIS A089484); 10,461,394,944,000 together.
 */
export const FIFTEEN_COUNTS: readonly number[] = [
  1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808, 15544, 30821, 60842, 119000, 231844,
  447342, 859744, 1637383, 3098270, 5802411, 10783780, 19826318, 36142146, 65135623, 116238056,
  204900019, 357071928, 613926161, 1042022040, 1742855397, 2873077198, 4660800459, 7439530828,
  11668443776, 17976412262, 27171347953, 40271406380, 58469060820, 83099401368, 115516106664,
  156935291234, 208207973510, 269527755972, 340163141928, 418170132006, 500252508256, 581813416256,
  657076739307, 719872287190, 763865196269, 784195801886, 777302007562, 742946121222, 683025093505,
  603043436904, 509897148964, 412039723036, 317373604363, 232306415924, 161303043901, 105730020222,
  65450375310, 37942606582, 20696691144, 10460286822, 4961671731, 2144789574, 868923831, 311901840,
  104859366, 29592634, 7766947, 1508596, 272198, 26638, 3406, 70, 17,
];

const SIDE = 4;

/** The corner of the blank in the goal of a 15-puzzle; `null` for any other puzzle. */
export function fifteenCorner(puzzle: Puzzle): number | null {
  const blank = blankOfPlain(puzzle, SIDE);
  if (blank === null) return null;
  return [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1].includes(blank) ? blank : null;
}

/** The cell of the blank in the goal, on a square of this side with unique tiles; `null` for any other puzzle. */
export function blankOfPlain({ start, options }: Puzzle, side: number): number | null {
  const { width, height, goals } = start;
  const [goal] = goals;
  if (width !== side || height !== side || goals.length !== 1 || goal === undefined) return null;
  if (usualMetric(options) !== "step" || options.same !== undefined) return null;
  const tiles = goal.cells.filter(({ kind }) => kind === "tile");
  if (new Set(tiles.map(({ symbol }) => symbol)).size < side * side - 1) return null;
  return goal.cells.findIndex(({ kind }) => kind === "blank");
}
