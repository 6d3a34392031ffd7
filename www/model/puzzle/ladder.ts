import type { Lang } from "../lang";
import type { Kind } from "./entry";

/** The ladders of levels, and the kind of the puzzles on each. */
export const LADDERS = {
  "words-ja": "letters",
  "words-en": "letters",
  "3x3": "numbers",
  "4x4": "numbers",
  cars: "rush",
  klotski: "klotski",
} as const satisfies Record<string, Kind>;

export type Ladder = keyof typeof LADDERS;

/** The ladder of words in the other language. */
export const foreignWords = (lang: Lang): Ladder => (lang === "ja" ? "words-en" : "words-ja");

/** The id of a level: `cars/3`. */
export const levelId = (ladder: Ladder, level: number): string => `${ladder}/${level}`;

/** Ladder and number of a level; `null` for another id. */
export function levelIn(id: string): { readonly ladder: Ladder; readonly level: number } | null {
  const [name = "", number = ""] = id.split("/");
  return Object.hasOwn(LADDERS, name) && /^[1-9]\d*$/.test(number)
    ? { ladder: name as Ladder, level: Number(number) }
    : null;
}
