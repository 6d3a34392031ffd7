import type { Attempt, Penalty } from "./attempt";
import { cut, LONGEST_NAME } from "./checked-attempt";
import { importedIds, importedSession } from "./imported";
import { jsonIn, unread } from "./log-fault";
import type { LogReading } from "./log-reading";
import { fragmentIn, plainNumbers, scrambleIn, sideOf } from "./scramble-text";

// The export of csTimer: an object with a list of rows for each session, and its settings under `properties`. A row is
// `[[penalty, time, phases from the last], scramble, comment, seconds since 1970, ...]` (github.com/cs0x7f/cstimer,
// `src/js/export.js` and `src/js/stats/stats.js`). Some versions wrote a session as text.

const FORM = "csTimer";
const SESSION = /^session(\d+)$/;

type Json = Readonly<Record<string, unknown>>;

export function isCsTimer(value: unknown): value is Json {
  return isObject(value) && Object.keys(value).some((key) => SESSION.test(key));
}

/** Reads the sessions of sliding puzzles; others are left out. */
export async function readCsTimer(file: Json, reading: LogReading): Promise<void> {
  const settings = settingsIn(file);
  const sessions = Object.entries(file).flatMap(([key, value]) => {
    const number = SESSION.exec(key)?.[1];
    return number === undefined ? [] : sessionIn(reading, { key, value, settings, number });
  });
  reading.total = 2 * sessions.reduce((sum, { rows }) => sum + rows.length, 0);
  const names = new Set<string>();
  const ids = importedIds();
  for (const session of sessions) await readSession(session, { reading, names, idOf: ids() });
}

interface TimerSession {
  readonly key: string;
  readonly name: string;
  /** The side of its boards; 0 if its type is no sliding puzzle. */
  readonly side: number;
  readonly rows: readonly unknown[];
}

interface SessionSource {
  readonly key: string;
  readonly value: unknown;
  readonly settings: Json;
  readonly number: string;
}

/** The session under a key; none if it cannot be read. */
function sessionIn(
  reading: LogReading,
  { key, value, settings, number }: SessionSource,
): TimerSession[] {
  const place = { form: FORM, line: null, place: key } as const;
  try {
    const rows = typeof value === "string" ? jsonIn(FORM, value) : value;
    if (Array.isArray(rows)) return [{ key, rows, ...describedIn(settings, number) }];
    reading.remark("list", place);
  } catch {
    reading.remark("json", place);
  }
  return [];
}

interface SessionReading {
  readonly reading: LogReading;
  /** Those of the sessions before. */
  readonly names: Set<string>;
  readonly idOf: (start: number, content: string) => string;
}

interface TimerRow {
  readonly attempt: Attempt;
  readonly place: string;
}

async function readSession(
  { key, name: given, side: typed, rows }: TimerSession,
  { reading, names, idOf }: SessionReading,
): Promise<void> {
  const { rules } = reading;
  const scrambles = rows.map((row) => {
    const scramble: unknown = Array.isArray(row) ? row[1] : null;
    return typeof scramble === "string" ? scramble.trim() : "";
  });
  const side = typed || sideOf(rules, scrambles);
  if (side === 0 && !scrambles.some((one) => fragmentIn(rules, one) !== null)) {
    if (rows.length > 0)
      reading.remark("puzzle", { form: FORM, line: null, place: key }, rows.length);
    return;
  }
  const read: TimerRow[] = [];
  let before = 0;
  await reading.rows(rows, (row, index) => {
    const place = `${key}[${index}]`;
    const attempt = attemptIn(row, { place, before, idOf });
    before = attempt.start;
    const fragment = fragmentIn(rules, scrambles[index] ?? "", side) ?? "";
    read.push({ attempt: { ...attempt, fragment }, place });
  });
  const boards = read.map(({ attempt }) => scrambleIn(rules, attempt.fragment));
  const { width = side, height = side } = boards.find((board) => board !== null) ?? {};
  const session = unused(importedSession(width, height, given), names);
  names.add(session);
  await reading.rows(read, ({ attempt, place }) => {
    const at = (of: string) => ({ form: FORM, line: null, place: `${place}${of}` }) as const;
    reading.take({ ...attempt, session }, (field) => at(PLACE_OF[field] ?? ""));
    if (attempt.fragment === "") reading.remark("boardless", at("[1]"));
  });
}

/** Where a row has the value of a field. */
const PLACE_OF: Readonly<Partial<Record<keyof Attempt, string>>> = {
  ...{ ms: "[0][1]", splits: "[0]", fragment: "[1]", note: "[2]", start: "[3]" },
};

interface TimerRowPlace {
  readonly place: string;
  /** The moment of the row before, which a row without a date has. */
  readonly before: number;
  readonly idOf: (start: number, content: string) => string;
}

