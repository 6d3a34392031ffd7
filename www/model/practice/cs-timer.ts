import type { Rules } from "../../engine/rules";
import type { Attempt, Penalty } from "./attempt";
import { importedIds, importedSession } from "./imported";
import { mapInSlices, type Rest } from "./in-slices";
import { jsonIn, unread } from "./log-fault";
import { fragmentIn, plainNumbers, scrambleIn } from "./scramble-text";

// The export of csTimer: an object with a list of rows for each session, and its settings under `properties`. A row is
// `[[penalty, time, phases from the last], scramble, comment, seconds since 1970, ...]` (github.com/cs0x7f/cstimer,
// `src/js/export.js` and `src/js/stats/stats.js`). Some versions wrote a session as text.

const FORM = "csTimer";
const SESSION = /^session(\d+)$/;

/** The attempts in a file of csTimer. */
export interface CsTimerLog {
  readonly attempts: readonly Attempt[];
  /** The file, with the name of a session, or the name and `"text"`, in a list in the place of the rows. */
  readonly frame: string;
}

type Json = Readonly<Record<string, unknown>>;

export function isCsTimer(value: unknown): value is Json {
  return isObject(value) && Object.keys(value).some((key) => SESSION.test(key));
}

/**
 * Reads the sessions of sliding puzzles. Other sessions and unknown parts stay in the frame and in `source`, for
 * `writeCsTimer`. Throws `UnreadLog`.
 */
export async function readCsTimer(rules: Rules, file: Json, rest: Rest): Promise<CsTimerLog> {
  const settings = settingsIn(file);
  const names = new Set<string>();
  const attempts: Attempt[] = [];
  const frame: [string, unknown][] = [];
  for (const [key, value] of Object.entries(file)) {
    const number = SESSION.exec(key)?.[1];
    if (number === undefined) {
      frame.push([key, value]);
      continue;
    }
    const { name: given, side } = sessionOf(settings, number);
    const rows = typeof value === "string" ? jsonIn(FORM, value) : value;
    if (!Array.isArray(rows)) throw unread(FORM, "list", rows, key);
    const read = await readRows(rules, rows, { key, side, rest });
    if (read === null) {
      frame.push([key, value]);
      continue;
    }
    const boards = read.map(({ fragment }) => scrambleIn(rules, fragment));
    const { width = side, height = side } = boards.find((board) => board !== null) ?? {};
    const name = unused(importedSession(width, height, given), names);
    names.add(name);
    for (const attempt of read) attempts.push({ ...attempt, session: name });
    frame.push([key, typeof value === "string" ? [name, "text"] : [name]]);
  }
  return { attempts, frame: JSON.stringify(Object.fromEntries(frame)) };
}

interface SessionPlace {
  readonly key: string;
  readonly side: number;
  readonly rest: Rest;
}

/** The attempts of a session, without its name; `null` without any of a sliding puzzle. */
async function readRows(
  rules: Rules,
  rows: readonly unknown[],
  { key, side, rest }: SessionPlace,
): Promise<Attempt[] | null> {
  const idOf = importedIds();
  let time = 0;
  const attempts = await mapInSlices(rows, rest, (row, index) => {
    const place = `${key}[${index}]`;
    if (!Array.isArray(row) || row.length < 2) throw unread(FORM, "list", row, place);
    const [times, scramble] = row;
    const comment = row[2] ?? "";
    const seconds = row[3] ?? time / 1000;
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
    time = seconds * 1000;
    const attempt: Attempt = {
      id: idOf(time, `${ms} ${scramble}`),
      session: "",
      start: time,
      fragment: fragmentIn(rules, scramble.trim(), side) ?? "",
      ms: Math.round(ms),
      penalty: named,
      moves: new Uint8Array(),
      times: new Uint8Array(),
      splits: phases.length === 0 ? [] : [...phases.reverse(), ms].map(Math.round),
      optimal: null,
      bound: null,
      note: comment,
    };
    const source = JSON.stringify(row);
    return JSON.stringify(rowOf(attempt)) === source ? attempt : { ...attempt, source };
  });
  const isSliding = side > 0 || attempts.some(({ fragment }) => fragment !== "");
  return isSliding && attempts.length > 0 ? attempts : null;
}

