import type { ParsedBoard } from "taisou";
import type { Rules } from "../../engine/rules";
import { EMPTY_LINK, readLink } from "../link/link";
import { readLinkedPuzzle } from "../link/linked-puzzle";
import type { Puzzle } from "../puzzle/puzzle";
import { rowsOf } from "../puzzle/rows";

const START = "start=";

export type ScrambledBoard = Pick<ParsedBoard, "width" | "height" | "cells">;

/** The board of a fragment; `null` if a part of it cannot be read. */
export function scrambleIn(rules: Rules, fragment: string): ScrambledBoard | null {
  // Plain boards are read without the module, which would take seconds for thousands.
  const plain = plainNumbers(fragment);
  return plain === null ? (puzzleIn(rules, fragment)?.start ?? null) : boardOf(plain);
}

/** The puzzle of a fragment; `null` if a part of it cannot be read. */
export function puzzleIn(rules: Rules, fragment: string): Puzzle | null {
  const { link, dropped, isWhole } = readLink(fragment);
  if (!isWhole || dropped.length > 0 || link.board === "") return null;
  const reading = readLinkedPuzzle(rules, link, null)?.reading;
  return reading?.problems.length === 0 ? reading.puzzle : null;
}

/** A board of numbers with its goal in order, as other programs write it: `5 3 8/0 2 4/1 6 7`. `null` for other scrambles. */
export function plainNumbers(fragment: string): string | null {
  const written = /^start=((?:\d|%20|\/)+)&end$/.exec(fragment)?.[1]?.replaceAll("%20", " ");
  if (written !== undefined && isPlain(written)) return written;
  const { link, isWhole } = readLink(fragment);
  const { board, goals, w, ...others } = link;
  const isBare = Object.entries(others).every(([key, value]) => {
    const usual = EMPTY_LINK[key as keyof typeof others];
    return key === "title" || String(value) === String(usual);
  });
  const [start, ...wanted] = [board, ...goals].map((text) => numbersIn(text, Number(w)));
  if (!isWhole || !isBare || start === undefined || !isPlain(start)) return null;
  const cells = start.split(/[ /]/).length;
  const inOrder = Array.from({ length: cells }, (_, cell) => String((cell + 1) % cells)).join(" ");
  return wanted.every((goal) => goal.replaceAll("/", " ") === inOrder) ? start : null;
}

/** The rows of a board as the page writes it: digits without spaces, `*` for the blank, perhaps a width instead of rows. */
function numbersIn(text: string, width: number): string {
  const rows = text.split("/").map((row) => (row.includes(" ") ? row.split(" ") : [...row]));
  const cells = rows.flat().map((symbol) => (symbol === "*" ? "0" : symbol));
  return rowsOf(cells, rows.length > 1 ? (rows[0]?.length ?? 1) : width || cells.length, " ").join(
    "/",
  );
}

/** True for rows of the same length with every number from 0 once. */
function isPlain(text: string): boolean {
  const rows = text.split("/").map((row) => row.split(" "));
  const numbers = rows.flat();
  const known = new Set(numbers);
  const isWhole = numbers.every((_, number) => known.has(String(number)));
  return isWhole && numbers.length > 3 && rows.every(({ length }) => length === rows[0]?.length);
}

function boardOf(numbers: string): ScrambledBoard {
  const rows = numbers.split("/").map((row) => row.split(" "));
  const cells = rows.flat().map((symbol) => ({
    ...{ kind: symbol === "0" ? ("blank" as const) : ("tile" as const), symbol, ways: [] },
  }));
  return { width: rows[0]?.length ?? 0, height: rows.length, cells };
}

/** The fragment of a board of numbers, as `writeLink` writes it. */
export function fragmentOfBoard(board: string): string {
  return `${START}${board.replaceAll(" ", "%20")}&end`;
}

/**
 * The fragment of a scramble: a board of numbers, a fragment, or moves from the goal as csTimer writes them. `null` for
 * other texts, such as those of cubes.
 *
 * @param side The side of the board for moves; 0 if unknown.
 */
export function fragmentIn(rules: Rules, text: string, side = 0): string | null {
  if (text.startsWith(START)) return scrambleIn(rules, text) === null ? null : text;
  if (/^\d[\d /]*\d$/.test(text)) return isPlain(text) ? fragmentOfBoard(text) : null;
  const moves = text.replace(/[￩-￬]/g, (arrow) => ARROWS[arrow] ?? "");
  if (!/^[UDLR]\d?(?: [UDLR]\d?)*$/.test(moves)) return null;
  // Short texts of cubes can look alike. Moves that stay within 3x3 for so long are meant for it.
  const sides = side > 0 ? [side] : moves.length < 40 ? [] : [3, 4];
  return sides.map((one) => afterMoves(rules, one, moves)).find((found) => found !== null) ?? null;
}

/** The side of the first square board in these scrambles of a session; 0 without one. */
export function sideOf(rules: Rules, scrambles: readonly string[]): number {
  for (const scramble of scrambles) {
    const fragment = fragmentIn(rules, scramble);
    const { width, height } = scrambleIn(rules, fragment ?? "") ?? {};
    if (width !== undefined && width === height) return width;
  }
  return 0;
}

const ARROWS: Readonly<Record<string, string>> = { "￩": "L", "￪": "U", "￫": "R", "￬": "D" };

/** Only tiles above and left of the blank can move first, so the first letter tells whose directions these are. */
function afterMoves(rules: Rules, side: number, moves: string): string | null {
  const cells = side * side;
  const goal = Array.from({ length: cells }, (_, cell) => String((cell + 1) % cells));
  const text = /^[DR]/.test(moves) ? moves : `blank: ${moves}`;
  const { ok } = rules.readMoves(rowsOf(goal, side, " ").join("/"), side, text, {});
  const parsed = ok === null ? null : rules.parse(ok.board, side, {});
  return parsed === null ? null : fragmentOfBoard(numbersOf(parsed));
}

function numbersOf({ cells, width }: ParsedBoard): string {
  const numbers = cells.map(({ kind, symbol }) => (kind === "blank" ? "0" : symbol));
  return rowsOf(numbers, width, " ").join("/");
}
