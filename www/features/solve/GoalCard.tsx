import { MiniBoard } from "../../board/MiniBoard";
import { Button } from "../../kit/Button";
import type { ViewProps } from "../../kit/view-props";
import { lookAlikeNumbers, marksAtGoal } from "../../model/puzzle/position";
import { pictureOf } from "../../model/state/picture";
import { hasBlocks } from "../../model/state/selectors";
import { Closest } from "./Closest";
import { LookAlikeWays } from "./LookAlikeWays";

/** More goals than this are counted, not drawn. */
const MOST_PICTURES = 4;

/** Where the tiles are to go. */
export function GoalCard(props: ViewProps) {
  const { app, state, t } = props;
  const { puzzle, prefs } = state;
  const goals = puzzle?.hasGoal === true ? puzzle.start.goals : [];
  const position = state.loaded ? app.positionOf(state) : null;
  const numbers = puzzle === null ? [] : lookAlikeNumbers(puzzle.start);
  const lookAlikes = prefs.tellApart && numbers.some((number) => number > 0);
  const photo = pictureOf(state);
  const marks = lookAlikes && position !== null ? marksAtGoal(state, position) : null;
  return (
    <section class="goal" aria-labelledby="goal-heading">
      <h2 id="goal-heading">{t.goalHeading}</h2>
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
            photo={photo}
            {...(marks === null ? {} : { marks })}
          />
        ))}
      </div>
      <p id="goal-text" class="note">
        <span class="unseen">{goals.map(({ board }) => board).join(" ")}</span>
        {goals.length === 0 && t.noGoal}
        {goals.length > 1 && t.goalAny}
        {goals.length === 1 && lookAlikes && (marks === null ? t.marksAfterSolving : t.marksShown)}
      </p>
      {/* Whoever types another start need not look for the field to clear. */}
      {puzzle !== null && goals.length === 0 && state.fields.goal !== "" && !hasBlocks(state) && (
        <Button onClick={() => app.editing.draw({ ...state.fields, goal: "" })}>
          {t.takeOrder}
        </Button>
      )}
      <LookAlikeWays {...props} />
      <Closest {...props} />
    </section>
  );
}
