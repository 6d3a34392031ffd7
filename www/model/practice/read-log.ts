import type { Rules } from "../../engine/rules";
import type { Attempt } from "./attempt";
import { isAttemptsCsv, readAttemptsCsv } from "./attempts-csv";
import { readLogObject } from "./attempts-json";
import { isCsTimer, readCsTimer } from "./cs-timer";
import { isCsTimerCsv, readCsTimerCsv } from "./cs-timer-csv";
import { jsonIn, type LogFault, UnreadLog, unread } from "./log-fault";
import { LogReading, type Remark, type Rest } from "./log-reading";
import { isReplays, readReplays } from "./slidysim-log";

/** The largest file that is read, in characters. */
export const MOST_CHARACTERS = 50_000_000;

/** The attempts in a file of this page, csTimer or slidysim, with remarks, or why it is none. */
export type ReadLog =
  | {
      readonly attempts: readonly Attempt[];
      readonly remarks: readonly Remark[];
      readonly fault: null;
    }
  | { readonly fault: LogFault };

/** @param rest Called before each row. */
export async function readLog(rules: Rules, text: string, rest: Rest): Promise<ReadLog> {
  const reading = new LogReading(rules, rest);
  try {
    await readAny(text, reading);
    return { attempts: reading.attempts, remarks: reading.remarks, fault: null };
  } catch (error) {
    if (error instanceof UnreadLog) return { fault: error.fault };
    throw error;
  }
}

async function readAny(text: string, reading: LogReading): Promise<void> {
  if (text.length > MOST_CHARACTERS) throw unread(null, "size", String(text.length));
  if (isAttemptsCsv(text)) return readAttemptsCsv(text, reading);
  if (isCsTimerCsv(text)) return readCsTimerCsv(text, reading);
  if (isReplays(text)) return readReplays(text, reading);
  if (!/^\s*\{/.test(text)) throw unread(null, "file", text);
  const file = jsonIn("JSON", text);
  if (isCsTimer(file)) return readCsTimer(file, reading);
  if (typeof file === "object" && file !== null && "practice" in file) {
    return readLogObject(file.practice, reading);
  }
  throw unread("JSON", "file", text);
}
