import type { ComponentChildren } from "preact";
import type { Texts } from "../../i18n/ja";
import { count, mean } from "../../i18n/numbers";
import { standingText } from "../../i18n/standing";
import { isUsual } from "../../model/derived/state-space";
import { levelOf } from "../../model/level/difficulty";
import { standingInSurvey } from "../../model/level/standing";
import type { Surveyed } from "../../model/state/space-state";
import { LevelMark } from "../../ui/LevelMark";
import type { SpaceTexts } from "./ja";

/** A distance in the survey: `null` for a board outside it, `undefined` until it is looked up. */
type Located = number | null | undefined;

interface Props {
  readonly t: Texts;
  readonly s: SpaceTexts;
  readonly survey: Surveyed;
  readonly start: Located;
  readonly here: Located;
}

/** The figures of a state space, and the ranks of the start and the displayed board. */
export function Totals({ t, s, survey, start, here }: Props) {
  const { result } = survey;
  const isWhole = result.status === "done";
  const rows = (name: string, list: readonly (readonly [string, ComponentChildren])[]) => (
    <dl class={name}>
      {list.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {rows("readout", [
        [s.positions, count(result.positions)],
        [isWhole ? s.largest : s.largestSoFar, s.moves(result.max)],
        [s.mean, s.moves(mean(result.mean))],
      ])}
      {rows("standings", [
        [s.start, rankOf(start)],
        [s.here, rankOf(here)],
      ])}
      {isWhole && isUsual(survey) && (
        <details>
          <summary>{s.levelHow}</summary>
          <p class="note">{s.standing.graded}</p>
        </details>
      )}
    </>
  );

  function rankOf(distance: Located) {
    if (distance === undefined) return "–";
    if (distance === null) return isWhole ? s.notHere : s.notYet;
    const standing = standingInSurvey(result, distance);
    if (standing === null) return s.moves(distance);
    return (
      <>
        {s.moves(distance)}
        {isUsual(survey) && <LevelMark {...{ t }} level={levelOf(standing, result.metric)} />}
        {distance > 0 && <span class="note">{standingText(standing, s.standing)}</span>}
      </>
    );
  }
}
