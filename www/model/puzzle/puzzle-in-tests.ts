import * as taisou from "taisou";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS, type Fields, type Puzzle } from "./puzzle";
import { readFields } from "./read";

export function puzzleOf(fields: Partial<Fields>): Puzzle {
  return sure(readFields(rules, { ...EMPTY_FIELDS, ...fields })?.puzzle);
}

/** Solves a puzzle, or another board of it. */
export function solve(
  { board, width, options }: Puzzle,
  metric: taisou.Metric,
  from = board,
): taisou.Solution {
  return taisou.solve(from, width, "auto", { ...options, metric, boards: false });
}
