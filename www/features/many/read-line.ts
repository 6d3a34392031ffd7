import type { Metric } from "taisou";
import type { Objection } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import type { ForeignFault, ForeignRead } from "../../model/foreign/foreign";
import { readForeign } from "../../model/foreign/read-foreign";
import { fragmentIn, MOST_MOVES, readLink } from "../../model/link/link";
import { readLinkedPuzzle } from "../../model/link/linked-puzzle";
import { readPastedMoves } from "../../model/link/pasted-moves";
import type { Gesture } from "../../model/play/play";
import { cleanBoard } from "../../model/puzzle/clean-board";
import type { Span } from "../../model/puzzle/error-span";
import { spanOf } from "../../model/puzzle/error-span";
import { usualMetric } from "../../model/puzzle/metrics";
import type { Fields, Puzzle, Reading } from "../../model/puzzle/puzzle";
import { readStart } from "../../model/puzzle/read";
import { readPastedBoard } from "../../model/puzzle/read-pasted";

/** A puzzle that a line poses, and what was played of it. */
export interface Posed {
  readonly fields: Fields;
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  /** The moves behind the board; `null` where there are none. */
  readonly made: readonly Gesture[] | null;
}

/** What is wrong with a line. */
export interface Fault {
  readonly why: Objection | ForeignFault | "long-moves" | "broken";
  /** What was read, and the part of it that is at fault. */
  readonly text: string;
  readonly mark: Span | null;
}

export type LineRead =
  | { readonly ok: Posed; readonly fault: null }
  | { readonly ok: null; readonly fault: Fault };

/** What lines are read beside: boards with the same pieces have the goal of the puzzle on the stage. */
export interface Surroundings {
  readonly fields: Fields;
  readonly puzzle: Puzzle | null;
  /** What boards of tiles are counted in. */
  readonly metric: Metric;
}

/** Longer lines are no boards, and are not looked at closely: a file may hold anything. */
const MOST_CHARACTERS = 10_000;
/** Replays of large boards are longer. */
const MOST_OF_LINK = 200_000;

/**
 * A line: a board, perhaps with moves behind it; an object as the command reads them (docs/contracts.md#the-command); or what
 * other programs write.
 */
export async function readLine(
  rules: Rules,
  around: Surroundings,
  line: string,
): Promise<LineRead> {
  const isLink = /^\s*https?:/.test(line);
  if (line.length > (isLink ? MOST_OF_LINK : MOST_CHARACTERS)) return tooLong(line);
  const own = isLink ? ofLink(rules, around, line) : readOwn(rules, around, line);
  if (own.ok !== null) return own;
  const foreign = await readForeign(rules, line);
  return foreign === null ? own : ofForeign(rules, around, line, foreign);
}

/** A link to a board on this page. */
function ofLink(rules: Rules, around: Surroundings, line: string): LineRead {
  const fragment = fragmentIn(line);
  const link = fragment === null ? null : readLink(fragment).link;
  if (link === null || link.board.trim() === "") return broken(line);
  const read = readLinkedPuzzle(rules, link, null);
  if (read === null) return broken(line);
  const moves = link.moves === "" ? null : link.moves;
  return isRead(read) ? posed(rules, around, read, moves, link.metric) : faulty(read);
}

/** A board as the module reads it. */
function readOwn(rules: Rules, around: Surroundings, line: string): LineRead {
  const asWritten = readBoard(rules, around, line);
  // A tab at an end may stand for a blank, or for nothing.
  const whole = isRead(asWritten) ? asWritten : readBoard(rules, around, line.trim());
  if (whole === null) return broken(line);
  if (isRead(whole)) return posed(rules, around, whole, null);
  for (const [board, moves] of cuts(line.trim())) {
    const part = readBoard(rules, around, board);
    if (part !== null && isRead(part)) return posed(rules, around, part, moves);
  }
  return faulty(whole);
}

