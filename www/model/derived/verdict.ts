import type { ParsedBoard, Reason, Solvability } from "taisou";
import type { Rules } from "../../engine/rules";
import { memoBy } from "../memo-by";
import type { Puzzle } from "../puzzle/puzzle";
import { hasBlocks } from "../state/selectors";
import type { AppState } from "../state/state";

/** A proof without a search that a goal is unreachable. */
export type Hopeless = Extract<Reason, { argument: "parity" | "graph" }>;
export type ParityReason = Extract<Hopeless, { argument: "parity" }>;

/** Returns a cached decision by theory, which holds for all positions of a puzzle; `null` if theory does not decide. */
export function createVerdicts(rules: Rules): (state: AppState) => Solvability | null {
  const verdict = memoBy(({ board, width, options }: Puzzle) =>
    rules.solvable(board, width, options),
  );
  return (state) => {
    const { puzzle } = state;
    if (puzzle?.hasGoal !== true || hasBlocks(state)) return null;
    return verdict(puzzle);
  };
}

export function hopelessOf(verdict: Solvability | null): Hopeless | null {
  const reason = verdict?.reason ?? null;
  if (reason === null || !("argument" in reason)) return null;
  return reason.argument === "exhausted" ? null : reason;
}

/** True if theory or a search has proven that there is no solution. */
export function isHopeless({ result }: AppState, verdict: Solvability | null): boolean {
  // Every move can be undone, so the displayed board and the start reach the same positions.
  return result.kind === "unsolvable" || hopelessOf(verdict) !== null;
}

/** The two tiles to swap to make the board solvable. */
export function swapped(
  { swap: [a, b] }: ParityReason,
  start: ParsedBoard,
): readonly [string, string] {
  return [start.cells[a]?.symbol ?? "", start.cells[b]?.symbol ?? ""];
}
