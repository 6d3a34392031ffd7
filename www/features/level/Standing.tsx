import { type StandingTexts, standingText } from "../../i18n/standing";
import { levelOf } from "../../model/level/difficulty";
import { standingHere, standingOfStart } from "../../model/level/known";
import type { Standing } from "../../model/level/standing";
import { metricOf, usualMetricOf } from "../../model/state/selectors";
import type { WordedProps } from "../../shell/with-words";
import { LevelMark } from "../../ui/LevelMark";

/** How hard the puzzle on the page is, and where it stands among all positions; nothing while that is not known. */
export function StandingOfStart(props: WordedProps<StandingTexts>) {
  return <StandingText {...props} standing={standingOfStart(props.state)} />;
}

/** The same of the board on show. */
export function StandingHere(props: WordedProps<StandingTexts>) {
  return <StandingText {...props} standing={standingHere(props.state)} />;
}

interface StandingTextProps extends WordedProps<StandingTexts> {
  readonly standing: Standing | null;
}

function StandingText({ state, t, words, standing }: StandingTextProps) {
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
