import type { ReadMoves } from "taisou";
import type { Rules } from "../../engine/rules";
import type { EntryState } from "../../platform/entry-state";
import { asClicks, asPresses, gesturesOf } from "../play/answer";
import type { Gesture } from "../play/play";
import { boardsAlong } from "../puzzle/boards";
import type { Puzzle } from "../puzzle/puzzle";
import { type Dropped, MOST_MOVES, shortened } from "./link";

interface LinkedMoves {
  readonly gestures: readonly Gesture[];
  readonly dropped: Dropped | null;
}

/** The moves of a link as gestures, as far as they can be played on this board. */
export function readLinkedMoves(
  rules: Rules,
  puzzle: Puzzle | null,
  { moves: text, presses, byHand }: Pick<EntryState, "moves" | "presses" | "byHand">,
): LinkedMoves {
  const nothing = (reason: Dropped["reason"]): LinkedMoves => ({
    gestures: [],
    dropped: { key: "moves", reason, value: shortened(text) },
  });
  if (text.trim() === "") return { gestures: [], dropped: null };
  if (puzzle === null) return nothing("unreadable");
  if (text.length > MOST_MOVES) return nothing("too-long");
  const { width, start } = puzzle;
  const { read, bad } = readMoves(rules, puzzle, text);
  if (read === null) return nothing("unreadable");
  const moves = asPresses(read.moves, presses ?? []) ?? asClicks(read.moves, width);
  return {
    gestures: gesturesOf(moves, boardsAlong(start, moves), byHand ? undefined : "link"),
    dropped: bad === null ? null : { key: "moves", reason: "cut", value: bad },
  };
}

/** The moves of a text before the first unplayable one, and that one. */
function readMoves(
  rules: Rules,
  { board, width, options }: Puzzle,
  text: string,
): { read: ReadMoves | null; bad: string | null } {
  const whole = rules.readMoves(board, width, text, options);
  if (whole.ok !== null) return { read: whole.ok, bad: null };
  const { at, found, span } = whole.objection?.details ?? {};
  if (whole.objection?.code !== "bad-moves" || at === 0 || !Array.isArray(span)) {
    return { read: null, bad: null };
  }
  const good = rules.readMoves(board, width, text.slice(0, span[0]), options);
  return { read: good.ok, bad: String(found) };
}
