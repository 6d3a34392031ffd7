import { replayProgress } from "../../model/derived/replay-progress";
import type { SolutionProgress } from "../../model/play/solution-progress";
import { answerOf, mayGoOn, stageAt } from "../../model/state/selectors";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import type { PlayTexts } from "./ja";
import { Line } from "./Line";

/** The length of the solution and the position in it. */
export function ReplayLine({ app, state, t, words }: WordedProps<PlayTexts>) {
  const answer = answerOf(state);
  if (answer === null) return null;
  const progress = replayProgress(state);
  const { solution, turns } = answer;
  const stage = progress === null ? null : stageAt(answer, progress.turn);
  const where =
    progress?.kind === "on" ? (stage === null ? "" : t.stage(stage)) : offPath(progress, words);
  const isInTab = state.place === "answer";
  const { length, optimal } = solution;
  return (
    <Line
      text={
        <>
          {!isInTab && <b class="headline">{t.solved(length ?? turns.length, optimal)}</b>}
          {where !== "" && <span class="note"> {where}</span>}
        </>
      }
      action={mayGoOn(state) && !isInTab && <Button onClick={app.search.goOn}>{t.goOn}</Button>}
    />
  );
}

/** The place of a board that is between or beside the solution's turns. */
function offPath(progress: SolutionProgress | null, words: PlayTexts): string {
  if (progress === null) return words.beside;
  return progress.kind === "begun"
    ? words.begun(progress.turn + 1)
    : words.aside(progress.turn + 1);
}
