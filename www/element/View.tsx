import { useLayoutEffect, useState } from "preact/hooks";
import { GoalPicture } from "../features/play/GoalPicture";
import { Par } from "../features/play/Par";
import { Spoken } from "../features/play/Spoken";
import { TaskLine } from "../features/play/TaskLine";
import { Tray } from "../features/play/Tray";
import { titleOf } from "../i18n/title";
import { useValue } from "../kit/use-value";
import { usableGoals } from "../model/puzzle/goals";
import { isHopeless } from "../model/derived/verdict";
import { metricOf, movesPlayed } from "../model/state/selectors";
import type { ElementProps } from "./element-context";
import { StatusLine } from "./StatusLine";
import type { BoardSession } from "./board-session";
import { TOOLS, Tools } from "./Tools";
import { sentenceOf } from "./board-error";

interface Props {
  readonly session: BoardSession;
  /** Has the focus after a click on the board. */
  readonly rest: HTMLElement;
}

/** A board with its task, its line and its buttons. */
export function View({ session, rest }: Props) {
  const app = session.player;
  const state = useValue(app.store);
  const around = useValue(session.around);
  const [exploring, setExploring] = useState(false);
  const { lang } = state;
  const title = titleOf(state, lang);
  useLayoutEffect(() => {
    rest.lang = lang;
    rest.ariaLabel = around.worded ? title || around.words.board.in(lang).board : null;
  }, [rest, lang, title, around]);
  const { parts } = around;
  useLayoutEffect(() => {
    const root = rest.getRootNode();
    if (parts !== null && root instanceof ShadowRoot) root.adoptedStyleSheets.push(parts.sheet());
  }, [rest, parts]);
  // In no language, but as large as most are going to be.
  if (!around.worded) {
    return <div class="tray tray-empty" part="tray" style={{ "--w": 3, "--h": 3 }} />;
  }
  const t = around.words.board.in(lang);
  const view = { app, state, t, lang, around };
  const { controls, trouble } = around;
  const hasTools = TOOLS.some((name) => controls.has(name));
  const Transport = parts?.Transport;
  return (
    <>
      {controls.has("goal") && state.puzzle !== null && <Task {...view} />}
      <Tray {...view} rest={rest} onExplore={setExploring}>
        <p class="tray-empty">
          {trouble === null ? "" : sentenceOf(around.words, trouble, state.lang)}
        </p>
      </Tray>
      {controls.has("line") && <StatusLine {...view} exploring={exploring} />}
      {state.puzzle !== null && hasTools && (
        <div class="controls" part="controls">
          {state.watching && Transport !== undefined ? (
            <Transport {...view} />
          ) : (
            <Tools {...view} />
          )}
        </div>
      )}
      <Spoken {...view} />
    </>
  );
}

/** What is to be done. */
function Task(props: ElementProps) {
  const { app, state, t, lang } = props;
  const { puzzle } = state;
  const goals = usableGoals(puzzle);
  const best = state.bests[metricOf(state)];
  const hopeless = isHopeless(state, app.verdictOf(state));
  const title = titleOf(state, lang);
  return (
    <div class="aim" part="task">
      {goals.length > 0 && (
        <div class="goal" part="goal">
          <GoalPicture {...props} goals={goals} />
        </div>
      )}
      <div class="aim-text">
        {title !== "" && (
          <p class="puzzle-title" part="title">
            {title}
          </p>
        )}
        <TaskLine {...props} />
        <div class="tallies">
          {(best !== undefined || hopeless) && <Par {...{ best, hopeless, t }} />}
          <p class="made">{t.moveCount(movesPlayed(state))}</p>
        </div>
      </div>
    </div>
  );
}
