import { type LogObject, logObject } from "../../model/practice/attempts-json";
import type { ReadLog } from "../../model/practice/read-log";
import { keepFrame, keptFrame } from "../../platform/kept-frame";
import type { PracticeLog } from "./practice-log";

/** The log as an object for JSON; `undefined` without attempts. */
export async function logForFile(log: PracticeLog): Promise<LogObject | undefined> {
  await log.read;
  const { attempts } = log.value.state();
  return attempts.length === 0 ? undefined : logObject(attempts, await keptFrame());
}

/** Adds the attempts of a file that are not in the log; `null` if storage refuses them. */
export async function addRead(
  log: PracticeLog,
  { attempts, frame }: Extract<ReadLog, { fault: null }>,
): Promise<{ readonly added: number; readonly known: number } | null> {
  await log.read;
  const ids = new Set(log.value.state().attempts.map(({ id }) => id));
  const added = attempts.filter(({ id }) => !ids.has(id));
  try {
    if (frame !== null) await keepFrame(frame);
  } catch {
    return null;
  }
  if (added.length > 0) log.add(added);
  await log.written();
  if (log.value.state().isRefused) return null;
  return { added: added.length, known: attempts.length - added.length };
}
