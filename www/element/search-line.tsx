import type { ComponentChildren } from "preact";
import { HintText } from "../features/play/HintText";
import { Line } from "../features/play/Line";
import { Searching } from "../features/play/Searching";
import { Button } from "../kit/Button";
import { replayProgress } from "../model/play/solution-progress";
import { answerOf, playedGestures } from "../model/state/selectors";
import type { ElementProps } from "./element-context";

/** What came of a search, or is to be said of one; `null` if nothing is. */
export function searchLine(props: ElementProps): ComponentChildren {
  const { state, t } = props;
  const { search, hint, result, watching } = state;
  if (search.phase !== "idle") return <Searching {...props} />;
  if (hint.kind === "without" && result.kind !== "unsolvable") return <Line text={t.hintWithout} />;
  if (hint.kind !== "none" && hint.kind !== "without") {
    return <HintText hint={hint} puzzle={state.puzzle} t={t} />;
  }
  if (watching) return <Watched {...props} />;
  switch (result.kind) {
    case "unsolvable":
      return <Line text={t.unsolvable} />;
    case "stopped":
      return <Line text={t.stopped} />;
    case "cancelled":
      return playedGestures(state).length === 0 ? <Line text={t.cancelled} /> : null;
    case "crashed":
      return <Line text={result.why === "silent" ? t.silent : t.crashed} />;
    case "solved":
      return result.answer.turns.length === 0 ? <Line text={t.solvedAlready} /> : null;
    // Why a search was refused stands there as all that is wrong does.
    case "refused":
    case "none":
      return null;
  }
}

/** How long what is watched is; at its end, that it was the computer's. */
function Watched({ app, state, t, around }: ElementProps) {
  const answer = answerOf(state);
  if (answer === null) return null;
  const { length, optimal } = answer.solution;
  const turns = answer.turns.length;
  if (answer === around.given) return <Line text={t.moveCount(turns)} />;
  const progress = replayProgress(state);
  if (progress?.kind !== "on" || progress.turn < turns) {
    return <Line text={<b class="headline">{t.solved(length ?? turns, optimal)}</b>} />;
  }
  const again = (
    <Button onClick={() => app.store.dispatch({ type: "restarted" })}>{t.restart}</Button>
  );
  return <Line text={t.watched} action={again} />;
}
