import type { Practice } from "../../app/practice/practice";
import { hasOneBlank } from "../../app/practice/recorder";
import { movesASecond, secondsAMove } from "../../i18n/solve-numbers";
import { resultOf } from "../../model/practice/attempt";
import { countTimes } from "../../model/practice/packed";
import { hundredths } from "../../model/practice/result-text";
import { type SplitStage, splitStages } from "../../model/practice/splits";
import { moveCount } from "../../model/practice/steps";
import type { AppState } from "../../model/state/state";
import { useValue } from "../../ui/use-value";
import type { PracticeTexts } from "./ja";

interface Props {
  readonly practice: Practice;
  readonly state: AppState;
  readonly p: PracticeTexts;
}

/** The figures and the splits of the run on the board. */
export function LastRun({ practice, state, p }: Props) {
  const { run } = useValue(practice.recorder.value);
  const { attempts } = useValue(practice.log.value);
  if (run.phase === "idle") {
    const isFit = state.puzzle === null || hasOneBlank(state.puzzle);
    return <p class="note">{isFit ? p.pose : p.unfit}</p>;
  }
  if (run.phase !== "done") return null;
  // With what was found about it since.
  const attempt = attempts.findLast(({ id }) => id === run.attempt.id);
  if (attempt === undefined) return null;
  const result = resultOf(attempt);
  const [moves, { optimal, bound, splits }] = [moveCount(attempt) ?? 0, attempt];
  const isWhole = result !== Number.POSITIVE_INFINITY;
  const figures = [
    ...(attempt.penalty === "+2" ? [p.plus(2)] : []),
    p.moves(moves),
    ...(isWhole
      ? [p.tps(movesASecond(countTimes(attempt.times) / (Math.max(result, 1) / 1000)))]
      : []),
    ...(isWhole && optimal !== null
      ? [
          p.optimal(optimal, moves - optimal),
          p.perOptimal(secondsAMove(result / Math.max(optimal, 1))),
        ]
      : []),
  ];
  const stages = splitStages(state.puzzle?.start ?? { width: 0, height: 0 });
  return (
    <>
      <ul class="practice-figures">
        {figures.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {optimal === null && <p class="note">{bound === null ? p.seeking : p.bound(bound)}</p>}
      {splits.length === stages.length && splits.length > 1 && (
        <ol class="practice-splits" aria-label={p.splits}>
          {stages.map((stage, index) => (
            <li key={`${stage.name}${stage.number}`}>
              {stageText(stage, p)} <b>{hundredths(splits[index] ?? 0)}</b>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function stageText({ name, number }: SplitStage, p: PracticeTexts): string {
  return name === "rest" ? p.rest : p[name](number);
}
