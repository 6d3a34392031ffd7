import type { Texts } from "../../i18n/ja";
import type { ViewProps } from "../../kit/view-props";
import { nextLevel } from "../../model/play/hints";
import type { Hint } from "../../model/play/play";
import { isAtGoal } from "../../model/puzzle/position";
import { metricOf, movesPlayed } from "../../model/state/selectors";

/** What the last hint told and what the next press would; at the goal, how far from the best that was. */
export function HintLine(props: ViewProps) {
  const { app, state, t } = props;
  const { hint, search } = state;
  const position = state.loaded ? app.positionOf(state) : null;
  const played = movesPlayed(state);
  if (position !== null && isAtGoal(state, position) && played > 0 && hint.kind === "none") {
    return <Verdict {...props} played={played} />;
  }
  const seeking = search.phase === "running" && search.purpose === "hint";
  const next = hint.kind === "found" ? nextLevel(hint.level) : null;
  return (
    <p class="hint-line" aria-live="polite">
      {seeking ? t.hintSearching : told(hint, t)}
      {(next === "piece" || next === "move") && <span class="hint-next">{t.hintNext[next]}</span>}
    </p>
  );
}

function told(hint: Hint, t: Texts): string {
  switch (hint.kind) {
    case "none":
      return "";
    case "done":
      return t.hintDone;
    case "without":
      return t.hintWithout;
    case "found":
      if (hint.level === "left") return t.hintLeft(hint.left);
      return hint.level === "piece"
        ? t.hintPiece(hint.symbol, hint.left)
        : t.hintIs(hint.symbol, hint.direction, hint.left);
  }
}

/** The moves that were made, beside the fewest there can be. */
function Verdict({ app, state, t, played }: ViewProps & { readonly played: number }) {
  const metric = metricOf(state);
  const best = state.bests[metric];
  const settled = best !== undefined && Math.min(best.length ?? played, played) === best.bound;
  const measuring = state.search.phase !== "idle" && state.search.purpose === "measure";
  return (
    <div class="hint-line">
      <p aria-live="polite">
        {best === undefined
          ? t.finishedIn(played)
          : t.verdict(played, best.bound, Math.min(best.length ?? played, played))}
      </p>
      {!settled && state.search.phase === "idle" && (
        <button type="button" onClick={() => app.searching.measure([metric])}>
          {t.compare}
        </button>
      )}
      {measuring && (
        <button type="button" onClick={app.searching.cancel}>
          {t.stopMeasuring}
        </button>
      )}
    </div>
  );
}
