import type { Rules } from "../../engine/rules";
import type { Attempt } from "./attempt";
import { base64Of, bytesIn } from "./base64";
import { CS_PENALTIES, penaltyOf } from "./cs-timer";
import { unread } from "./log-fault";
import type { LogReading } from "./log-reading";
import { fragmentIn, plainNumbers } from "./scramble-text";

const FORM = "JSON";

/** A later version adds fields, or changes their meaning. */
const VERSION = 1;

/**
 * The fields of a row, in order; absent ones at its end are `null`, or empty for a note. A start is in milliseconds since that
 * of the row before; a penalty is that of csTimer; moves and times are base64 of the packed bytes.
 */
const FIELDS = [
  ...(["id", "session", "start", "scramble", "ms", "penalty", "moves", "times"] as const),
  ...(["splits", "optimal", "bound", "note"] as const),
] as const;

/** Earlier files have the row of csTimer behind these, and its other sessions as `frame`; both are ignored. */
const EARLIER_FIELDS = [...FIELDS, "source"];

/** The log as an object for JSON, under `practice` of the page's export. */
export interface LogObject {
  readonly version: number;
  /** Names of sessions; rows have their index. */
  readonly sessions: readonly string[];
  readonly fields: readonly string[];
  readonly attempts: readonly (readonly unknown[])[];
}

export function logObject(attempts: readonly Attempt[]): LogObject {
  const sessions = [...new Set(attempts.map(({ session }) => session))];
  let before = 0;
  const rows = attempts.map((attempt) => {
    const { id, session, start, fragment, ms, penalty, moves, times, splits } = attempt;
    const row = [
      ...[id, sessions.indexOf(session), start - before, plainNumbers(fragment) ?? fragment, ms],
      ...[CS_PENALTIES[penalty], base64Of(moves), base64Of(times), splits],
      ...[attempt.optimal, attempt.bound, attempt.note || null],
    ];
    before = start;
    return row.slice(0, row.findLastIndex((one) => one !== null) + 1);
  });
  return { version: VERSION, sessions, fields: FIELDS, attempts: rows };
}

/** A file with the log alone, in the form of the page's export of everything. */
export function practiceText(practice: LogObject): string {
  return JSON.stringify({ taisou: 1, kept: {}, practice });
}

/** Reads what `logObject` makes, and checks every field. Throws `UnreadLog` if the rows cannot be told apart. */
export async function readLogObject(value: unknown, reading: LogReading): Promise<void> {
  if (typeof value !== "object" || value === null) throw unread(FORM, "file", value, "practice");
  const { version, sessions, fields, attempts } = value as Record<string, unknown>;
  if (version !== VERSION) throw unread(FORM, "version", version, "practice.version");
  if (!isTexts(sessions)) throw unread(FORM, "list", sessions, "practice.sessions");
  const isKnown = isTexts(fields) && [FIELDS.join(), EARLIER_FIELDS.join()].includes(fields.join());
  if (!isKnown) throw unread(FORM, "list", fields, "practice.fields");
  if (!Array.isArray(attempts)) throw unread(FORM, "list", attempts, "practice.attempts");
  const starts = startsOf(attempts);
  await reading.rows(attempts, (row: readonly unknown[], index) => {
    const place = `practice.attempts[${index}]`;
    const start = starts[index] ?? 0;
    reading.take(attemptIn(reading.rules, row, { sessions, start, place }), (field) => ({
      ...{ form: FORM, line: null },
      place: `${place}.${field === "fragment" ? "scramble" : field}`,
    }));
  });
}

/** The start of each row; each depends on those before it. */
function startsOf(rows: readonly unknown[]): readonly number[] {
  let start = 0;
  return rows.map((row, index) => {
    const place = `practice.attempts[${index}]`;
    if (!Array.isArray(row)) throw unread(FORM, "list", row, place);
    if (!Number.isSafeInteger(row[2])) throw unread(FORM, "date", row[2], `${place}.start`);
    start += Number(row[2]);
    return start;
  });
}

interface JsonRow {
  readonly sessions: readonly string[];
  readonly start: number;
  readonly place: string;
}

function attemptIn(
  rules: Rules,
  row: readonly unknown[],
  { sessions, start, place }: JsonRow,
): Attempt {
  const [id, session, , scramble, ms, number, moves, times, splits] = row;
  const [optimal = null, bound = null, note] = row.slice(9);
  const bad = (expected: Parameters<typeof unread>[1], index: number) =>
    unread(FORM, expected, row[index], `${place}.${FIELDS[index]}`);
  const name = Number.isInteger(session) ? sessions[Number(session)] : undefined;
  if (typeof id !== "string") throw bad("name", 0);
  if (name === undefined) throw bad("number", 1);
  if (typeof scramble !== "string") throw bad("text", 3);
  const fragment = scramble === "" ? "" : fragmentIn(rules, scramble);
  if (fragment === null) throw bad("board", 3);
  if (typeof ms !== "number") throw bad("time", 4);
  const penalty = penaltyOf(number);
  if (penalty === undefined) throw bad("penalty", 5);
  const [packedMoves, packedTimes] = [bytesIn(moves), bytesIn(times)];
  if (packedMoves === null) throw bad("bytes", 6);
  if (packedTimes === null) throw bad("bytes", 7);
  if (!Array.isArray(splits)) throw bad("splits", 8);
  if (!isLength(optimal)) throw bad("number", 9);
  if (!isLength(bound)) throw bad("number", 10);
  if (typeof (note ?? "") !== "string") throw bad("text", 11);
  return {
    ...{ id, session: name, start, fragment, ms, penalty, splits, optimal, bound },
    note: String(note ?? ""),
    ...{ moves: packedMoves, times: packedTimes },
  };
}

function isLength(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
