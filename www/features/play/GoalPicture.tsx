import type { ParsedBoard } from "taisou";
import { MiniBoard } from "../../board/MiniBoard";
import type { BoardTexts } from "../../i18n/board-ja";
import { marksAtGoal, type Position } from "../../model/derived/position";
import type { AppState } from "../../model/state/state";
import type { Picture } from "../../model/state/view-state";
import { goalInWords } from "./task";

/** Further goals are not drawn. */
const MOST_PICTURES = 4;

interface Props {
  readonly goals: readonly ParsedBoard[];
  readonly photo?: Picture | null;
  /** The numbers of identical tiles at the goal; see `goalMarks`. */
  readonly marks: readonly number[] | undefined;
  readonly t: BoardTexts;
  /** The description is on the page once. */
  readonly isDescribed?: boolean;
}

export function GoalPicture({ goals, photo = null, marks, t, isDescribed = true }: Props) {
  return (
    <>
      <div
        class="board-frame goal-picture"
        role="img"
        aria-label={t.goalPicture}
        aria-describedby="goal-text"
        data-count={Math.min(goals.length, MOST_PICTURES)}
      >
        {goals.slice(0, MOST_PICTURES).map((goal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two goals may be the same text
          <MiniBoard key={index} board={goal} {...{ goal, photo, ...(marks && { marks }) }} />
        ))}
      </div>
      {isDescribed && (
        <p id="goal-text" class="visually-hidden">
          {goals.map((goal) => goalInWords(goal, t)).join(" ")}
        </p>
      )}
    </>
  );
}

/** The numbers of the identical tiles at the goal, if the player tells them apart and they are known. */
export function goalMarks(
  state: AppState,
  position: Position | null,
): readonly number[] | undefined {
  if (!state.prefs.tellApart || position === null) return undefined;
  return marksAtGoal(state, position) ?? undefined;
}
