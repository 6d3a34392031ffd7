import { canRedo } from "../../model/state/past-puzzles";
import { obstacle } from "../../model/state/selectors";
import type { ViewProps } from "../../shell/view-props";
import { Scramble } from "./Scramble";
import { Tool } from "./Tool";

/** The tools of playing. Undo, Redo and Restart keep their places, so that the others stay where they are. */
export function PlayBar(props: ViewProps) {
  const { app, state, t } = props;
  const { play, clock, puzzle, place, search } = state;
  const isIdle = search.phase === "idle";
  const canAsk = obstacle(state) === null;
  const begun = play.cursor > 0 || clock.running || clock.spent > 0;
  return (
    <fieldset class="buttons">
      <legend class="unseen">{t.playGroup}</legend>
      {puzzle !== null && <Tool icon="undo" name={t.undo} onClick={app.play.undo} />}
      {puzzle !== null && (
        <>
          <Tool
            icon="redo"
            name={t.redo}
            class="wide-only"
            off={!canRedo(state)}
            onClick={() => app.store.dispatch({ type: "redone" })}
          />
          <Tool
            icon="restart"
            name={t.restart}
            class="wide-only"
            off={!begun}
            onClick={() => app.store.dispatch({ type: "restarted" })}
          />
        </>
      )}
      {canAsk && (
        <>
          <Scramble {...props} />
          <Tool icon="hint" name={t.hint} off={!isIdle} onClick={app.search.hint} />
          {/* The tab that tells of the answer asks for it too. */}
          {place !== "answer" && (
            <Tool icon="play" name={t.solve} off={!isIdle} onClick={app.search.answer} />
          )}
        </>
      )}
      {puzzle !== null && (
        <Tool
          icon="share"
          name={t.share}
          onClick={() => app.store.dispatch({ type: "dialog", dialog: "share" })}
        />
      )}
    </fieldset>
  );
}
