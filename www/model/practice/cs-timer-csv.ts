import type { Rules } from "../../engine/rules";
import type { Attempt } from "./attempt";
import { recordsOf } from "./attempts-csv";
import { importedIds, importedSession } from "./imported";
import { mapInSlices, type Rest } from "./in-slices";
import { unread } from "./log-fault";
import { fragmentIn, scrambleIn } from "./scramble-text";

const HEAD = "No.;Time;Comment;Scramble;Date";

export function isCsTimerCsv(text: string): boolean {
  return text.replace(/^\uFEFF/, "").startsWith(HEAD);
}

/** Reads the table that csTimer writes for one session. Times with a `+` have their penalty in them. Throws `UnreadLog`. */
export async function readCsTimerCsv(rules: Rules, text: string, rest: Rest): Promise<Attempt[]> {
  const idOf = importedIds();
  const [, ...records] = recordsOf(text.replace(/^\uFEFF/, ""), ";");
  return mapInSlices(records, rest, ({ cells, line }): Attempt => {
    const [, time = "", note = "", scramble = "", date = ""] = cells;
    const bad = (expected: Parameters<typeof unread>[1], found: string, column: string) =>
      unread("CSV", expected, found, column, line);
    const [, plain, plus, failed] = /^(?:([\d:.]+)(\+?)|DNF\(([\d:.]+)\))$/.exec(time) ?? [];
    const ms = millisIn(plain ?? failed ?? "");
    if (ms === null) throw bad("time", time, "Time");
    const start = Date.parse(date.replace(" ", "T"));
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) || !(start >= 0)) {
      throw bad("date", date, "Date");
    }
    const fragment = fragmentIn(rules, scramble.trim()) ?? "";
    const { width = 0, height = 0 } = scrambleIn(rules, fragment) ?? {};
    return {
      id: idOf(start, `${ms} ${scramble}`),
      session: importedSession(width, height, "csTimer"),
      start,
      fragment,
      ms: plus === "+" ? Math.max(ms - 2000, 0) : ms,
      penalty: failed !== undefined ? "dnf" : plus === "+" ? "+2" : "none",
      ...{ moves: new Uint8Array(), times: new Uint8Array(), splits: [] },
      ...{ optimal: null, bound: null, note },
    };
  });
}

/** Milliseconds of `1:02:03.456`, `1:13.52` or `9.9`. */
function millisIn(text: string): number | null {
  const [, hours = "0", minutes = "0", seconds] =
    /^(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (seconds === undefined) return null;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}
