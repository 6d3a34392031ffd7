import { useState } from "preact/hooks";
import { titleAhead, titleOf } from "../../i18n/title";
import { isHopeless } from "../../model/derived/verdict";
import { usableGoals } from "../../model/puzzle/goals";
import { metricOf } from "../../model/state/selectors";
import type { ViewProps } from "../../shell/view-props";
import { Icon } from "../../ui/Icon";
import { Count } from "./Count";
import { GoalPicture } from "./GoalPicture";
import { Optimum } from "./Optimum";
import { TaskLine } from "./TaskLine";

/** The task: the puzzle's name, its goal, how many moves it takes and how many were made. */
export function GoalPanel(props: ViewProps) {
  const { app, state, t, lang } = props;
  const [isLarge, setLarge] = useState(false);
  const { puzzle } = state;
  const title = state.loaded ? titleOf(state, lang) : titleAhead(app.address.ahead, lang);
  const goals = usableGoals(puzzle);
  return (
    <section
      class="goal-panel"
      data-region="goal"
      data-large={isLarge || undefined}
      data-ahead={!state.loaded || undefined}
    >
      {/* What comes finds its place there. */}
      {!state.loaded && (
        <div class="goal">
          <div class="goal-picture" />
        </div>
      )}
      {goals.length > 0 && (
        <div class="goal">
          <GoalPicture {...props} goals={goals} />
          <button
            type="button"
            class="enlarge"
            aria-label={t.enlargeGoal}
            title={t.enlargeGoal}
            aria-pressed={isLarge}
            onClick={() => setLarge(!isLarge)}
          >
            <Icon name={isLarge ? "close" : "enlarge"} />
          </button>
        </div>
      )}
      <div class="goal-panel-text">
        {title !== "" && (
          <h2 class="puzzle-title" data-region="title" tabIndex={-1}>
            {title}
          </h2>
        )}
        <TaskLine {...props} />
        {puzzle !== null && (
          <div class="tallies">
            <Optimum
              best={state.bests[metricOf(state)]}
              hopeless={isHopeless(state, app.verdictOf(state))}
              t={t}
            />
            <Count {...props} />
          </div>
        )}
      </div>
    </section>
  );
}
