import type { Rules } from "../../engine/rules";
import type { Attempt } from "./attempt";
import { base64Of, bytesIn } from "./base64";
import { checkedAttempt } from "./checked-attempt";
import { CS_PENALTIES, penaltyOf } from "./cs-timer";
import { mapInSlices, type Rest } from "./in-slices";
import { unread } from "./log-fault";
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
  ...(["splits", "optimal", "bound", "note", "source"] as const),
] as const;

/** The log as an object for JSON, under `practice` of the page's export. */
export interface LogObject {
  readonly version: number;
  /** Names of sessions; rows have their index. */
  readonly sessions: readonly string[];
  readonly fields: readonly string[];
  readonly attempts: readonly (readonly unknown[])[];
  /** The file of csTimer around the imported sessions. */
  readonly frame: string | null;
}

export function logObject(attempts: readonly Attempt[], frame: string | null): LogObject {
  const sessions = [...new Set(attempts.map(({ session }) => session))];
  let before = 0;
  const rows = attempts.map((attempt) => {
    const { id, session, start, fragment, ms, penalty, moves, times, splits, source } = attempt;
    const row = [
      ...[id, sessions.indexOf(session), start - before, plainNumbers(fragment) ?? fragment, ms],
      ...[CS_PENALTIES[penalty], base64Of(moves), base64Of(times), splits],
      ...[attempt.optimal, attempt.bound, attempt.note || null, source ?? null],
    ];
    before = start;
    return row.slice(0, row.findLastIndex((one) => one !== null) + 1);
  });
  return { version: VERSION, sessions, fields: FIELDS, attempts: rows, frame };
}

/** A file with the log alone, in the form of the page's export of everything. */
export function practiceText(practice: LogObject): string {
  return JSON.stringify({ taisou: 1, kept: {}, practice });
}

/** Reads what `logObject` makes, and checks every field. Throws `UnreadLog`. */
export async function readLogObject(
  rules: Rules,
  value: unknown,
  rest: Rest,
): Promise<{ readonly attempts: Attempt[]; readonly frame: string | null }> {
  if (typeof value !== "object" || value === null) throw unread(FORM, "file", value, "practice");
  const { version, sessions, fields, attempts, frame } = value as Record<string, unknown>;
  if (version !== VERSION) throw unread(FORM, "version", version, "practice.version");
  if (!isTexts(sessions)) throw unread(FORM, "list", sessions, "practice.sessions");
  if (!isTexts(fields) || fields.join() !== FIELDS.join()) {
    throw unread(FORM, "list", fields, "practice.fields");
  }
  if (!Array.isArray(attempts)) throw unread(FORM, "list", attempts, "practice.attempts");
  if (frame !== null && !isFrame(frame)) throw unread(FORM, "json", frame, "practice.frame");
  const ids = new Set<string>();
  let before = 0;
  const read = await mapInSlices(attempts, rest, (row: unknown, index) => {
    const attempt = attemptIn(rules, row, { sessions, before }, `practice.attempts[${index}]`);
    before = attempt.start;
    if (ids.has(attempt.id)) throw unread(FORM, "name", attempt.id, `practice.attempts[${index}]`);
    ids.add(attempt.id);
    return attempt;
  });
  return { attempts: read, frame };
}

interface RowsBefore {
  readonly sessions: readonly string[];
  /** The start of the row before. */
  readonly before: number;
}

function attemptIn(
  rules: Rules,
  row: unknown,
  { sessions, before }: RowsBefore,
  place: string,
): Attempt {
  if (!Array.isArray(row)) throw unread(FORM, "list", row, place);
  const [id, session, since, scramble, ms, number, moves, times, splits] = row;
  const [optimal = null, bound = null, note, source] = row.slice(9);
  const bad = (expected: Parameters<typeof unread>[1], index: number) =>
    unread(FORM, expected, row[index], `${place}.${FIELDS[index]}`);
  const name = sessions[session];
  if (typeof id !== "string") throw bad("name", 0);
  if (name === undefined) throw bad("number", 1);
  if (typeof since !== "number") throw bad("date", 2);
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
  if (source !== undefined && !isRow(source)) throw bad("json", 12);
  const attempt: Attempt = {
    ...{ id, session: name, start: before + since, fragment, ms, penalty, splits, optimal, bound },
    note: note ?? "",
    ...{ moves: packedMoves, times: packedTimes },
    ...(source === undefined ? {} : { source }),
  };
  const wrong = checkedAttempt(rules, attempt);
  if (wrong === null) return attempt;
  const field = wrong.field === "fragment" ? "scramble" : wrong.field;
  throw unread(FORM, wrong.expected, attempt[wrong.field], `${place}.${field}`);
}

function isLength(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/** True for the JSON of a row of csTimer. */
function isRow(value: unknown): value is string {
  const row = parsed(value);
  return Array.isArray(row) && Array.isArray(row[0]);
}

function isFrame(value: unknown): value is string {
  const frame = parsed(value);
  return typeof frame === "object" && frame !== null && !Array.isArray(frame);
}

function parsed(value: unknown): unknown {
  try {
    return typeof value === "string" ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}
