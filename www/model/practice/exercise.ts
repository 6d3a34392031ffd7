import type { Next } from "../play/play";
import type { Day } from "../today/calendar";

/** A position of the player's game before a move that lost, in single steps. */
export interface Exercise {
  /** The position as the fragment of a link; unique. */
  readonly fragment: string;
  /** The proven length of a shortest solution. */
  readonly moves: number;
  /** The first moves of all shortest solutions. */
  readonly best: readonly Next[];
  /** Right answers in a row. */
  readonly box: number;
  readonly due: Day;
}

/** An exercise before its first answer. */
export type NewExercise = Omit<Exercise, "box" | "due">;

/** Days from each right answer in a row to the next question. The answer after the last wait ends the exercise. */
const WAITS = [1, 3, 9] as const;

/** The most exercises that are kept; the oldest make room. */
export const MOST_EXERCISES = 200;

/** The exercise after an answer on a day; `null` once it is learned. A wrong answer starts over the next day. */
export function answered(exercise: Exercise, isRight: boolean, now: Day): Exercise | null {
  if (!isRight) return { ...exercise, box: 0, due: now + WAITS[0] };
  const wait = WAITS[exercise.box];
  return wait === undefined ? null : { ...exercise, box: exercise.box + 1, due: now + wait };
}

/** Adds exercises, due at once. One that is known keeps its place and its day. */
export function withExercises(
  all: readonly Exercise[],
  made: readonly NewExercise[],
  now: Day,
): readonly Exercise[] {
  const known = new Set(all.map(({ fragment }) => fragment));
  const added = made.filter(({ fragment }) => !known.has(fragment));
  return [...all, ...added.map((one) => ({ ...one, box: 0, due: now }))].slice(-MOST_EXERCISES);
}

export function isBest({ best }: Pick<Exercise, "best">, made: Next): boolean {
  return best.some(({ cell, direction }) => cell === made.cell && direction === made.direction);
}

export function isExercise(value: unknown): value is Exercise {
  if (typeof value !== "object" || value === null) return false;
  const { fragment, moves, best, box, due } = value as Record<string, unknown>;
  const areNumbers = [moves, box, due].every(Number.isInteger);
  return typeof fragment === "string" && areNumbers && Array.isArray(best) && best.every(isNext);
}

function isNext(value: unknown): boolean {
  const { cell, direction } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(cell) && ["up", "right", "down", "left"].includes(String(direction));
}
