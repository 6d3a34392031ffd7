import type { Metric } from "taisou";
import file from "../../puzzles/levels.json" with { type: "json" };
import type { Entry, Text } from "../model/puzzle/entry";
import { LADDERS, type Ladder, levelId } from "../model/puzzle/ladder";

/** A level of the file; `puzzles/levels.schema.json` defines the fields. */
interface LevelLine {
  readonly ladder: Ladder;
  readonly level: number;
  readonly board: string;
  readonly goal: string;
  readonly options: { readonly blocks?: string; readonly axis?: "long" };
  readonly shortest: number;
  readonly metric: Metric;
}

const NAMES: Readonly<Record<Ladder, Text>> = {
  "words-ja": ["ことば", "Japanese words"],
  "words-en": ["英語のことば", "Words"],
  "3x3": ["3×3", "3×3"],
  "4x4": ["4×4", "4×4"],
  cars: ["車", "Cars"],
  klotski: ["箱入り娘", "Klotski"],
};

/** The levels of all ladders, in order; a lazy chunk. */
export const LEVEL_ENTRIES: readonly Entry[] = (file.levels as readonly LevelLine[]).map(
  ({ ladder, level, board, goal, options, shortest, metric }) => ({
    id: levelId(ladder, level),
    kind: LADDERS[ladder],
    name: [`${NAMES[ladder][0]} レベル${level}`, `${NAMES[ladder][1]}, level ${level}`],
    start: board,
    goal,
    ...options,
    shortest: { [metric]: shortest },
  }),
);

export const ladderName = (ladder: Ladder): Text => NAMES[ladder];
