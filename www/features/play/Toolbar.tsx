import { reportLoadError } from "../../app/errors";
import { watchAnswer } from "../../app/watch-answer";
import { isHopeless } from "../../model/derived/verdict";
import { canRedo } from "../../model/state/past-puzzles";
import { obstacle } from "../../model/state/selectors";
import { Lazily } from "../../shell/Lazily";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { useLazy } from "../../ui/use-lazy";
import { scrambleMenu, transport, winCard } from "./lazy-parts";
import { Scramble } from "./Scramble";
import { Tool } from "./Tool";

/** The toolbar under the board: tools of play, of a replay, or the win card. */
export function Toolbar(props: ViewProps) {
  const { app, state, t } = props;
  const { won, play, search, watching } = state;
  const onFail = (error: unknown) => reportLoadError(app.store, error);
  // Fetched in advance: with the first move, and while a search runs.
  const WinCard = useLazy(play.cursor > 0, winCard, onFail);
  const Transport = useLazy(watching || search.phase !== "idle", transport, onFail);
  if (state.loaded && state.puzzle === null) return null;
  const share = () => app.store.dispatch({ type: "dialog", dialog: "share" });
  return (
    <div class="stack toolbar" data-region="toolbar" data-ahead={!state.loaded || undefined}>
      {won !== null && WinCard !== null ? (
        <WinCard {...props} />
      ) : won === null && watching && Transport !== null ? (
        <Transport {...props}>
          <Button class="round" name={t.share} icon="share" onClick={share} />
        </Transport>
      ) : (
        <PlayTools {...props} onShare={share} />
      )}
    </div>
  );
}

interface PlayToolsProps extends ViewProps {
  readonly onShare: () => void;
}

/** Undo, Redo and Restart keep their places, so that the others stay where they are. */
function PlayTools(props: PlayToolsProps) {
  const { app, state, t, onShare } = props;
  const { play, clock, hint, puzzle, place, search } = state;
  // On a hopeless board, the status line says so and leads to the proof.
  const isOff = search.phase !== "idle" || isHopeless(state, app.verdictOf(state));
  const begun = play.cursor > 0 || clock.running || clock.spent > 0;
  return (
    <fieldset class="buttons">
      <legend class="visually-hidden">{t.playGroup}</legend>
      {puzzle !== null && (
        <>
          <Tool icon="undo" name={t.undo} onClick={app.play.undo} />
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
      {obstacle(state) === null && (
        <>
          <Scramble t={t} opened={state.opened} onScramble={app.puzzle.scramble}>
            <Lazily view={props} load={scrambleMenu} />
          </Scramble>
          <Tool
            icon="hint"
            name={t.hint}
            off={isOff}
            note={hint.kind === "found" ? t.hintToGo(hint.left) : ""}
            onClick={app.hint}
          />
          {/* The Answer tab has a Solve button of its own. */}
          {place !== "answer" && (
            <Tool icon="play" name={t.solve} off={isOff} onClick={() => watchAnswer(app)} />
          )}
        </>
      )}
      {puzzle !== null && <Tool icon="share" name={t.share} onClick={onShare} />}
    </fieldset>
  );
}
