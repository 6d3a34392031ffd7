import { inLang } from "../../i18n/title";
import { listedEntry } from "../../model/derived/listed-entry";
import { puzzleTargets, usableGoals } from "../../model/puzzle/goals";
import type { PlayerProps } from "../../shell/view-props";
import { goalInWords, taskOf } from "./task";

/** The task, and what its author says of it. */
export function TaskLine({ state, t, lang }: PlayerProps) {
  const { puzzle } = state;
  if (puzzle === null) return null;
  const [goal] = usableGoals(puzzle);
  const note = goal && listedEntry(state)?.note;
  return (
    <p class="task">
      {taskOf(puzzle, t)}
      {goal && puzzleTargets(puzzle).cells.length > 0 ? (
        // The outline can only be seen.
        <span class="unseen"> ({goalInWords(goal, t)})</span>
      ) : (
        note && <span class="task-note"> {inLang(note, lang)}</span>
      )}
    </p>
  );
}
