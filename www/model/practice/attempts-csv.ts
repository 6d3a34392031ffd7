import type { Direction } from "taisou";
import type { Rules } from "../../engine/rules";
import { type CsvRecord, csvOf, readCsv } from "../csv";
import type { Attempt, Penalty } from "./attempt";
import { importedIds } from "./imported";
import { unread } from "./log-fault";
import type { LogReading } from "./log-reading";
import { countTimes, packSteps, packTimes, unpackSteps, unpackTimes } from "./packed";
import { fragmentIn, plainNumbers } from "./scramble-text";
import { moveCount } from "./steps";

const FORM = "CSV";

/** The columns, in order. `moves` follows from `solution` and is for spreadsheets; it is not read. */
const COLUMNS = [
  ...(["session", "start", "time", "penalty", "moves", "optimal", "bound"] as const),
  ...(["scramble", "solution", "times", "splits", "note", "id"] as const),
] as const;
type LogColumn = (typeof COLUMNS)[number];

const PENALTIES: Readonly<Record<string, Penalty>> = { "": "none", "+2": "+2", DNF: "dnf" };
const SHOWN: Readonly<Record<Penalty, string>> = { none: "", "+2": "+2", dnf: "DNF" };

/** Writes attempts as CSV: seconds, tiles' directions, and milliseconds since the start. */
export function writeAttemptsCsv(attempts: readonly Attempt[]): string {
  const rows = attempts.map((attempt) => {
    const cells: Readonly<Record<LogColumn, string | number | null>> = {
      session: attempt.session,
      start: new Date(attempt.start).toISOString(),
      time: (attempt.ms / 1000).toFixed(3),
      penalty: SHOWN[attempt.penalty],
      moves: moveCount(attempt),
      optimal: attempt.optimal,
      bound: attempt.bound,
      scramble: plainNumbers(attempt.fragment) ?? attempt.fragment,
      solution: lettersOf(attempt),
      times: unpackTimes(attempt.times).join(" "),
      splits: attempt.splits.join(" "),
      note: attempt.note,
      id: attempt.id,
    };
    return COLUMNS.map((column) => guarded(column, String(cells[column] ?? "")));
  });
  return csvOf([{ head: COLUMNS, rows }]);
}

export function isAttemptsCsv(text: string): boolean {
  return /^\uFEFF?"?session"?,/.test(text);
}

/** Reads what `writeAttemptsCsv` writes, with the columns in any order. Throws `UnreadLog` if they are others. */
export async function readAttemptsCsv(text: string, reading: LogReading): Promise<void> {
  const [head, ...records] = recordsOf(text.replace(/^\uFEFF/, ""));
  const columns = head?.cells ?? [];
  const wrong = columns.find(
    (name, at) => !COLUMNS.some((one) => one === name) || columns.indexOf(name) !== at,
  );
  if (wrong !== undefined) throw unread(FORM, "column", wrong, "", 1);
  const missing = COLUMNS.find((name) => !columns.includes(name));
  if (missing !== undefined) throw unread(FORM, "column", "", missing, 1);
  const idOf = importedIds()();
  await reading.rows(records, ({ cells, line }) => {
    if (cells.length !== columns.length) throw unread(FORM, "cells", cells.join(","), "", line);
    const cell = (column: LogColumn) => unguarded(column, cells[columns.indexOf(column)] ?? "");
    const attempt = attemptIn(reading.rules, cell, { line, idOf });
    reading.take(attempt, (field) => ({ form: FORM, line, place: COLUMN_OF[field] ?? "id" }));
  });
}

/** Columns whose texts others may have written. */
const FREE: readonly LogColumn[] = ["session", "note", "id"];

/** Spreadsheets run a cell that begins so as a formula. An apostrophe before it makes it text. */
function guarded(column: LogColumn, cell: string): string {
  return FREE.includes(column) && /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

function unguarded(column: LogColumn, cell: string): string {
  return FREE.includes(column) && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function recordsOf(text: string): CsvRecord[] {
  const records = readCsv(text);
  if ("line" in records) throw unread(FORM, "quote", "", "", records.line);
  return records;
}

interface CsvRow {
  readonly line: number;
  readonly idOf: ReturnType<ReturnType<typeof importedIds>>;
}

function attemptIn(
  rules: Rules,
  cell: (column: LogColumn) => string,
  { line, idOf }: CsvRow,
): Attempt {
  const bad = (expected: Parameters<typeof unread>[1], column: LogColumn) =>
    unread(FORM, expected, cell(column), column, line);
  const start = Date.parse(cell("start"));
  if (!/^\d{4}-\d\d-\d\dT/.test(cell("start")) || !(start >= 0)) throw bad("date", "start");
  if (!/^\d{1,11}(?:\.\d{1,3})?$/.test(cell("time"))) throw bad("time", "time");
  const penalty = PENALTIES[cell("penalty")];
  if (penalty === undefined) throw bad("penalty", "penalty");
  const fragment = cell("scramble") === "" ? "" : fragmentIn(rules, cell("scramble"));
  if (fragment === null) throw bad("board", "scramble");
  const numbers = (column: LogColumn) => {
    if (!/^(?:\d{1,14}(?: \d{1,14})*)?$/.test(cell(column))) throw bad("times", column);
    return cell(column) === "" ? [] : cell(column).split(" ").map(Number);
  };
  const length = (column: LogColumn) => {
    if (!/^\d{0,14}$/.test(cell(column))) throw bad("number", column);
    return cell(column) === "" ? null : Number(cell(column));
  };
  const times = numbers("times");
  const solution = cell("solution");
  if (!/^(?:[UDLR]\d{0,4})*$/.test(solution)) throw bad("moves", "solution");
  const runs = [...solution.matchAll(/(\w)(\d*)/g)];
  // Counted before they are written out, because a count can be long.
  const made = runs.reduce((sum, [, , count]) => sum + Number(count || 1), 0);
  if (made !== times.length) throw bad("times", "times");
  const steps = runs.flatMap(([, letter = "", count]) =>
    Array<Direction>(Number(count || 1)).fill(STEPS[letter] ?? "up"),
  );
  const id = cell("id") || idOf(start, [...COLUMNS.slice(0, 12)].map(cell).join());
  return {
    ...{ id, session: cell("session"), start, fragment, penalty },
    ms: Math.round(Number(cell("time")) * 1000),
    moves: packSteps(steps),
    times: packTimes(times),
    splits: numbers("splits"),
    ...{ optimal: length("optimal"), bound: length("bound"), note: cell("note") },
  };
}

/** The columns of fields with other names. */
const COLUMN_OF: Readonly<Partial<Record<keyof Attempt, LogColumn>>> = {
  ...{ fragment: "scramble", moves: "solution", times: "times", splits: "splits", ms: "time" },
  ...{ session: "session", start: "start", optimal: "optimal", bound: "bound", note: "note" },
};

/** The step of the blank for the direction of a tile. */
const STEPS: Readonly<Record<string, Direction>> = { U: "down", D: "up", L: "right", R: "left" };

/** The directions of the tiles, with counts. */
export function lettersOf({ moves, times }: Pick<Attempt, "moves" | "times">): string {
  const letters = unpackSteps(moves, countTimes(times)).map(
    (step) => Object.keys(STEPS).find((letter) => STEPS[letter] === step) ?? "",
  );
  return letters.join("").replace(/(.)\1+/g, (run, letter) => `${letter}${run.length}`);
}
