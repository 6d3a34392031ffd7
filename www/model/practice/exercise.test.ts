import { expect, it } from "vitest";
import { dayOf } from "../today/calendar";
import { answered, type Exercise, isExercise, MOST_EXERCISES, withExercises } from "./exercise";

const best = [{ cell: 1, direction: "left" }] as const;
const made = (fragment: string) => ({ fragment, moves: 9, best });
const FEBRUARY_27 = dayOf(2028, 2, 27);

/** The days of the questions if each is answered when it is due, and what remains. */
function questions(answers: readonly boolean[]): [days: number[], left: Exercise | null] {
  let [exercise]: readonly (Exercise | null | undefined)[] = withExercises(
    [],
    [made("a")],
    FEBRUARY_27,
  );
  const days: number[] = [];
  for (const isRight of answers) {
    if (!exercise) throw new Error("the exercise has ended");
    days.push(exercise.due);
    exercise = answered(exercise, isRight, exercise.due);
  }
  return [days, exercise ?? null];
}

it("an exercise is due at once, and again after 1, 3 and 9 days", () => {
  const [days, left] = questions([true, true, true, true]);
  expect(days).toEqual([FEBRUARY_27, dayOf(2028, 2, 28), dayOf(2028, 3, 2), dayOf(2028, 3, 11)]);
  expect(left).toBeNull();
});

it("a wrong answer starts over", () => {
  const [days] = questions([true, true, false, true, true]);
  expect(days.map((day) => day - FEBRUARY_27)).toEqual([0, 1, 4, 5, 6]);
});

it("a late answer waits from its own day", () => {
  const [exercise] = withExercises([], [made("a")], 0);
  expect(exercise && answered(exercise, true, 40)?.due).toBe(41);
});

it("a known position keeps its day, and the oldest make room", () => {
  const old = withExercises([], [made("a")], 3);
  expect(withExercises(old, [made("a"), made("b")], 5).map(({ due }) => due)).toEqual([3, 5]);
  const many = Array.from({ length: MOST_EXERCISES }, (_, index) => made(`${index}`));
  const all = withExercises(old, many, 5);
  expect([all.length, all[0]?.fragment]).toEqual([MOST_EXERCISES, "0"]);
});

it("only whole exercises are read", () => {
  const [exercise] = withExercises([], [made("a")], 0);
  expect(isExercise(exercise)).toBe(true);
  for (const part of [{ due: "1" }, { best: [{ cell: 1 }] }, { best: null }, { fragment: 1 }]) {
    expect(isExercise({ ...exercise, ...part })).toBe(false);
  }
  expect([isExercise(null), isExercise([])]).toEqual([false, false]);
});
