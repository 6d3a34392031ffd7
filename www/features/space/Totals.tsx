import { count, mean } from "../../i18n/numbers";
import { standingText } from "../../i18n/standing";
import { isUsual } from "../../model/derived/state-space";
import { levelOf } from "../../model/level/difficulty";
import { standingInSurvey } from "../../model/level/standing";
import { shownBoard } from "../../model/state/selectors";
import type { Surveyed } from "../../model/state/space-state";
import type { ViewProps } from "../../shell/view-props";
import { LevelMark } from "../../ui/LevelMark";
import type { SpaceTexts } from "./ja";

interface Props extends ViewProps {
  readonly s: SpaceTexts;
  readonly survey: Surveyed;
}

/** The numbers of a space, and where the puzzle and the player are in it. */
export function Totals({ state, t, s, survey }: Props) {
  const { result } = survey;
  const start = state.puzzle?.board ?? "";
  const whole = result.status === "done";
  return (
    <>
      <dl class="readout totals">
        <div>
          <dt>{s.positions}</dt>
          <dd>{count(result.positions)}</dd>
        </div>
        <div>
          <dt>{whole ? s.largest : s.largestSoFar}</dt>
          <dd>{s.moves(result.max)}</dd>
        </div>
        <div>
          <dt>{s.mean}</dt>
          <dd>{s.moves(mean(result.mean))}</dd>
        </div>
      </dl>
      <dl class="places">
        <div>
          <dt>{s.start}</dt>
          <dd>{told(start)}</dd>
        </div>
        <div>
          <dt>{s.here}</dt>
          <dd>{told(shownBoard(state))}</dd>
        </div>
      </dl>
      {whole && isUsual(survey) && (
        <details>
          <summary>{s.levelHow}</summary>
          <p class="note">{t.difficultyHelp}</p>
        </details>
      )}
    </>
  );

  function told(board: string) {
    const distance = state.space.distances.get(board);
    // Not answered yet.
    if (distance === undefined) return "–";
    if (distance === null) return whole ? s.notHere : s.notYet;
    const standing = standingInSurvey(result, distance);
    if (standing === null) return s.moves(distance);
    return (
      <>
        {s.moves(distance)}
        {isUsual(survey) && <LevelMark {...{ t }} level={levelOf(standing)} />}
        {distance > 0 && <span class="note">{standingText(standing, s.standing)}</span>}
      </>
    );
  }
}
