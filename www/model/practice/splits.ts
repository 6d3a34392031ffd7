import type { Move, Stage } from "taisou";
import type { Shape } from "../puzzle/shape";

/** A part of a board that a player finishes in turn. */
export interface SplitStage {
  readonly name: Stage["name"];
  /** From 1 within rows or columns. */
  readonly number: number;
}

/** The rows from the top, then the columns from the left, until two of each remain as the rest. */
export function splitStages({ width, height }: Shape): SplitStage[] {
  const stages = (name: Stage["name"], count: number) =>
    Array.from({ length: Math.max(count, 0) }, (_, index) => ({ name, number: index + 1 }));
  return [
    ...stages("row", height - 2),
    ...stages("column", width - 2),
    { name: "rest", number: 1 },
  ];
}

/**
 * When each stage was last completed: the time of the last step that touched it or a stage before it.
 *
 * @param times Of each step; rising.
 */
export function splitsOf(
  shape: Shape,
  moves: readonly Move[],
  times: readonly number[],
): readonly number[] {
  const [rows, columns] = [Math.max(shape.height - 2, 0), Math.max(shape.width - 2, 0)];
  const stageOf = (cell: number): number => {
    const [row, column] = [Math.floor(cell / shape.width), cell % shape.width];
    return row < rows ? row : rows + Math.min(column, columns);
  };
  const splits = new Array<number>(rows + columns + 1).fill(0);
  moves.forEach(({ from, to }, step) => {
    const first = Math.min(stageOf(from), stageOf(to));
    for (let stage = first; stage < splits.length; stage += 1) splits[stage] = times[step] ?? 0;
  });
  return splits;
}
