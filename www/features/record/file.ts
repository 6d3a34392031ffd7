import { GAMES, isRecords, recallFinished } from "../../app/keep-games";
import { HELPED, readHelps, rememberHelps } from "../../app/keep-help";
import { recallRecords, SOLVED } from "../../app/keep-records";
import type { LogObject } from "../../model/practice/attempts-json";
import { MOST_CHARACTERS } from "../../model/practice/read-log";
import { withRecord } from "../../model/state/records";
import { isFinishedGame, withFinished } from "../../model/today/games";
import { recall, remember } from "../../platform/storage";

/** The version of the file. A later version adds keys, which an earlier one stores as they are. */
const VERSION = 1;

/** Writes the stored texts, and the log of solves if there is one, as one JSON file. */
export function exportText(texts: Readonly<Record<string, string>>, practice?: LogObject): string {
  return JSON.stringify({ taisou: VERSION, kept: texts, practice });
}

/** True for a file with a log of solves, which `readLog` reads. */
export function hasPractice(text: string): boolean {
  const file = parsed(text);
  return typeof file === "object" && file !== null && "practice" in file;
}

/** Adds a file to what is stored: records improve, games are joined, all else is replaced. `false` if it is no such file. */
export function importText(text: string): boolean {
  const kept = keptIn(text);
  if (kept === null) return false;
  for (const [key, one] of Object.entries(kept)) {
    const value = parsed(one);
    if (key === SOLVED && isRecords(value)) {
      const all = Object.entries(value);
      remember(
        key,
        all.reduce((so, [id, feat]) => withRecord(so, id, feat), recallRecords()),
      );
    } else if (key === GAMES && Array.isArray(value)) {
      const here = recallFinished();
      const known = new Set(here.map((game) => JSON.stringify(game)));
      const others = value
        .filter(isFinishedGame)
        .filter((game) => !known.has(JSON.stringify(game)));
      const joined = [...here, ...others].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
      remember(key, joined.reduce(withFinished, []));
    } else if (key === HELPED) rememberHelps(readHelps(value));
    else if (value !== undefined) remember(key, value);
    else if (recall(key) === null) remember(key, one);
  }
  return true;
}

function keptIn(text: string): Readonly<Record<string, string>> | null {
  if (text.length > MOST_CHARACTERS) return null;
  const file = parsed(text);
  if (typeof file !== "object" || file === null) return null;
  const { taisou, kept } = file as Record<string, unknown>;
  const isFile = Number.isInteger(taisou) && typeof kept === "object" && kept !== null;
  if (!isFile || Array.isArray(kept)) return null;
  const texts = Object.entries(kept).every(([, one]) => typeof one === "string");
  return texts ? (kept as Readonly<Record<string, string>>) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
