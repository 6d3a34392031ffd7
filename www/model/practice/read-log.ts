import type { Rules } from "../../engine/rules";
import type { Attempt } from "./attempt";
import { isAttemptsCsv, readAttemptsCsv } from "./attempts-csv";
import { readLogObject } from "./attempts-json";
import { isCsTimer, readCsTimer } from "./cs-timer";
import { isCsTimerCsv, readCsTimerCsv } from "./cs-timer-csv";
import type { Rest } from "./in-slices";
import { jsonIn, type LogFault, UnreadLog, unread } from "./log-fault";
import { isReplays, readReplays } from "./slidysim-log";

/** The largest file that is read, in characters. */
const MOST_CHARACTERS = 50_000_000;

/** The attempts in a file of this page, csTimer or slidysim, or the first fault in it. */
export type ReadLog =
  | { readonly attempts: readonly Attempt[]; readonly frame: string | null; readonly fault: null }
  | { readonly fault: LogFault };

/** @param rest Called before each row. */
export async function readLog(rules: Rules, text: string, rest: Rest): Promise<ReadLog> {
  try {
    return { frame: null, ...(await readAny(rules, text, rest)), fault: null };
  } catch (error) {
    if (error instanceof UnreadLog) return { fault: error.fault };
    throw error;
  }
}

interface Attempts {
  readonly attempts: readonly Attempt[];
  readonly frame?: string | null;
}

async function readAny(rules: Rules, text: string, rest: Rest): Promise<Attempts> {
  if (text.length > MOST_CHARACTERS) throw unread(null, "size", String(text.length));
  if (isAttemptsCsv(text)) return { attempts: await readAttemptsCsv(rules, text, rest) };
  if (isCsTimerCsv(text)) return { attempts: await readCsTimerCsv(rules, text, rest) };
  if (isReplays(text)) return { attempts: await readReplays(rules, text) };
  if (!/^\s*\{/.test(text)) throw unread(null, "file", text);
  const file = jsonIn("JSON", text);
  if (isCsTimer(file)) return readCsTimer(rules, file, rest);
  if (typeof file === "object" && file !== null && "practice" in file) {
    return readLogObject(rules, file.practice, rest);
  }
  throw unread("JSON", "file", text);
}
