/// <reference types="vite/client" />
import type { Entry, Kind, Text } from "../model/puzzle/entry";
import { civil, type Day, dateText, dayOf, readDate } from "../model/today/calendar";
import { DAY, slotOf } from "../model/today/schedule";

/** A line of `puzzles/today/`, which `tools/today.mjs` writes. A word has its meaning in the other language. */
type DayRow = readonly [
  kind: string,
  moves: number,
  start: string,
  goal?: string,
  meaning?: string,
];

/** Each part is a chunk, of about a year. */
const parts = import.meta.glob<readonly DayRow[]>("../../puzzles/today/[0-9].json", {
  import: "default",
});

/** The common part of the kinds of days. */
const KINDS: Readonly<Record<string, Partial<Entry> & { readonly kind: Kind }>> = {
  word: { kind: "letters" },
  numbers: { kind: "numbers" },
  part: { kind: "numbers" },
  rush: { kind: "rush", goal: "??????/??????/????AA/??????/??????/??????", axis: "long" },
  klotski: { kind: "klotski", goal: "????/????/????/?AA?/?AA?" },
};

const METRICS: Partial<Record<Kind, "slide" | "move">> = { rush: "slide", klotski: "move" };

const MONTHS =
  "January February March April May June July August September October November December";

/** The id of the puzzle of this moment's day, in the local calendar. */
export function idOfToday(now = new Date()): string {
  return DAY + dateText(today(now));
}

export function today(now = new Date()): Day {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The puzzle of this id; none for a date that the calendar does not have. Fetches its part. */
export async function entriesOf(id: string): Promise<readonly Entry[]> {
  const day = readDate(id.slice(DAY.length));
  if (day === null) return [];
  const { part, row } = slotOf(day);
  const rows = await parts[`../../puzzles/today/${part}.json`]?.();
  const found = rows?.[row];
  return found === undefined ? [] : [entryOf(id, day, found)];
}

function entryOf(id: string, day: Day, [name, moves, start, goal = "", meaning]: DayRow): Entry {
  const common = KINDS[name] ?? { kind: "numbers" };
  const metric = METRICS[common.kind];
  return {
    ...{ id, start, goal },
    ...common,
    ...(metric !== undefined && { blocks: "all" }),
    name: nameOf(day),
    ...(meaning !== undefined && { note: noteOf(meaning) }),
    shortest: { [metric ?? "step"]: moves },
  };
}

function nameOf(day: Day): Text {
  const { month, date } = civil(day);
  return [`${month}月${date}日の一問`, `Puzzle of ${date} ${MONTHS.split(" ")[month - 1]}`];
}

function noteOf(meaning: string): Text {
  const isEnglish = /^[ -~]+$/.test(meaning);
  return isEnglish ? ["", `“${meaning}”`] : [`「${meaning}」`, ""];
}
