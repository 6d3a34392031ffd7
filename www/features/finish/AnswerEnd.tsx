import "./answer-end.css";
import { ownGestures } from "../../model/state/selectors";
import { Lazily } from "../../shell/Lazily";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { openNext } from "./actions";
import type { FinishTexts } from "./ja";
import { checkButton } from "./lazy-parts";

/** The end of an answer, with buttons for what to do next. */
export function AnswerEnd(props: WordedProps<FinishTexts>) {
  const { app, state, t, words } = props;
  const { dispatch } = app.store;
  // Without own moves, the player's board is the start.
  const hasPlayed = ownGestures(state).length > 0;
  return (
    <div class="answer-end">
      <p>{t.watched}</p>
      <div class="answer-end-buttons">
        <Button class="primary" onClick={() => dispatch({ type: "watched", on: false })}>
          {hasPlayed ? words.toMyBoard : words.tryIt}
        </Button>
        {hasPlayed && <Button onClick={() => dispatch({ type: "restarted" })}>{t.restart}</Button>}
        <Button onClick={() => void openNext(app)}>{words.nextPuzzle}</Button>
        <Lazily view={props} load={checkButton} />
      </div>
    </div>
  );
}
