import type { Metric } from "taisou";
import type { Objection } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import type { ForeignFault } from "../../model/foreign/foreign";
import { readForeign } from "../../model/foreign/read-foreign";
import { fragmentIn, MOST_MOVES, readLink } from "../../model/link/link";
import { readLinkedPuzzle } from "../../model/link/linked-puzzle";
import { readPastedMoves } from "../../model/link/pasted-moves";
import type { Gesture } from "../../model/play/play";
import { cleanBoard } from "../../model/puzzle/clean-board";
import { type Span, spanOf } from "../../model/puzzle/error-span";
import { usualMetric } from "../../model/puzzle/metrics";
import type { Fields, Puzzle, Reading } from "../../model/puzzle/puzzle";
import { readStart } from "../../model/puzzle/read";
import { readPastedBoard } from "../../model/puzzle/read-pasted";

/** The puzzle of a line, and the moves made on it. */
export interface LinePuzzle {
  readonly fields: Fields;
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  /** `null` if the line has no moves. */
  readonly made: readonly Gesture[] | null;
}

export interface Fault {
  readonly why: Objection | ForeignFault | "long-moves" | "broken";
  /** The text with the error, and the part of it that is wrong. */
  readonly text: string;
  readonly mark: Span | null;
}

type LineRead =
  | { readonly ok: LinePuzzle; readonly fault: null }
  | { readonly ok: null; readonly fault: Fault };

/** The puzzle on the page, whose goal applies to boards with the same pieces. */
export interface LineContext {
  readonly fields: Fields;
  readonly puzzle: Puzzle | null;
  /** The metric of tile boards. */
  readonly metric: Metric;
}

/** Longer lines are rejected unread, because a file may hold anything. */
const MOST_CHARACTERS = 10_000;
/** Links may hold replays of large boards. */
const MOST_OF_LINK = 200_000;

/**
 * Reads a line: a board, with or without moves after it; a link; an object as the command reads it
 * (docs/contracts.md#the-command); or a format of another program.
 */
export async function readLine(
  rules: Rules,
  context: LineContext,
  line: string,
): Promise<LineRead> {
  const isLink = /^\s*https?:/.test(line);
  if (line.length > (isLink ? MOST_OF_LINK : MOST_CHARACTERS)) {
    return failed({ code: "text-too-long", details: { text: "board" } }, line);
  }
  const own = isLink ? ofLink(rules, context, line) : ofBoard(rules, context, line);
  if (own.ok !== null) return own;
  const foreign = await readForeign(rules, line);
  if (foreign === null) return own;
  if (foreign.ok === null) return failed(foreign.fault, line);
  const { fields, metric, moves } = foreign.ok;
  return toPuzzle(rules, context, readStart(rules, fields), line, moves, metric);
}

/** A link to a board on this page. */
function ofLink(rules: Rules, context: LineContext, line: string): LineRead {
  const fragment = fragmentIn(line);
  const link = fragment === null ? null : readLink(fragment).link;
  if (link === null || link.board.trim() === "") return failed("broken", line);
  const moves = link.moves === "" ? null : link.moves;
  return toPuzzle(rules, context, readLinkedPuzzle(rules, link, null), line, moves, link.metric);
}

/** A board as the module reads it. */
function ofBoard(rules: Rules, context: LineContext, line: string): LineRead {
  const { fields, puzzle } = context;
  const read = (text: string) => readPastedBoard(rules, fields, puzzle, cleanBoard(text));
  const asWritten = read(line);
  // A tab at an end may be a blank, or white space.
  const whole = isValid(asWritten) ? asWritten : read(line.trim());
  if (!isValid(whole)) {
    for (const [board, moves] of cuts(line.trim())) {
      const part = read(board);
      if (isValid(part)) return toPuzzle(rules, context, part, line, moves);
    }
  }
  return toPuzzle(rules, context, whole, line, null);
}

interface FieldsRead {
  readonly fields: Fields;
  readonly reading: Reading;
}

function isValid(read: FieldsRead | null): boolean {
  return read !== null && read.reading.problems.length === 0;
}

/**
 * The puzzle of a line with its moves, or the first error.
 *
 * @param given The metric of the line; `null` for that of the context.
 */
function toPuzzle(
  rules: Rules,
  context: LineContext,
  read: FieldsRead | null,
  line: string,
  moves: string | null,
  given: Metric | null = null,
): LineRead {
  if (read === null) return failed("broken", line);
  const { fields, reading } = read;
  const { puzzle, problems } = reading;
  const [problem] = problems;
  if (problem !== undefined) {
    const { field, code, details } = problem;
    return failed({ code, details }, fields[field], spanOf(problem, fields));
  }
  if (puzzle === null) return failed("broken", fields.start);
  const usual = usualMetric(puzzle.options);
  const wanted = given ?? (usual === "step" ? context.metric : usual);
  const isCounted = puzzle.methods.some((one) => one.metric === wanted && one.takes);
  const metric = isCounted ? wanted : usual;
  if (moves === null) return { ok: { fields, puzzle, metric, made: null }, fault: null };
  if (moves.length > MOST_MOVES) return failed("long-moves", moves);
  const played = readPastedMoves(rules, puzzle, [], moves);
  if (played?.bad === null) {
    return { ok: { fields, puzzle, metric, made: played.gestures }, fault: null };
  }
  const { board, width, options } = puzzle;
  const tried = rules.readMoves(board, width, moves, options);
  if (tried.ok !== null || tried.objection === null) return failed("broken", moves);
  const { span } = tried.objection.details;
  const mark = Array.isArray(span) ? { from: Number(span[0]), to: Number(span[1]) } : null;
  return failed(tried.objection, moves, mark);
}

function failed(why: Fault["why"], text: string, mark: Span | null = null): LineRead {
  return { ok: null, fault: { why, text, mark } };
}

/**
 * The ways to cut a line into a board and moves, best first: at its only tab, or before the words at its end that are
 * letters of moves. If neither is valid, one of the words may be wrong: at the first and the last space.
 */
function* cuts(line: string): Generator<readonly [board: string, moves: string]> {
  const [board = "", moves, ...more] = line.split("\t");
  if (moves !== undefined && more.length === 0) yield [board, moves.trim()];
  const words = [...line.matchAll(/\S+/g)];
  const afterBoard = words.findLastIndex(([word]) => !isOfMoves(word)) + 1;
  for (const begin of new Set([afterBoard, 1, words.length - 1])) {
    const at = words[begin]?.index;
    if (begin > 0 && at !== undefined) {
      const separator = /[,;:|]$/;
      yield [line.slice(0, at).trimEnd().replace(separator, ""), line.slice(at)];
    }
  }
}

function isOfMoves(word: string): boolean {
  return /^blank:/i.test(word) || (/^[udlr\d,]+$/i.test(word) && /[udlr]/i.test(word));
}
