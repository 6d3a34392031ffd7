import type { Attempt, AttemptChange } from "./attempt";
import { charactersOf } from "./base64";

/**
 * An attempt as the log stores it. Bytes are text, a character each: browsers read 10,000 such records in 35 ms of processor
 * time, and in 60 ms with arrays of bytes.
 */
interface SolveRecord {
  readonly attempt: Omit<Attempt, "moves" | "times"> & {
    readonly moves: string;
    readonly times: string;
  };
  /** A hash of the attempt, which a damaged record does not have. */
  readonly check: number;
}

export function recordOf(attempt: Attempt): SolveRecord {
  const { moves, times } = attempt;
  const stored = { ...attempt, moves: charactersOf(moves), times: charactersOf(times) };
  return { attempt: stored, check: checkOf(stored) };
}

/** The attempt of a record; `null` if the record is damaged. */
export function attemptOf(value: unknown): Attempt | null {
  try {
    const { attempt, check } = value as SolveRecord;
    if (checkOf(attempt) !== check) return null;
    return { ...attempt, moves: bytesOf(attempt.moves), times: bytesOf(attempt.times) };
  } catch {
    // A part of another type.
    return null;
  }
}

/** FNV-1a over all fields, without lists of them: 10,000 records are read before the first averages. */
function checkOf(attempt: SolveRecord["attempt"]): number {
  const { optimal, bound, splits } = attempt;
  let hash = 0x811c9dc5;
  hash = withText(hash, attempt.id);
  hash = withText(hash, attempt.session);
  hash = withText(hash, attempt.fragment);
  hash = withText(hash, attempt.penalty);
  hash = withText(hash, attempt.note);
  hash = withText(hash, attempt.moves);
  hash = withText(hash, attempt.times);
  hash = withNumber(hash, attempt.start);
  hash = withNumber(hash, attempt.ms);
  hash = withNumber(hash, optimal === null ? -1 : optimal);
  hash = withNumber(hash, bound === null ? -1 : bound);
  hash = withNumber(hash, splits.length);
  for (const split of splits) hash = withNumber(hash, split);
  return hash >>> 0;
}

function withText(before: number, text: string): number {
  if (typeof text !== "string") throw new TypeError("expected text");
  let hash = Math.imul(before ^ text.length, PRIME);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

function withNumber(hash: number, number: number): number {
  if (typeof number !== "number") throw new TypeError("expected a number");
  return Math.imul(Math.imul(hash ^ number, PRIME) ^ (number / 2 ** 32), PRIME);
}

const PRIME = 0x01000193;

/** Memory for the bytes of many attempts, because each piece of memory takes time. */
let pool = new Uint8Array();
let used = 0;
const POOL = 2 ** 16;

function bytesOf(text: string): Uint8Array {
  const { length } = text;
  if (used + length > pool.length) [pool, used] = [new Uint8Array(Math.max(POOL, length)), 0];
  const bytes = pool.subarray(used, used + length);
  used += length;
  for (let at = 0; at < length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** A change of one attempt in the log. */
export type LogChange =
  | { readonly kind: "put"; readonly attempt: Attempt }
  | { readonly kind: "changed"; readonly change: AttemptChange }
  | { readonly kind: "removed" };

/** One change in place of two. */
export function joined(before: LogChange | undefined, next: LogChange): LogChange {
  if (before === undefined || next.kind !== "changed") return next;
  if (before.kind === "removed") return before;
  return before.kind === "put"
    ? { kind: "put", attempt: { ...before.attempt, ...next.change } }
    : { kind: "changed", change: { ...before.change, ...next.change } };
}

/** The attempt after a change; `null` if there is none. */
export function changed(attempt: Attempt | null, change: LogChange): Attempt | null {
  if (change.kind === "put") return change.attempt;
  return change.kind === "removed" || attempt === null ? null : { ...attempt, ...change.change };
}
