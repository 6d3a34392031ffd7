import type { ParsedBoard } from "taisou";
import { MiniBoard } from "../../board/MiniBoard";
import { pictureOf } from "../../model/derived/picture";
import { identicalTileNumbers, marksAtGoal } from "../../model/derived/position";
import type { PlayerProps } from "../../shell/view-props";
import { goalInWords } from "./task";

/** More goals than this are counted, not drawn. */
const MOST_PICTURES = 4;

interface Props extends PlayerProps {
  readonly goals: readonly ParsedBoard[];
}

/** Where the tiles are to go. */
export function GoalPicture({ app, state, t, goals }: Props) {
  const { puzzle, prefs } = state;
  const position = state.loaded ? app.positionOf(state) : null;
  const numbers = puzzle === null ? [] : identicalTileNumbers(puzzle.start);
  const lookAlikes = prefs.tellApart && numbers.some((number) => number > 0);
  const photo = pictureOf(state);
  const marks = lookAlikes && position !== null ? marksAtGoal(state, position) : null;
  return (
    <>
      <div
        class="goal-picture"
        role="img"
        aria-label={t.goalPicture}
        aria-describedby="goal-text"
        data-count={Math.min(goals.length, MOST_PICTURES)}
      >
        {goals.slice(0, MOST_PICTURES).map((goal, index) => (
          <MiniBoard
            // biome-ignore lint/suspicious/noArrayIndexKey: two goals may be the same text
            key={index}
            board={goal}
            goal={goal}
            photo={photo}
            {...(marks === null ? {} : { marks })}
          />
        ))}
      </div>
      <p id="goal-text" class="unseen">
        {goals.map((goal) => goalInWords(goal, t)).join(" ")}
      </p>
    </>
  );
}
