import type { ComponentChildren } from "preact";
import { HintText } from "../features/play/HintText";
import { Line } from "../features/play/Line";
import { Searching } from "../features/play/Searching";
import { replayProgress } from "../model/derived/replay-progress";
import { answerOf, playedGestures } from "../model/state/selectors";
import { Button } from "../ui/Button";
import type { ElementProps } from "./element-context";

/** The status of the search, hint or replay; `null` without one. */
export function searchLine(props: ElementProps): ComponentChildren {
  const { app, state, t } = props;
  const { search, progress, hint, result, watching } = state;
  if (search.phase !== "idle") {
    return <Searching {...{ search, progress, t }} onCancel={app.search.cancel} />;
  }
  if (hint.kind === "without" && result.kind !== "unsolvable") return <Line text={t.hintWithout} />;
  if (hint.kind !== "none" && hint.kind !== "without") {
    return <HintText hint={hint} puzzle={state.puzzle} t={t} />;
  }
  if (watching) return <ReplayLine {...props} />;
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
    // The session reports the refusal as its error.
    case "refused":
    case "none":
      return null;
  }
}

/** The length of the replayed solution; at its end, an offer to restart. */
function ReplayLine({ app, state, t, context }: ElementProps) {
  const answer = answerOf(state);
  if (answer === null) return null;
  const { length, optimal } = answer.solution;
  const turns = answer.turns.length;
  if (answer === context.given) return <Line text={t.moveCount(turns)} />;
  const progress = replayProgress(state);
  if (progress?.kind !== "on" || progress.turn < turns) {
    return <Line text={<b class="headline">{t.solved(length ?? turns, optimal)}</b>} />;
  }
  const again = (
    <Button onClick={() => app.store.dispatch({ type: "restarted" })}>{t.restart}</Button>
  );
  return <Line text={t.watched} action={again} />;
}
