import type { Attempt, AttemptChange } from "./attempt";
import { charactersOf } from "./base64";
import { hashed } from "./hashed";

/** An attempt as the log stores it. */
interface SolveRecord extends Attempt {
  /** A hash of all other fields, which a damaged record does not have. */
  readonly check: string;
}

export function recordOf(attempt: Attempt): SolveRecord {
  // Copies, because a stored view would take the whole memory behind it along.
  const own = { ...attempt, moves: attempt.moves.slice(), times: attempt.times.slice() };
  return { ...own, check: checkOf(own) };
}

/** The attempt of a record; `null` if the record is damaged. */
export function attemptOf(value: unknown): Attempt | null {
  if (typeof value !== "object" || value === null) return null;
  const { check, ...attempt } = value as SolveRecord;
  try {
    return checkOf(attempt) === check ? attempt : null;
  } catch {
    // A field of another type.
    return null;
  }
}

function checkOf(attempt: Attempt): string {
  const [moves, times] = [textOf(attempt.moves), textOf(attempt.times)];
  return hashed(JSON.stringify({ ...attempt, moves, times }));
}

/** Throws for anything but bytes. */
function textOf(bytes: Uint8Array): string {
  if (!(bytes instanceof Uint8Array)) throw new TypeError("expected bytes");
  return charactersOf(bytes);
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
