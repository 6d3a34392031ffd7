import { useEffect } from "preact/hooks";
import { count } from "../../i18n/numbers";
import { answerOf } from "../../model/state/selectors";
import type { Counted as Count } from "../../model/state/space-state";
import type { ToolProps } from "../../shell/view-props";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { JobLine } from "./JobLine";
import type { SpaceTexts } from "./ja";
import { surveyControllerFor } from "./survey-controller";

import "./space.css";

/** How many shortest solutions there are, where they part, and some of them for the replay. */
export function Counted(props: WordedToolProps<SpaceTexts>) {
  const { app, state, t, words: s } = props;
  const job = state.space.count;
  const isAsked = job.kind !== "none";
  // Whoever opens this has asked.
  useEffect(() => {
    if (!isAsked) surveyControllerFor(app).count();
  }, [app, isAsked]);
  return (
    <div class="counted">
      <JobLine {...{ job, t, s }} onStop={surveyControllerFor(app).cancel} />
      {(job.kind === "cancelled" || job.kind === "crashed") && (
        <Button onClick={surveyControllerFor(app).count}>{t.howMany}</Button>
      )}
      {job.kind === "done" && <CountText {...props} s={s} counted={job.value} />}
    </div>
  );
}

interface CountTextProps extends ToolProps {
  readonly s: SpaceTexts;
  readonly counted: Count;
}

function CountText({ app, state, s, counted: { result, answers } }: CountTextProps) {
  if (result.count === null) {
    return <p role="status">{result.status === "unsolvable" ? s.noWay : s.uncounted}</p>;
  }
  const shown = answerOf(state);
  return (
    <>
      <p class="ways" role="status">
        {result.unique ? s.onlyOne : s.ways(count(BigInt(result.count)))}
      </p>
      {result.parts !== null && (
        <p class="note">{result.parts === 0 ? s.partAtOnce : s.partAfter(result.parts)}</p>
      )}
      {!result.unique && <Widths s={s} widths={result.widths} />}
      {!result.unique && (
        <>
          <h3>
            {BigInt(answers.length) < BigInt(result.count)
              ? s.listedSome(answers.length)
              : s.listed}
          </h3>
          <ol class="listed">
            {answers.map((answer, index) => (
              <li key={answer.notation}>
                <Button
                  class="way"
                  pressed={shown?.notation === answer.notation}
                  onClick={() => {
                    app.store.dispatch({ type: "chosen", answer });
                    app.replay.goTo(0);
                  }}
                >
                  <span>{s.wayNumber(index + 1)}</span>
                  <span class="mono way-moves">{answer.notation}</span>
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface WidthsProps {
  readonly s: SpaceTexts;
  readonly widths: readonly number[];
}

/** How far the solutions lie apart after each move, as a small strip. */
function Widths({ s, widths }: WidthsProps) {
  const most = Math.max(...widths);
  const name = widths.map((boards, index) => s.widthAt(index + 1, boards)).join(s.and);
  return (
    <figure class="widths">
      <svg
        viewBox={`0 0 ${widths.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${s.widths}${s.colon}${name}`}
      >
        {widths.map((boards, index) => {
          const height = boards / most;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its move
              key={index}
              class={boards === 1 ? "agreed" : "parted"}
              x={index + 0.08}
              y={(1 - height) / 2}
              width={0.84}
              height={height}
            >
              <title>{s.widthAt(index + 1, boards)}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption class="note">{s.widths}</figcaption>
    </figure>
  );
}