interface FieldsRead {
  readonly fields: Fields;
  readonly reading: Reading;
}

function isRead(read: FieldsRead | null): boolean {
  return read !== null && read.reading.problems.length === 0;
}

function readBoard(
  rules: Rules,
  { fields, puzzle }: Surroundings,
  text: string,
): FieldsRead | null {
  return readPastedBoard(rules, fields, puzzle, cleanBoard(text));
}

function ofForeign(
  rules: Rules,
  around: Surroundings,
  line: string,
  foreign: NonNullable<ForeignRead>,
): LineRead {
  if (foreign.ok === null)
    return { ok: null, fault: { why: foreign.fault, text: line, mark: null } };
  const { fields, metric, moves } = foreign.ok;
  const read = readStart(rules, fields);
  if (read === null) return broken(line);
  if (!isRead(read)) return faulty(read);
  return posed(rules, around, read, moves, metric);
}

function posed(
  rules: Rules,
  { metric }: Surroundings,
  { fields, reading }: FieldsRead,
  moves: string | null,
  asked: Metric | null = null,
): LineRead {
  const { puzzle } = reading;
  if (puzzle === null) return broken(fields.start);
  const usual = usualMetric(puzzle.options);
  const wanted = asked ?? (usual === "step" ? metric : usual);
  const isCounted = puzzle.methods.some((one) => one.metric === wanted && one.takes);
  const plain: Posed = { fields, puzzle, metric: isCounted ? wanted : usual, made: null };
  if (moves === null) return { ok: plain, fault: null };
  if (moves.length > MOST_MOVES) {
    return { ok: null, fault: { why: "long-moves", text: moves, mark: null } };
  }
  const read = readPastedMoves(rules, puzzle, [], moves);
  if (read !== null && read.bad === null) {
    return { ok: { ...plain, made: read.gestures }, fault: null };
  }
  const { board, width, options } = puzzle;
  const tried = rules.readMoves(board, width, moves, options);
  const why = tried.ok === null ? tried.objection : null;
  if (why === null) return broken(moves);
  const { span } = why.details;
  const mark = Array.isArray(span) ? { from: Number(span[0]), to: Number(span[1]) } : null;
  return { ok: null, fault: { why, text: moves, mark } };
}

function faulty({ fields, reading }: FieldsRead): LineRead {
  const [problem] = reading.problems;
  if (problem === undefined) return broken(fields.start);
  const { field, code, details } = problem;
  const mark = spanOf(problem, fields);
  return { ok: null, fault: { why: { code, details }, text: fields[field], mark } };
}

function tooLong(line: string): LineRead {
  const why = { code: "text-too-long", details: { text: "board" } } as const;
  return { ok: null, fault: { why, text: line, mark: null } };
}

function broken(text: string): LineRead {
  return { ok: null, fault: { why: "broken", text, mark: null } };
}

/**
 * What may be the board of a line, and what the moves behind it, best first: a tab parts them, or words at the end are letters
 * of moves. Where neither is so, one word may be what is wrong.
 */
function* cuts(line: string): Generator<readonly [board: string, moves: string]> {
  const [board = "", moves, ...more] = line.split("\t");
  if (moves !== undefined && more.length === 0) yield [board, moves.trim()];
  const words = [...line.matchAll(/\S+/g)];
  const behind = words.findLastIndex(([word]) => !isOfMoves(word)) + 1;
  for (const begin of new Set([behind, 1, words.length - 1])) {
    const at = words[begin]?.index;
    if (begin > 0 && at !== undefined) yield [withoutSeparator(line.slice(0, at)), line.slice(at)];
  }
}

function isOfMoves(word: string): boolean {
  return /^blank:/i.test(word) || (/^[udlr\d,]+$/i.test(word) && /[udlr]/i.test(word));
}

function withoutSeparator(text: string): string {
  return text.trimEnd().replace(/[,;:|]$/, "");
}
