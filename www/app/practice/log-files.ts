import type { Attempt } from "../../model/practice/attempt";
import { type LogObject, logObject } from "../../model/practice/attempts-json";
import { plainNumbers } from "../../model/practice/scramble-text";
import type { PracticeLog } from "./practice-log";

/** The log as an object for JSON; `undefined` without attempts. */
export async function logForFile(log: PracticeLog): Promise<LogObject | undefined> {
  await log.read;
  const { attempts } = log.value.state();
  return attempts.length === 0 ? undefined : logObject(attempts);
}

/** The solves of a file that went into a session, and those that were in the log before. */
export interface ImportedSession {
  readonly session: string;
  readonly added: number;
  readonly known: number;
}

/**
 * Adds the attempts of a file that are not in the log. `null` if storage refuses them; then nothing is added.
 *
 * @param onPart Called with the part that is stored, from 0 to 1.
 */
export async function addRead(
  log: PracticeLog,
  attempts: readonly Attempt[],
  onPart: (part: number) => void = () => {},
): Promise<readonly ImportedSession[] | null> {
  await log.read;
  const isKnown = knownIn(log.value.state().attempts, attempts);
  const sessions = new Map<string, { added: number; known: number }>();
  const added = attempts.filter((attempt) => {
    const counts = sessions.get(attempt.session) ?? { added: 0, known: 0 };
    sessions.set(attempt.session, counts);
    const isOld = isKnown(attempt);
    counts[isOld ? "known" : "added"] += 1;
    return !isOld;
  });
  const isStored =
    added.length === 0 || (await log.import(added, (done) => onPart(done / added.length)));
  return isStored ? [...sessions].map(([session, counts]) => ({ session, ...counts })) : null;
}

/**
 * Tells which attempts of a file the log has: by id, or as a solve of the same second, time and board, because csTimer's
 * files have no ids. Each attempt in the log stands for one in the file.
 */
function knownIn(log: readonly Attempt[], file: readonly Attempt[]): (attempt: Attempt) => boolean {
  const ids = new Set(log.map(({ id }) => id));
  const inFile = new Set(file.map(({ id }) => id));
  const others = new Map<string, number>();
  for (const attempt of log) {
    if (inFile.has(attempt.id)) continue;
    const key = contentOf(attempt);
    others.set(key, (others.get(key) ?? 0) + 1);
  }
  return (attempt) => {
    if (ids.has(attempt.id)) return true;
    const key = contentOf(attempt);
    const left = others.get(key) ?? 0;
    if (left > 0) others.set(key, left - 1);
    return left > 0;
  };
}

function contentOf({ start, ms, fragment }: Attempt): string {
  return `${Math.floor(start / 1000)} ${ms} ${plainNumbers(fragment) ?? fragment}`;
}
