import type { ComponentChildren } from "preact";
import { HowTo } from "../features/play/HowTo";
import { Line } from "../features/play/Line";
import { Said } from "../features/play/Said";
import { isAtGoal } from "../model/derived/position";
import { isHopeless } from "../model/derived/verdict";
import { provenBest } from "../model/state/best";
import { liveOf, metricOf, movesPlayed } from "../model/state/selectors";
import type { ElementProps } from "./element-context";
import { sentenceOf } from "./board-error";

interface Props extends ElementProps {
  /** The keyboard is on the board. */
  readonly exploring: boolean;
}

/** One line under the board, as on the page: the most pressing of all that there is to say. */
export function StatusLine(props: Props) {
  return <Said said={saidOf(props)} mode={() => modeOf(props)} />;
}

/** What is wrong, and what came of a search; `null` if that is nothing. */
function saidOf(props: Props): ComponentChildren {
  const { app, state, t, around } = props;
  const asked = around.parts?.searchLine(props) ?? null;
  if (asked !== null) return asked;
  if (around.trouble !== null) {
    // Without a board it stands in its place.
    return state.puzzle === null ? null : (
      <Line text={sentenceOf(around.words, around.trouble, state.lang)} />
    );
  }
  return isHopeless(state, app.verdictOf(state)) ? <Line text={t.unsolvable} /> : null;
}

/** What there is to say when nothing has been found or asked. */
function modeOf({ app, state, t, around, exploring }: Props): ComponentChildren {
  const position = state.loaded ? app.positionOf(state) : null;
  if (position === null) return null;
  const { won } = state;
  if (won !== null) {
    const played = movesPlayed(state);
    const best = provenBest(state.bests, metricOf(state));
    return (
      <span class="win-line">
        <b>{t.won}</b> <span>{t.result(played, won.feat.millis ?? null)}</span>
        {best !== null && won.help === null && (
          <span class="win-best">{t.against(played, best)}</span>
        )}
      </span>
    );
  }
  if (isAtGoal(state, position)) return <span class="at-goal-text">{t.atGoal}</span>;
  const live = liveOf(state);
  const LiveLine = around.parts?.LiveLine;
  if (live !== null && LiveLine !== undefined && state.picked === null) {
    return <LiveLine live={live} t={t} />;
  }
  return <HowTo {...{ state, t, exploring }} />;
}