/** The attempt of a row, without its session and its board. */
function attemptIn(row: unknown, { place, before, idOf }: TimerRowPlace): Attempt {
  if (!Array.isArray(row) || row.length < 2) throw unread(FORM, "list", row, place);
  const [times, scramble] = row;
  const comment = row[2] ?? "";
  const seconds = row[3] ?? before / 1000;
  if (!Array.isArray(times)) throw unread(FORM, "list", times, `${place}[0]`);
  const [penalty, ms, ...phases] = times;
  times.forEach((one, at) => {
    const isTime = typeof one === "number" && Number.isFinite(one) && (one >= 0 || at === 0);
    if (!isTime) throw unread(FORM, "time", one, `${place}[0][${at}]`);
  });
  if (times.length < 2) throw unread(FORM, "time", times, `${place}[0]`);
  const named = penaltyOf(penalty);
  if (named === undefined) throw unread(FORM, "penalty", penalty, `${place}[0][0]`);
  if (typeof scramble !== "string") throw unread(FORM, "text", scramble, `${place}[1]`);
  if (typeof comment !== "string") throw unread(FORM, "text", comment, `${place}[2]`);
  if (!isDate(seconds)) throw unread(FORM, "date", seconds, `${place}[3]`);
  const start = seconds * 1000;
  return {
    id: idOf(start, `${ms} ${scramble}`),
    ...{ session: "", start, fragment: "", ms: Math.round(ms), penalty: named },
    ...{ moves: new Uint8Array(), times: new Uint8Array() },
    splits: phases.length === 0 ? [] : [...phases.reverse(), ms].map(Math.round),
    ...{ optimal: null, bound: null, note: comment },
  };
}

/** Penalties as csTimer writes them: milliseconds, or -1. */
export const CS_PENALTIES: Readonly<Record<Penalty, number>> = { none: 0, "+2": 2000, dnf: -1 };

export function penaltyOf(number: unknown): Penalty | undefined {
  return number === 0 ? "none" : number === 2000 ? "+2" : number === -1 ? "dnf" : undefined;
}

/** Whole seconds, as far as the log has dates. */
function isDate(seconds: unknown): seconds is number {
  return Number.isSafeInteger(seconds) && Number(seconds) >= 0 && Number(seconds) < 1e11;
}

/** The sessions' settings, by number; they are text within the file. */
function settingsIn({ properties }: Json): Json {
  const settings = isObject(properties) ? properties.sessionData : undefined;
  try {
    const read: unknown = typeof settings === "string" ? JSON.parse(settings) : settings;
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

/** The name of a session, and the side of its boards. */
function describedIn(settings: Json, number: string): Pick<TimerSession, "name" | "side"> {
  const setting = settings[number];
  const { name, opt } = isObject(setting) ? setting : ({} as Json);
  const type = isObject(opt) && typeof opt.scrType === "string" ? opt.scrType : "";
  const side = type.startsWith("15p") ? 4 : type.startsWith("8p") ? 3 : 0;
  const isNamed = typeof name === "string" && name.trim() !== "";
  return { name: isNamed ? cut(name.trim(), LONGEST_GIVEN) : `csTimer ${number}`, side };
}

/** The longest name of a session, which gets the size of its boards, and perhaps a number. */
const LONGEST_GIVEN = LONGEST_NAME - 20;

function unused(name: string, names: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name} (${number})`;
    if (!names.has(one)) return one;
  }
}

/** Writes attempts as csTimer does, in sessions from 1 on. */
export function writeCsTimer(attempts: readonly Attempt[]): string {
  const names = [...new Set(attempts.map(({ session }) => session))];
  const rows = new Map<string, unknown[]>(names.map((name) => [name, []]));
  for (const attempt of attempts) rows.get(attempt.session)?.push(rowOf(attempt));
  const sessions = names.map((name, index) => [`session${index + 1}`, rows.get(name)] as const);
  const settings = names.map(
    (name, index) => [index + 1, { name, opt: {}, rank: index + 1 }] as const,
  );
  return JSON.stringify({
    ...Object.fromEntries(sessions),
    properties: {
      sessionData: JSON.stringify(Object.fromEntries(settings)),
      sessionN: Math.max(LEAST_SESSIONS, names.length),
    },
  });
}

/** csTimer has this number of sessions, also empty ones. */
const LEAST_SESSIONS = 15;

function rowOf({ penalty, ms, note, splits, fragment, start }: Attempt): unknown[] {
  const phases = splits.at(-1) === ms ? splits : [...splits, ms];
  const times = [CS_PENALTIES[penalty], ...[...phases].reverse()];
  return [times, plainNumbers(fragment) ?? fragment, note, Math.floor(start / 1000)];
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
