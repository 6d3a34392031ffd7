import type { ComponentChildren } from "preact";
import { HowTo } from "../features/play/HowTo";
import { Line } from "../features/play/Line";
import { StatusBox } from "../features/play/StatusBox";
import { isAtGoal } from "../model/derived/position";
import { isHopeless } from "../model/derived/verdict";
import { provenBest } from "../model/state/best";
import { isHelped } from "../model/state/help";
import { hasBlocks, liveOf, metricOf, movesPlayed } from "../model/state/selectors";
import { sentenceOf } from "./board-error";
import type { ElementProps } from "./element-context";

interface Props extends ElementProps {
  /** The board has the keyboard focus. */
  readonly exploring: boolean;
}

export function StatusLine(props: Props) {
  return <StatusBox message={messageOf(props)} fallback={() => modeOf(props)} />;
}

/** The search status or the error; `null` without either. */
function messageOf(props: Props): ComponentChildren {
  const { app, state, t, context } = props;
  const asked = context.parts?.searchLine(props) ?? null;
  if (asked !== null) return asked;
  if (context.error !== null) {
    // Without a puzzle the error is shown in place of the board.
    return state.puzzle === null ? null : (
      <Line text={sentenceOf(context.words, context.error, state.lang)} />
    );
  }
  return isHopeless(state, app.verdictOf(state)) ? <Line text={t.unsolvable} /> : null;
}

function modeOf({ app, state, t, context, exploring }: Props): ComponentChildren {
  const position = state.loaded ? app.positionOf(state) : null;
  if (position === null) return null;
  const { won } = state;
  if (won !== null) {
    const played = movesPlayed(state);
    const best = provenBest(state.bests, metricOf(state));
    return (
      <span class="score">
        <b>{t.won}</b> <span>{t.result(played, won.feat.millis ?? null)}</span>
        {best !== null && !isHelped(won.help) && (
          <span class="score-note">{t.against(played, best)}</span>
        )}
      </span>
    );
  }
  if (isAtGoal(state, position)) return <span class="at-goal-text">{t.atGoal}</span>;
  const live = liveOf(state);
  const LiveLine = context.parts?.LiveLine;
  if (live !== null && LiveLine !== undefined && state.picked === null) {
    return <LiveLine live={live} t={t} />;
  }
  return (
    <HowTo {...{ exploring, t }} hasBlocks={hasBlocks(state)} isPicked={state.picked !== null} />
  );
}
