import { useState } from "preact/hooks";
import { titleAhead, titleOf } from "../../i18n/title";
import { listedEntry } from "../../model/derived/listed-entry";
import { pictureOf } from "../../model/derived/picture";
import { isHopeless } from "../../model/derived/verdict";
import { usableGoals } from "../../model/puzzle/goals";
import { countMoves, metricOf, movesPlayed, playedGestures } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { Lazily } from "../../shell/Lazily";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Sheet } from "../../ui/Sheet";
import { Count } from "./Count";
import { GoalPicture, goalMarks } from "./GoalPicture";
import { ghostRace, tally } from "./lazy-parts";
import { Optimum } from "./Optimum";
import { TaskLine } from "./TaskLine";

/** The puzzle's name, its goal, the fewest moves and the player's. */
export function GoalPanel(props: ViewProps) {
  const { app, state, t, lang } = props;
  const [isLarge, setLarge] = useState(false);
  const { puzzle, prefs } = state;
  const { ahead, isChosen, shape } = app.address;
  const title = state.loaded ? titleOf(state, lang) : isChosen ? "" : titleAhead(ahead, lang);
  const goals = usableGoals(puzzle);
  const marks = goalMarks(state, app.positionOf(state));
  const note = prefs.gentle ? undefined : listedEntry(state)?.note;
  const picture = { goals, t, marks, photo: pictureOf(state) };
  return (
    <section
      class="goal-panel"
      data-region="goal"
      data-won={state.won !== null || undefined}
      data-ahead={!state.loaded || undefined}
    >
      {(goals.length > 0 || !state.loaded) && (
        <div class="goal">
          {goals.length > 0 ? (
            <GoalPicture {...picture} />
          ) : (
            // Reserves the space until the puzzle is loaded.
            <div class="board-frame goal-picture">
              <div class="mini" style={{ "--w": shape.width, "--h": shape.height }} />
            </div>
          )}
          <p class="goal-label">{t.goal}</p>
          {goals.length > 0 && (
            <Button
              class="enlarge"
              name={t.enlargeGoal}
              icon="enlarge"
              onClick={() => setLarge(true)}
            />
          )}
          <Sheet
            id="goal-large"
            class="goal-large"
            label={t.goalPicture}
            open={isLarge}
            onClose={() => setLarge(false)}
          >
            <GoalPicture {...picture} isDescribed={false} />
            <Button class="round" name={t.close} icon="close" onClick={() => setLarge(false)} />
          </Sheet>
        </div>
      )}
      <div class="goal-panel-text">
        <div class="goal-lines">
          {title !== "" && (
            <h2 class="puzzle-title" data-region="title" tabIndex={-1}>
              {t.reading(title)}
            </h2>
          )}
          {state.received && <p class="greeting">{t.greeting(state.received.greeting)}</p>}
          {state.received?.ghost && <Lazily view={props} load={ghostRace} />}
          {puzzle && <TaskLine {...{ puzzle, t, lang, note }} />}
        </div>
        {puzzle !== null && (
          <div class="counts">
            <Optimum
              best={state.bests[metricOf(state)]}
              hopeless={isHopeless(state, app.verdictOf(state))}
              t={t}
            />
            <Count
              {...{ t }}
              clock={state.clock}
              moves={movesPlayed(state)}
              more={lastMoves(state)}
              isShown={state.prefs.tally}
              isTimed={!state.prefs.gentle}
            >
              <Lazily view={props} load={tally} />
            </Count>
          </div>
        )}
      </div>
    </section>
  );
}

/** The moves of the gesture just made; 0 after Undo. */
function lastMoves(state: AppState): number {
  const { play, spoken } = state;
  const last = play.cursor < play.gestures.length ? undefined : playedGestures(state).at(-1);
  return spoken === "" || last === undefined ? 0 : countMoves(last.moves, metricOf(state));
}
