import type { BoardTexts } from "../../i18n/board-ja";
import { isRecord } from "../../model/derived/own-record";
import { isAtGoal } from "../../model/derived/position";
import type { Live } from "../../model/play/play";
import { liveOf, movesPlayed } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { PlayerProps } from "../../shell/view-props";
import { liveText } from "./LiveLine";

/** Screen reader announcement after a move by hand. */
export function Spoken({ app, state, t }: PlayerProps) {
  const position = state.loaded ? app.positionOf(state) : null;
  const arrived = position !== null && isAtGoal(state, position);
  return (
    <div class="unseen" aria-live="polite">
      {/* What comes later is read by itself. */}
      <span>{state.spoken}</span>{" "}
      <span>
        {state.spoken === "" ? "" : arrived ? arrivalText(state, t) : livingText(liveOf(state), t)}
      </span>
    </div>
  );
}

/** Announcement when the goal is reached. */
function arrivalText(state: AppState, t: BoardTexts): string {
  const { won } = state;
  if (won === null) return t.atGoal;
  const { millis = null } = won.feat;
  const text = t.wonIn(movesPlayed(state), millis);
  return isRecord(state) ? `${text} ${t.newRecord}` : text;
}

/** How far it is, once that is settled: what is still sought would be said over and over. */
function livingText(live: Live | null, t: BoardTexts): string {
  return live === null || live.seeking ? "" : liveText(live, t);
}
