import type { BoardTexts } from "../../i18n/board-ja";
import { isRecord } from "../../model/derived/own-record";
import { isAtGoal } from "../../model/derived/position";
import { liveOf, movesPlayed } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { PlayerProps } from "../../shell/view-props";
import { liveText } from "./live-text";

/** Announces a move by hand to screen readers, then the distance or the win. */
export function Spoken({ app, state, t }: Omit<PlayerProps, "lang">) {
  const position = app.positionOf(state);
  const arrived = position !== null && isAtGoal(state, position);
  return (
    <div class="visually-hidden" aria-live="polite">
      {/* Separate elements: a text that comes later is announced alone. */}
      <span>{state.spoken}</span>{" "}
      <span>
        {state.spoken === "" ? "" : arrived ? arrivalText(state, t) : distanceText(state, t)}
      </span>
    </div>
  );
}

function arrivalText(state: AppState, t: BoardTexts): string {
  const { won } = state;
  if (won === null) return t.atGoal;
  const text = t.wonIn(movesPlayed(state), won.feat.millis ?? null);
  return isRecord(state) ? `${text} ${t.newRecord}` : text;
}

/** Empty until the distance is settled, because every change would be announced. */
function distanceText(state: AppState, t: BoardTexts): string {
  const live = liveOf(state);
  return live === null || live.seeking ? "" : liveText(live, t);
}
