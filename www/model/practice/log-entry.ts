import type { Attempt, AttemptChange, Penalty } from "./attempt";
import { PackedReader, packTimes, pushVarint, unpackTimes } from "./packed";

/** The entries of a log, oldest first. Nothing in it is written again. */
export type LogEntry =
  | { readonly kind: "added"; readonly attempt: Attempt }
  | { readonly kind: "changed"; readonly id: string; readonly change: AttemptChange }
  | { readonly kind: "removed"; readonly id: string };

const PENALTIES: readonly Penalty[] = ["none", "+2", "dnf"];

/** The kinds of entries as bytes. Kept logs have them, so they never change. */
const ADDED = 0;
const CHANGED = 1;
const REMOVED = 2;

/**
 * An entry as bytes: its length as a varint, its kind, then its parts. An added attempt begins with its texts (id, session,
 * fragment, note, one a line) and may end with its source; the others have JSON and an id.
 */
export function writeEntry(entry: LogEntry): Uint8Array {
  const body: number[] = [];
  if (entry.kind === "added") writeAttempt(body, entry.attempt);
  else if (entry.kind === "changed") {
    body.push(CHANGED);
    pushText(body, JSON.stringify({ ...entry.change, id: entry.id }));
  } else {
    body.push(REMOVED);
    pushText(body, entry.id);
  }
  const length: number[] = [];
  pushVarint(length, body.length);
  return Uint8Array.from([...length, ...body]);
}

function writeAttempt(body: number[], attempt: Attempt): void {
  const { id, session, fragment, note, start, ms, penalty, splits, optimal, bound } = attempt;
  const line = (text: string) => text.replaceAll("\n", " ");
  body.push(ADDED);
  pushText(body, [line(id), line(session), line(fragment), note].join("\n"));
  for (const number of [start, ms, PENALTIES.indexOf(penalty)]) pushVarint(body, number);
  // 0 stands for unknown.
  for (const length of [optimal, bound]) pushVarint(body, length === null ? 0 : length + 1);
  for (const bytes of [packTimes(splits), attempt.moves, attempt.times]) {
    pushVarint(body, bytes.length);
    body.push(...bytes);
  }
  if (attempt.source !== undefined) pushText(body, attempt.source);
}

function pushText(body: number[], text: string): void {
  const bytes = new TextEncoder().encode(text);
  pushVarint(body, bytes.length);
  body.push(...bytes);
}

/** Reads entries; those that are cut off or of an unknown kind are left out. The attempts share the memory of `bytes`. */
export function readEntries(bytes: Uint8Array): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const reader = new PackedReader(bytes); !reader.isAtEnd; ) {
    const length = reader.number();
    const end = reader.at + length;
    if (end > bytes.length) break;
    reader.end = end;
    const entry = length > 0 ? readEntry(reader) : null;
    if (entry !== null) entries.push(entry);
    reader.at = end;
    reader.end = bytes.length;
  }
  return entries;
}

const decoder = new TextDecoder();

function readEntry(reader: PackedReader): LogEntry | null {
  const kind = reader.number();
  const text = decoder.decode(reader.bytes());
  if (kind === REMOVED) return { kind: "removed", id: text };
  if (kind === CHANGED) return changeIn(text);
  return kind === ADDED ? { kind: "added", attempt: attemptIn(text, reader) } : null;
}

function attemptIn(text: string, reader: PackedReader): Attempt {
  const [id = "", session = "", fragment = ""] = text.split("\n", 3);
  const attempt = {
    id,
    session,
    start: reader.number(),
    fragment,
    ms: reader.number(),
    penalty: PENALTIES[reader.number()] ?? "none",
    optimal: lengthOf(reader.number()),
    bound: lengthOf(reader.number()),
    splits: unpackTimes(reader.bytes()),
    moves: reader.bytes(),
    times: reader.bytes(),
    note: text.slice(id.length + session.length + fragment.length + 3),
  };
  return reader.isAtEnd ? attempt : { ...attempt, source: decoder.decode(reader.bytes()) };
}

function lengthOf(number: number): number | null {
  return number === 0 ? null : number - 1;
}

function changeIn(text: string): LogEntry | null {
  try {
    const { id, ...change } = JSON.parse(text);
    return typeof id === "string" ? { kind: "changed", id, change } : null;
  } catch {
    return null;
  }
}

/** The attempts that remain after all entries, by start. */
export function attemptsIn(
  entries: readonly LogEntry[],
  before: readonly Attempt[] = [],
): readonly Attempt[] {
  const attempts = new Map(before.map((attempt) => [attempt.id, attempt]));
  for (const entry of entries) {
    if (entry.kind === "added") attempts.set(entry.attempt.id, entry.attempt);
    else if (entry.kind === "removed") attempts.delete(entry.id);
    else {
      const attempt = attempts.get(entry.id);
      if (attempt !== undefined) attempts.set(entry.id, { ...attempt, ...entry.change });
    }
  }
  return byStart([...attempts.values()]);
}

function byStart(attempts: Attempt[]): readonly Attempt[] {
  const isSorted = attempts.every(({ start }, at) => (attempts[at - 1]?.start ?? 0) <= start);
  return isSorted ? attempts : attempts.sort((one, other) => one.start - other.start);
}
