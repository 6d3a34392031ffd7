import type { Attempt, AttemptChange, Penalty } from "./attempt";
import { PackedReader, unpackTimes } from "./packed";

// The log as earlier versions stored it: entries as bytes, oldest first. An entry is its length as a varint, its kind, then
// its parts. An added attempt begins with its texts (id, session, fragment, note, one a line), and may end with a row of
// csTimer, which is not read any more; the others have JSON and an id.

export type EarlierEntry =
  | { readonly kind: "added"; readonly attempt: Attempt }
  | { readonly kind: "changed"; readonly id: string; readonly change: AttemptChange }
  | { readonly kind: "removed"; readonly id: string };

const PENALTIES: readonly Penalty[] = ["none", "+2", "dnf"];

const ADDED = 0;
const CHANGED = 1;
const REMOVED = 2;

/** Reads entries; those that are cut off, broken or of an unknown kind are left out, and `isWhole` is false. */
export function readEarlierEntries(bytes: Uint8Array): {
  readonly entries: readonly EarlierEntry[];
  readonly isWhole: boolean;
} {
  const entries: EarlierEntry[] = [];
  let isWhole = true;
  for (const reader = new PackedReader(bytes); !reader.isAtEnd; ) {
    const length = reader.number();
    const end = reader.at + length;
    if (end > bytes.length) return { entries, isWhole: false };
    reader.end = end;
    const entry = length > 0 ? readEntry(reader) : null;
    if (entry === null) isWhole = false;
    else entries.push(entry);
    reader.at = end;
    reader.end = bytes.length;
  }
  return { entries, isWhole };
}

const decoder = new TextDecoder();

function readEntry(reader: PackedReader): EarlierEntry | null {
  const kind = reader.number();
  const text = decoder.decode(reader.bytes());
  if (kind === REMOVED) return { kind: "removed", id: text };
  if (kind === CHANGED) return changeIn(text);
  return kind === ADDED ? { kind: "added", attempt: attemptIn(text, reader) } : null;
}

function attemptIn(text: string, reader: PackedReader): Attempt {
  const [id = "", session = "", fragment = ""] = text.split("\n", 3);
  return {
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
}

function lengthOf(number: number): number | null {
  return number === 0 ? null : number - 1;
}

function changeIn(text: string): EarlierEntry | null {
  try {
    const { id, ...change } = JSON.parse(text);
    return typeof id === "string" ? { kind: "changed", id, change } : null;
  } catch {
    return null;
  }
}

/** The attempts that remain after all entries. An attempt that changes becomes another object. */
export function afterEntries(
  entries: readonly EarlierEntry[],
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
  return [...attempts.values()];
}
