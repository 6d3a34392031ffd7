import type { Metric } from "taisou";
import type { Puzzle } from "../puzzle/puzzle";
import { blankOfPlain } from "./fifteen";

const SIDE = 3;

/** The cell of the blank in the goal, up to rotation and reflection. */
type GoalBlank = "corner" | "edge" | "centre";

/**
 * The positions of the 8-puzzle at each distance from the goal, 181,440 together. In single steps OEIS A089473 (corner)
 * and A089474 (centre); the others were counted by complete searches.
 */
export const EIGHT_COUNTS: Readonly<
  Record<"step" | "line", Readonly<Record<GoalBlank, readonly number[]>>>
> = {
  step: {
    corner: [
      1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
      10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ],
    edge: [
      1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193, 7322, 8596,
      13930, 14713, 21721, 19827, 25132, 18197, 18978, 9929, 7359, 2081, 878, 126, 2,
    ],
    centre: [
      1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132,
      12208, 18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
    ],
  },
  line: {
    corner: [
      1, 4, 8, 16, 32, 64, 127, 244, 454, 856, 1576, 2854, 5117, 8588, 13466, 19739, 26558, 31485,
      30985, 23494, 11751, 3390, 589, 41, 1,
    ],
    edge: [
      1, 4, 8, 16, 32, 64, 126, 238, 456, 862, 1590, 2863, 5114, 8618, 13449, 19642, 26478, 31502,
      30815, 23401, 12148, 3381, 588, 42, 2,
    ],
    centre: [
      1, 4, 8, 16, 32, 64, 124, 236, 452, 872, 1598, 2880, 5048, 8632, 13500, 19412, 26136, 31859,
      30304, 23402, 12743, 3424, 654, 35, 4,
    ],
  },
};

/** The counts for an 8-puzzle; `null` for any other puzzle. */
export function eightCounts(puzzle: Puzzle, metric: Metric): readonly number[] | null {
  if (metric !== "step" && metric !== "line") return null;
  const blank = blankOfPlain(puzzle, SIDE);
  if (blank === null) return null;
  if (blank === (SIDE * SIDE - 1) / 2) return EIGHT_COUNTS[metric].centre;
  return blank % 2 === 0 ? EIGHT_COUNTS[metric].corner : EIGHT_COUNTS[metric].edge;
}
