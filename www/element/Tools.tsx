import { Tool } from "../features/play/Tool";
import { answerOf, obstacle } from "../model/state/selectors";
import type { ElementProps } from "./element-context";
import type { Control } from "./attributes";

/** What one plays with, by the names that the attribute has for it. */
export const TOOLS: readonly Control[] = ["undo", "restart", "hint", "solve"];

export function Tools({ app, state, t, around }: ElementProps) {
  const { controls, given } = around;
  const { play: playing, search: searching, store } = app;
  const isIdle = state.search.phase === "idle";
  const canAsk = obstacle(state) === null;
  // Moves that were given are stepped through again where there is nothing to search for.
  const canStep = given !== null && answerOf(state) === given;
  return (
    <fieldset class="buttons">
      <legend class="unseen">{t.playGroup}</legend>
      {controls.has("undo") && <Tool icon="undo" name={t.undo} onClick={playing.undo} />}
      {controls.has("restart") && (
        <Tool
          icon="restart"
          name={t.restart}
          onClick={() => store.dispatch({ type: "restarted" })}
        />
      )}
      {controls.has("hint") && canAsk && (
        <Tool icon="hint" name={t.hint} off={!isIdle} onClick={searching.hint} />
      )}
      {controls.has("solve") && canStep && (
        <Tool
          icon="play"
          name={t.replayHeading}
          onClick={() => store.dispatch({ type: "watched", on: true })}
        />
      )}
      {controls.has("solve") && !canStep && canAsk && (
        <Tool icon="play" name={t.solve} off={!isIdle} onClick={searching.answer} />
      )}
    </fieldset>
  );
}