/** Penalties as csTimer writes them: milliseconds, or -1. */
export const CS_PENALTIES: Readonly<Record<Penalty, number>> = { none: 0, "+2": 2000, dnf: -1 };

export function penaltyOf(number: unknown): Penalty | undefined {
  return number === 0 ? "none" : number === 2000 ? "+2" : number === -1 ? "dnf" : undefined;
}

/** Seconds before the year 3000. */
function isDate(seconds: unknown): seconds is number {
  return Number.isSafeInteger(seconds) && Number(seconds) >= 0 && Number(seconds) < 32_503_680_000;
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

/** The name of a session, and the side of its boards; 0 if its type is no sliding puzzle. */
function sessionOf(settings: Json, number: string): { name: string; side: number } {
  const setting = settings[number];
  const { name, opt } = isObject(setting) ? setting : ({} as Json);
  const type = isObject(opt) ? String(opt.scrType ?? "") : "";
  const side = type.startsWith("15p") ? 4 : type.startsWith("8p") ? 3 : 0;
  const isNamed = typeof name === "string" && name.trim() !== "";
  return { name: isNamed ? name.trim().slice(0, 60) : `csTimer ${number}`, side };
}

function unused(name: string, names: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name} (${number})`;
    if (!names.has(one)) return one;
  }
}

/** The row of an attempt. One of csTimer keeps what is unknown here. */
function rowOf(attempt: Attempt): unknown[] {
  const { penalty, ms, note, source, splits, fragment, start } = attempt;
  const number = CS_PENALTIES[penalty];
  if (source === undefined) {
    const phases = splits.at(-1) === ms ? splits : [...splits, ms];
    const seconds = Math.floor(start / 1000);
    return [[number, ...[...phases].reverse()], plainNumbers(fragment) ?? fragment, note, seconds];
  }
  const row = JSON.parse(source) as [number[], unknown, unknown];
  row[0][0] = number;
  if ((row[2] ?? "") !== note) row[2] = note;
  return row;
}

/**
 * Writes attempts as csTimer does. Those of the sessions in the frame take their old places; other sessions get
 * the next numbers.
 */
export function writeCsTimer(attempts: readonly Attempt[], frame: string | null): string {
  const rows = new Map<string, unknown[]>();
  // Ids keep the order of the file, which dates may not have.
  const ordered = [...attempts].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const attempt of ordered) {
    const session = rows.get(attempt.session) ?? [];
    session.push(rowOf(attempt));
    rows.set(attempt.session, session);
  }
  const framed = (frame === null ? {} : JSON.parse(frame)) as Json;
  let last = 0;
  const old = Object.entries(framed).map(([key, value]): [string, unknown] => {
    const number = SESSION.exec(key)?.[1];
    last = Math.max(last, Number(number ?? 0));
    const [name, kind] = number !== undefined && Array.isArray(value) ? value : [];
    if (typeof name !== "string") return [key, value];
    const found = rows.get(name) ?? [];
    rows.delete(name);
    return [key, kind === "text" ? JSON.stringify(found) : found];
  });
  if (rows.size === 0) return JSON.stringify(Object.fromEntries(old));
  const added = [...rows].map(([name, session]) => {
    last += 1;
    return { last, name, session };
  });
  const settings = added.map(({ last, name }): [string, Json] => [
    String(last),
    { name, opt: {}, rank: last },
  ]);
  return JSON.stringify({
    ...Object.fromEntries(old.filter(([key]) => key !== "properties")),
    ...Object.fromEntries(added.map(({ last, session }) => [`session${last}`, session])),
    properties: withSessions(framed.properties, settings, last),
  });
}

function withSessions(properties: unknown, added: readonly [string, Json][], last: number): Json {
  const known = isObject(properties) ? properties : {};
  const sessions = { ...settingsIn({ properties }), ...Object.fromEntries(added) };
  const sessionN = Math.max(Number(known.sessionN ?? 15) || 15, last);
  return { ...known, sessionData: JSON.stringify(sessions), sessionN };
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
