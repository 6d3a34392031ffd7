import "./space.css";
import { useEffect } from "preact/hooks";
import { count } from "../../i18n/numbers";
import type { Answer } from "../../model/play/play";
import { answerOf } from "../../model/state/selectors";
import type { Counted as Count } from "../../model/state/space-state";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { JobLine } from "./JobLine";
import type { SpaceTexts } from "./ja";
import { surveyControllerFor } from "./survey-controller";

/** Counts the shortest solutions, shows where they differ, and lists some to replay. */
export function Counted({ app, state, t, words: s }: WordedToolProps<SpaceTexts>) {
  const job = state.space.count;
  const isAsked = job.kind !== "none";
  const controller = surveyControllerFor(app);
  // The user has asked by opening this.
  useEffect(() => {
    if (!isAsked) controller.count();
  }, [controller, isAsked]);
  return (
    <div class="stack">
      <JobLine {...{ job, t, s }} onStop={controller.cancel} />
      {(job.kind === "cancelled" || job.kind === "crashed") && (
        <Button onClick={controller.count}>{t.howMany}</Button>
      )}
      {job.kind === "done" && (
        <CountText
          {...job.value}
          s={s}
          shown={answerOf(state)}
          onChoose={(answer) => {
            app.store.dispatch({ type: "chosen", answer });
            app.replay.goTo(0);
          }}
        />
      )}
    </div>
  );
}

interface CountTextProps extends Count {
  readonly s: SpaceTexts;
  readonly shown: Answer | null;
  readonly onChoose: (answer: Answer) => void;
}

function CountText({ s, result, answers, shown, onChoose }: CountTextProps) {
  if (result.count === null) {
    return <p role="status">{result.status === "unsolvable" ? s.noWay : s.uncounted}</p>;
  }
  const isAll = BigInt(answers.length) >= BigInt(result.count);
  return (
    <>
      <p class="solution-count" role="status">
        {result.unique ? s.onlyOne : s.ways(count(BigInt(result.count)))}
      </p>
      {result.parts !== null && (
        <p class="note">{result.parts === 0 ? s.partAtOnce : s.partAfter(result.parts)}</p>
      )}
      {!result.unique && (
        <>
          <Widths s={s} widths={result.widths} />
          <h3>{isAll ? s.listed : s.listedSome(answers.length)}</h3>
          <ol class="stack solutions">
            {answers.map((answer, index) => (
              <li key={answer.notation}>
                <Button
                  class="option small solution"
                  pressed={shown?.notation === answer.notation}
                  onClick={() => onChoose(answer)}
                >
                  <span>{s.wayNumber(index + 1)}</span>
                  <span class="mono solution-moves">{answer.notation}</span>
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

/** A strip with the number of positions that shortest solutions pass after each move. */
function Widths({ s, widths }: WidthsProps) {
  const most = Math.max(...widths);
  const texts = widths.map((boards, index) => s.widthAt(index + 1, boards));
  return (
    <figure class="widths">
      <svg
        viewBox={`0 0 ${widths.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${s.widths}${s.colon}${texts.join(s.and)}`}
      >
        {widths.map((boards, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its move
            key={index}
            class={boards === 1 ? "agreed" : "parted"}
            x={index + 0.08}
            y={(1 - boards / most) / 2}
            width={0.84}
            height={boards / most}
          >
            <title>{texts[index]}</title>
          </rect>
        ))}
      </svg>
      <figcaption class="note">{s.widths}</figcaption>
    </figure>
  );
}
