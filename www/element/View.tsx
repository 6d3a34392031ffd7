import { useLayoutEffect, useState } from "preact/hooks";
import { GoalPicture, goalMarks } from "../features/play/GoalPicture";
import { Optimum } from "../features/play/Optimum";
import { Spoken } from "../features/play/Spoken";
import { TaskLine } from "../features/play/TaskLine";
import { Tray } from "../features/play/Tray";
import { titleOf } from "../i18n/title";
import { listedEntry } from "../model/derived/listed-entry";
import { isHopeless } from "../model/derived/verdict";
import { usableGoals } from "../model/puzzle/goals";
import type { Puzzle } from "../model/puzzle/puzzle";
import { metricOf, movesPlayed } from "../model/state/selectors";
import { useValue } from "../ui/use-value";
import { sentenceOf } from "./board-error";
import type { BoardSession } from "./board-session";
import type { ElementProps } from "./element-context";
import { StatusLine } from "./StatusLine";
import { TOOLS, Tools } from "./Tools";

interface Props {
  readonly session: BoardSession;
  /** Receives the focus after a click on the board. */
  readonly rest: HTMLElement;
}

export function View({ session, rest }: Props) {
  const app = session.player;
  const state = useValue(app.store);
  const context = useValue(session.context);
  const [exploring, setExploring] = useState(false);
  const { lang } = state;
  const title = titleOf(state, lang);
  useLayoutEffect(() => {
    rest.lang = lang;
    rest.ariaLabel = context.hasTexts ? title || context.words.board.in(lang).board : null;
  }, [rest, lang, title, context]);
  const { parts } = context;
  useLayoutEffect(() => {
    const root = rest.getRootNode();
    if (parts !== null && root instanceof ShadowRoot) parts.adoptSheet(root);
  }, [rest, parts]);
  // Without texts, an empty board of the most common size.
  if (!context.hasTexts) {
    return <div class="board-panel board-panel-empty" part="tray" style={{ "--w": 3, "--h": 3 }} />;
  }
  const t = context.words.board.in(lang);
  const view = { app, state, t, lang, context };
  const { controls, error } = context;
  const hasTools = TOOLS.some((name) => controls.has(name));
  const Transport = parts?.Transport;
  return (
    <>
      {controls.has("goal") && state.puzzle !== null && <Task {...view} puzzle={state.puzzle} />}
      <Tray {...view} rest={rest} onExplore={setExploring}>
        <p class="board-panel-empty">
          {error === null ? "" : sentenceOf(context.words, error, state.lang)}
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

function Task({ app, state, t, lang, puzzle }: ElementProps & { readonly puzzle: Puzzle }) {
  const goals = usableGoals(puzzle);
  const best = state.bests[metricOf(state)];
  const hopeless = isHopeless(state, app.verdictOf(state));
  const title = titleOf(state, lang);
  return (
    <div class="goal-panel" part="task">
      {goals.length > 0 && (
        <div class="goal" part="goal">
          <GoalPicture {...{ goals, t }} marks={goalMarks(state, app.positionOf(state))} />
        </div>
      )}
      <div class="goal-panel-text">
        {title !== "" && (
          <p class="puzzle-title" part="title">
            {title}
          </p>
        )}
        <TaskLine {...{ puzzle, t, lang }} note={listedEntry(state)?.note} />
        <div class="title-counts">
          {(best !== undefined || hopeless) && <Optimum {...{ best, hopeless, t }} />}
          <p class="moves-played">{t.moveCount(movesPlayed(state))}</p>
        </div>
      </div>
    </div>
  );
}
