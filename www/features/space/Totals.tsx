import { count, share } from "../../i18n/numbers";
import type { ViewProps } from "../../kit/view-props";
import { shownBoard } from "../../model/state/selectors";
import type { Surveyed } from "../../model/state/space";
import { levelOf, shareNearer } from "./difficulty";
import type { SpaceTexts } from "./ja";

interface Props extends ViewProps {
  readonly s: SpaceTexts;
  readonly survey: Surveyed;
}

/** The numbers of a space, and where the puzzle and the player are in it. */
export function Totals({ state, s, survey: { result } }: Props) {
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
          <dd>{s.moves(result.mean.toFixed(1))}</dd>
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
      {whole && (
        <details>
          <summary>{s.levelHow}</summary>
          <p class="note">{s.levelHelp}</p>
        </details>
      )}
    </>
  );

  function told(board: string) {
    const distance = state.space.distances.get(board);
    // Not answered yet.
    if (distance === undefined) return "–";
    if (distance === null) return whole ? s.notHere : s.notYet;
    const level = levelOf(result, distance);
    if (level === null) return s.moves(distance);
    return (
      <>
        {s.moves(distance)}
        <span class="level" data-level={level}>
          {s.levels[level]}
        </span>
        {distance > 0 && (
          <span class="note">
            {level === "hardest"
              ? s.oneOfFarthest(count(result.counts[distance] ?? 1))
              : s.nearer(share(shareNearer(result, distance)))}
          </span>
        )}
      </>
    );
  }
}
