import "./exercises.css";
import { useState } from "preact/hooks";
import { today } from "../../app/days";
import { exercisesFor } from "../../app/practice/keep-exercises";
import type { Exercise } from "../../model/practice/exercise";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { useValue } from "../../ui/use-value";
import { ExerciseCard } from "./ExerciseCard";
import type { RecordTexts } from "./ja";

/** The exercises from lost moves: how many are due, the open one, and all of them. */
export function Exercises({ app, t, words }: WordedProps<RecordTexts>) {
  const kept = exercisesFor(app);
  const { exercises, isUnkept } = useValue(kept.value);
  const [open, setOpen] = useState<Exercise | null>(null);
  const now = today();
  const due = exercises.filter((one) => one.due <= now);
  if (exercises.length === 0 && open === null) return null;
  return (
    <section class="stack exercises" aria-labelledby="exercises-heading">
      <h3 id="exercises-heading">{words.exercises}</h3>
      <p>{words.exercisesDue(exercises.length, due.length)}</p>
      {isUnkept && <p role="alert">{words.exercisesUnkept}</p>}
      {open !== null ? (
        <ExerciseCard
          key={open.fragment}
          {...{ app, t, words }}
          exercise={open}
          next={due.find(({ fragment }) => fragment !== open.fragment) ?? null}
          onAnswer={(isRight) => kept.answer(open, isRight)}
          onOpen={setOpen}
        />
      ) : (
        due[0] !== undefined && (
          <Button class="primary" onClick={() => setOpen(due[0] ?? null)}>
            {words.begin}
          </Button>
        )
      )}
      <ul>
        {exercises.map((one) => (
          <li key={one.fragment}>
            <Button class="quiet" onClick={() => setOpen(one)}>
              {words.position(one.moves)}
            </Button>
            <span class="note">{words.dueIn(one.due - now)}</span>
            <Button
              class="round quiet"
              icon="close"
              name={words.removePosition(one.moves)}
              onClick={() => kept.remove(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
