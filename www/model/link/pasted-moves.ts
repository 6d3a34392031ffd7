import type { Rules } from "../../engine/rules";
import { asClicks, gesturesOf } from "../play/answer";
import type { Gesture } from "../play/play";
import { boardsAlong } from "../puzzle/boards";
import type { Puzzle } from "../puzzle/puzzle";
import { MOST_MOVES } from "./link";

/** Pasted moves, as far as they can be played. */
export interface PastedMoves {
  /** As the module reads it: with a prefix if its letters are the blank's directions. */
  readonly text: string;
  /** The gestures from the start to the end of the moves. */
  readonly gestures: readonly Gesture[];
  readonly before: number;
  /** The first unplayable move, as written. */
  readonly bad: string | null;
}

/** The prefix for directions of the blank. */
const OF_BLANK = "blank: ";

/**
 * Reads a text as moves of this puzzle; `null` if it is something else. Moves may begin at the start or on the
 * displayed board, and letters may be directions of the tiles or of the blank. A reading that reaches the goal is
 * preferred, then any that can be played.
 *
 * @param played The gestures from the start to the displayed board.
 */
export function readPastedMoves(
  rules: Rules,
  puzzle: Puzzle,
  played: readonly Gesture[],
  text: string,
): PastedMoves | null {
  const plain = text.trim();
  if (plain.length > MOST_MOVES || !isNotation(rules, puzzle, plain)) return null;
  const ways = [[], ...(played.length === 0 ? [] : [played])].flatMap((before) =>
    [plain, OF_BLANK + plain].map((written) => readFrom(rules, puzzle, before, written)),
  );
  const whole = ways.filter(({ bad }) => bad === null);
  // No reading is playable: takes directions of the tiles, from the start.
  const best = whole.find(({ isAtGoal }) => isAtGoal) ?? whole[0] ?? ways[0];
  if (best === undefined) return null;
  const { isAtGoal: _, ...pasted } = best;
  return pasted;
}

interface Way extends PastedMoves {
  readonly isAtGoal: boolean;
}

function readFrom(
  rules: Rules,
  { board, width, options }: Puzzle,
  played: readonly Gesture[],
  text: string,
): Way {
  const from = played.at(-1)?.board ?? board;
  const whole = rules.readMoves(from, width, text, options);
  const trouble = whole.ok === null ? whole.objection?.details : undefined;
  const good = text.slice(0, beginOf(trouble?.span));
  const read = whole.ok ?? rules.readMoves(from, width, good, options).ok;
  const parsed = rules.parse(from, width, options);
  const moves = parsed === null || read === null ? [] : asClicks(read.moves, width);
  const made = parsed === null ? [] : gesturesOf(moves, boardsAlong(parsed, moves), "link");
  return {
    text,
    gestures: [...played, ...made],
    before: played.length,
    bad: whole.ok !== null ? null : String(trouble?.found ?? text),
    isAtGoal: read !== null && rules.parse(read.board, width, options)?.solved === true,
  };
}

/** Errors of a move that is well written but unplayable here. */
const ELSEWHERE: readonly unknown[] = ["movable-piece", "one-way", "cell-first"];

/** True if every word of a text is a move, on some board. A plain number counts only if its tile can go. */
function isNotation(rules: Rules, { board, width, options }: Puzzle, text: string): boolean {
  let rest = text;
  for (;;) {
    const read = rules.readMoves(board, width, rest, options);
    if (read.ok !== null) return rest !== text || read.ok.moves.length > 0;
    const { expected, span } = read.objection?.details ?? {};
    if (!ELSEWHERE.includes(expected) || !Array.isArray(span)) return false;
    const [from, to] = [beginOf(span), Number(span[1])];
    if (!/[udlr]/i.test(rest.slice(from, to))) return false;
    rest = rest.slice(to);
  }
}

function beginOf(span: unknown): number {
  return Array.isArray(span) ? Number(span[0]) : 0;
}
