import type { ParsedBoard, Reason, Solvability } from "taisou";
import type { Rules } from "../../engine/rules";
import { memoBy } from "../memo-by";
import type { Puzzle } from "../puzzle/puzzle";
import { hasBlocks } from "../state/selectors";
import type { AppState } from "../state/state";

/** Why a goal can never be reached, where theory says so without a search. */
export type Hopeless = Extract<Reason, { argument: "parity" | "graph" }>;
export type ParityReason = Extract<Hopeless, { argument: "parity" }>;

/**
 * What theory says of the start, which holds for all that it can become; `null` where it has nothing to say.
 * Remembered by puzzle, because a page is drawn far more often.
 */
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

/** Whether it is known, from theory or from a search, that there is no answer. */
export function isHopeless({ result }: AppState, verdict: Solvability | null): boolean {
  // No way from the board on show is none from the start: every move can be taken back.
  return result.kind === "unsolvable" || hopelessOf(verdict) !== null;
}

/** The two tiles that would have to change places. */
export function swapped(
  { swap: [a, b] }: ParityReason,
  start: ParsedBoard,
): readonly [string, string] {
  return [start.cells[a]?.symbol ?? "", start.cells[b]?.symbol ?? ""];
}
