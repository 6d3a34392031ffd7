/** A puzzle of the collection. Its name is in the dictionaries, by `id`. */
export interface Preset {
  readonly id: PresetId;
  readonly start: string;
  /** Empty: in order. */
  readonly goal: string;
  readonly width: number;
  /** Symbols that are pieces of several cells, or `all`. */
  readonly blocks?: string;
  /** The proven shortest length in steps, `null` if there is no answer, absent where it is for play. */
  readonly shortest?: number | null;
}

export type PresetId =
  | "katakana"
  | "mind"
  | "impossible"
  | "tiny"
  | "hexadecimal"
  | "hardest"
  | "park3"
  | "park4"
  | "park10"
  | "fifteen"
  | "onoff"
  | "klotski";

/** A board of one kind of car, the marked one at the top left, the blank at the bottom right. */
function carPark(id: PresetId, width: number, height: number, shortest: number): Preset {
  const rest = width * height - 2;
  return {
    id,
    start: `車${"・".repeat(rest)}*`,
    // Only the marked car has a place to be.
    goal: `${"?".repeat(rest + 1)}車`,
    width,
    shortest,
  };
}

/** What an empty link opens: the two タ that look alike are the point of it. */
export const LANDING: Preset = {
  id: "katakana",
  start: "アタマノタイソウ*",
  goal: "アタマノタイウソ*",
  width: 3,
  shortest: 20,
};

/** Lengths as published and checked; see the published solvers 1, 3 and 5. */
export const PRESETS: readonly Preset[] = [
  LANDING,
  { id: "mind", start: "ウアタソ*マイタノ", goal: "ソウアイ*タタノマ", width: 3, shortest: 18 },
  {
    id: "impossible",
    start: "ウアタソ*マイセノ",
    goal: "ソウアイ*タセノマ",
    width: 3,
    shortest: null,
  },
  { id: "tiny", start: "123*", goal: "231*", width: 2, shortest: 4 },
  { id: "hexadecimal", start: "123456789ABCDEF*", goal: "123456789AFBDEC*", width: 4, shortest: 4 },
  { id: "hardest", start: "8672543*1", goal: "12345678*", width: 3, shortest: 31 },
  carPark("park3", 3, 2, 9),
  carPark("park4", 4, 4, 21),
  carPark("park10", 10, 10, 69),
  { id: "onoff", start: "--no/off_", goal: "--on/off_", width: 4, blocks: "-", shortest: 44 },
  {
    id: "klotski",
    start: "父娘娘母/父娘娘母/祖兄兄婆/祖茶書婆/華**裁",
    goal: "????/????/????/?娘娘?/?娘娘?",
    width: 4,
    blocks: "all",
    shortest: 116,
  },
  { id: "fifteen", start: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *", goal: "", width: 4 },
];
