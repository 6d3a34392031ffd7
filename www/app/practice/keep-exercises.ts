import { memoBy } from "../../model/memo-by";
import {
  answered,
  type Exercise,
  isExercise,
  type NewExercise,
  withExercises,
} from "../../model/practice/exercise";
import { createValue } from "../../model/state/value";
import { setAside } from "../../platform/kept-texts";
import { recall, remember, unkept } from "../../platform/storage";
import { today } from "../days";

const KEY = "exercises";
const VERSION = 1;

interface KeptExercises {
  readonly exercises: readonly Exercise[];
  /** The browser has refused to store them. */
  readonly isUnkept: boolean;
}

function listIn(value: unknown): readonly unknown[] | null {
  const { version, exercises } = (value ?? {}) as Record<string, unknown>;
  return version === VERSION && Array.isArray(exercises) ? exercises : null;
}

function recallExercises(): readonly Exercise[] {
  return (listIn(recall(KEY)) ?? []).filter(isExercise);
}

/** The exercises of this device; one for each page. */
export const exercisesFor = memoBy((_page: object) => {
  setAside(KEY, (kept) => listIn(kept)?.every(isExercise) === true);
  const value = createValue<KeptExercises>({ exercises: recallExercises(), isUnkept: false });

  function change(to: (all: readonly Exercise[]) => readonly Exercise[]): void {
    // Another window may have stored some since; those that could not be stored stay here.
    const { exercises: here, isUnkept } = value.state();
    const exercises = to(isUnkept ? here : recallExercises());
    remember(KEY, { version: VERSION, exercises });
    value.set({ exercises, isUnkept: unkept.has(KEY) });
  }

  return {
    value,
    add: (made: readonly NewExercise[]): void => change((all) => withExercises(all, made, today())),
    answer({ fragment }: Exercise, isRight: boolean): void {
      change((all) =>
        all.flatMap((one) => {
          const next = one.fragment === fragment ? answered(one, isRight, today()) : one;
          return next === null ? [] : [next];
        }),
      );
    },
    remove: ({ fragment }: Exercise): void =>
      change((all) => all.filter((one) => one.fragment !== fragment)),
  };
});
