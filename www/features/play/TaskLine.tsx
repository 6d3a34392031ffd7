import type { BoardTexts } from "../../i18n/board-ja";
import { inLang } from "../../i18n/title";
import type { Lang } from "../../model/lang";
import type { Entry } from "../../model/puzzle/entry";
import { puzzleTargets, usableGoals } from "../../model/puzzle/goals";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { goalInWords, taskOf } from "./task";

interface Props {
  readonly puzzle: Puzzle;
  readonly note: Entry["note"];
  readonly t: BoardTexts;
  readonly lang: Lang;
}

export function TaskLine({ puzzle, note, t, lang }: Props) {
  const [goal] = usableGoals(puzzle);
  return (
    <p class="task">
      {taskOf(puzzle, t)}
      {goal && puzzleTargets(puzzle).cells.length > 0 ? (
        // For screen readers, in place of the outline on the board.
        <span class="visually-hidden"> ({goalInWords(goal, t)})</span>
      ) : (
        goal && note && <span class="task-note"> {inLang(note, lang)}</span>
      )}
    </p>
  );
}
