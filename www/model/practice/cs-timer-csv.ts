import type { Attempt } from "./attempt";
import { importedIds, importedSession } from "./imported";
import { unread } from "./log-fault";
import type { LogReading } from "./log-reading";
import { fragmentIn, scrambleIn, sideOf } from "./scramble-text";

const HEAD = "No.;Time;Comment;Scramble;Date";

export function isCsTimerCsv(text: string): boolean {
  return text.replace(/^\uFEFF/, "").startsWith(HEAD);
}

/** Reads the table that csTimer writes for one session. Times with a `+` have their penalty in them. */
export async function readCsTimerCsv(text: string, reading: LogReading): Promise<void> {
  const { rules } = reading;
  const [, ...records] = recordsOf(text.replace(/^\uFEFF/, ""));
  const scrambles = records.map(({ cells }) => scrambleOf(cells));
  const side = sideOf(rules, scrambles);
  const idOf = importedIds()();
  let before = 0;
  await reading.rows(records, ({ cells, line }, index) => {
    const [, time = "", note = "", , date = ""] = cells;
    const place = (column: string) => ({ form: "CSV" as const, line, place: column });
    const bad = (expected: Parameters<typeof unread>[1], found: string, column: string) =>
      unread("CSV", expected, found, column, line);
    const [, plain, plus, failed] = /^(?:([\d:.]+)(\+?)|DNF\(([\d:.]+)\))$/.exec(time) ?? [];
    const whole = millisIn(plain ?? failed ?? "");
    if (whole === null) throw bad("time", time, "Time");
    const start = startIn(date, before);
    if (start === null) throw bad("date", date, "Date");
    before = start;
    const scramble = scrambles[index] ?? "";
    const fragment = fragmentIn(rules, scramble, side) ?? "";
    const { width = side, height = side } = scrambleIn(rules, fragment) ?? {};
    const attempt: Attempt = {
      id: idOf(start, `${whole} ${scramble}`),
      session: importedSession(width, height, "csTimer"),
      start,
      fragment,
      ms: plus === "+" ? Math.max(whole - 2000, 0) : whole,
      penalty: failed !== undefined ? "dnf" : plus === "+" ? "+2" : "none",
      ...{ moves: new Uint8Array(), times: new Uint8Array(), splits: [] },
      ...{ optimal: null, bound: null, note },
    };
    reading.take(attempt, (field) => place(field === "note" ? "Comment" : "Time"));
    if (fragment === "" && scramble !== "") reading.remark("boardless", place("Scramble"));
  });
}

function scrambleOf([, , , scramble = ""]: readonly string[]): string {
  return scramble.trim().replace(/^"(.*)"$/, "$1");
}

/** Solves without a date are of the moment of the solve before, as in csTimer's JSON. `null` for another text. */
function startIn(date: string, before: number): number | null {
  if (date === "N/A" || date === "") return before;
  const start = Date.parse(date.replace(" ", "T"));
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) && start >= 0 ? start : null;
}

/** Milliseconds of `1:02:03.456`, `1:13.52` or `9.9`. */
function millisIn(text: string): number | null {
  const [, hours = "0", minutes = "0", seconds] =
    /^(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (seconds === undefined) return null;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}

interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const QUOTED = /"([^"]*(?:""[^"]*)*)"(?=[;\r\n]|$)/y;
const PLAIN = /[^;\r\n]*/y;
const END = /;|\r\n|\n|\r|$/y;
/** The beginning of another row: the quote before it was not closed. */
const NEXT_ROW = /[\r\n]\d+;(?:\d|DNF)/;

/**
 * The rows of a table. csTimer quotes a cell only for a semicolon or a line break (its `csvField`), so other
 * cells may have quotation marks anywhere. Programs that save the table again double a mark within quotes.
 */
function recordsOf(text: string): TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let [line, begin, at] = [1, 1, 0];
  const matched = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  while (at < text.length || cells.length > 0) {
    const [inQuotes = "", quoted = ""] = matched(QUOTED) ?? [];
    const isQuoted = /[;\r\n]|""/.test(quoted) && !NEXT_ROW.test(quoted);
    const written = isQuoted ? inQuotes : (matched(PLAIN)?.[0] ?? "");
    at += written.length;
    const end = matched(END)?.[0] ?? "";
    at += end.length;
    line += `${written}${end}`.match(/\r\n|\n|\r/g)?.length ?? 0;
    cells.push(isQuoted ? quoted.replaceAll('""', '"') : written);
    if (end === ";") continue;
    if (cells.some((cell) => cell !== "")) rows.push({ line: begin, cells });
    [cells, begin] = [[], line];
  }
  return rows;
}
