import type { Texts } from "../../i18n/ja";
import { isRecord, ownBest } from "../../model/derived/own-record";
import { metricOf } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";

/** Says that the goal is reached, with the player's best result. */
export function AtGoal({ state, t }: { readonly state: AppState; readonly t: Texts }) {
  const own = ownBest(state);
  return (
    <>
      <span class="at-goal-text">{t.atGoal}</span>
      {own !== null && (
        <span class="own-best">
          {t.ownRecord(own[metricOf(state)] ?? null, own.millis ?? null)}
        </span>
      )}
      {isRecord(state) && <strong class="new-record">{t.newRecord}</strong>}
    </>
  );
}
