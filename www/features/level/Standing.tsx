import { standingText } from "../../i18n/standing";
import { LevelMark } from "../../kit/LevelMark";
import type { WordedProps } from "../../kit/with-words";
import { levelOf } from "../../model/level/difficulty";
import { standingOfStart } from "../../model/level/known";
import { metricOf, usualMetricOf } from "../../model/state/selectors";
import type { LevelTexts } from "./ja";

/** How hard the puzzle on the page is, and where it stands among all positions; nothing while that is not known. */
export function Standing({ state, t, words }: WordedProps<LevelTexts>) {
  const standing = standingOfStart(state);
  if (standing === null || standing.distance === 0) return null;
  return (
    <p class="standing">
      {metricOf(state) === usualMetricOf(state) && (
        <LevelMark {...{ t }} level={levelOf(standing)} />
      )}{" "}
      <span class="note">{standingText(standing, words)}</span>
    </p>
  );
}
