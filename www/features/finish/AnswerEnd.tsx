import "./finish.css";
import { ownGestures } from "../../model/state/selectors";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import type { FinishTexts } from "./ja";
import { toNext } from "./next-puzzle";

/** The end of an answer, and the ways on from there. */
export function AnswerEnd({ app, state, t, words }: WordedProps<FinishTexts>) {
  const { dispatch } = app.store;
  // Without moves of the player's own, their board is the start.
  const hasPlayed = ownGestures(state).length > 0;
  return (
    <div class="answer-end">
      <p>{t.watched}</p>
      <div class="answer-end-buttons">
        <Button class="primary" onClick={() => dispatch({ type: "watched", on: false })}>
          {hasPlayed ? words.toMyBoard : words.tryIt}
        </Button>
        {hasPlayed && <Button onClick={() => dispatch({ type: "restarted" })}>{t.restart}</Button>}
        <Button onClick={() => void toNext(app)}>{words.nextPuzzle}</Button>
      </div>
    </div>
  );
}
