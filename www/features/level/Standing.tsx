import { type StandingTexts, standingText } from "../../i18n/standing";
import { levelOf } from "../../model/level/difficulty";
import { standingOfStart } from "../../model/level/known";
import { metricOf, usualMetricOf } from "../../model/state/selectors";
import type { WordedProps } from "../../shell/with-words";
import { LevelMark } from "../../ui/LevelMark";

/** The level of the start and its rank among all positions; nothing while they are not known. */
export function StandingOfStart({ state, t, words }: WordedProps<StandingTexts>) {
  const standing = standingOfStart(state);
  if (standing === null || standing.distance === 0) return null;
  const usual = usualMetricOf(state);
  return (
    <p class="standing">
      {/* Levels are defined for the usual metric only. */}
      {metricOf(state) === usual && <LevelMark t={t} level={levelOf(standing, usual)} />}{" "}
      {!state.prefs.gentle && <span class="note">{standingText(standing, words)}</span>}
    </p>
  );
}
