import type { Direction } from "taisou";
import { createValue } from "../../model/state/value";
import { recall, remember } from "../../platform/storage";

export const MOVEMENT_KEYS = ["none", "wasd", "ijkl", "own"] as const;
export type MovementKeys = (typeof MOVEMENT_KEYS)[number];

export interface PracticeSettings {
  /** Time and moves are hidden while a solve runs. */
  readonly hides: boolean;
  /** 15 seconds to look at the scramble, with the penalties of speedcubing after them. */
  readonly inspects: boolean;
  /** A tile moves when the pointer comes over it. */
  readonly hovers: boolean;
  /** Letters that move beside the arrow keys. */
  readonly keys: MovementKeys;
  /** The player's own letters: up, left, down, right. */
  readonly own: string;
  readonly sessions: Readonly<Record<string, string>>;
}

const KEY = "practice";

/** The letters of the keys, in the order of `DIRECTIONS`. */
const LETTERS = { none: "", wasd: "wasd", ijkl: "ijkl" } as const;
const DIRECTIONS: readonly Direction[] = ["up", "left", "down", "right"];

export function keptSettings() {
  const value = createValue<PracticeSettings>(recallSettings());
  value.subscribe((settings) => remember(KEY, settings));
  return value;
}

function recallSettings(): PracticeSettings {
  const kept = recall(KEY);
  const { hides, inspects, hovers, keys, own, sessions } = (kept ?? {}) as Partial<
    Record<keyof PracticeSettings, unknown>
  >;
  return {
    hides: hides === true,
    inspects: inspects === true,
    hovers: hovers === true,
    keys: MOVEMENT_KEYS.find((one) => one === keys) ?? "wasd",
    own: typeof own === "string" ? own : "",
    sessions: isTexts(sessions) ? sessions : {},
  };
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject && Object.values(value).every((text) => typeof text === "string");
}

/** The direction of a letter, in lower case; `null` for other keys. */
export function directionOfLetter(
  { keys, own }: Pick<PracticeSettings, "keys" | "own">,
  letter: string,
): Direction | null {
  const letters = [...(keys === "own" ? own.toLowerCase() : LETTERS[keys])];
  return DIRECTIONS[letters.indexOf(letter)] ?? null;
}
