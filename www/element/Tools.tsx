import { Tool } from "../features/play/Tool";
import { answerOf, obstacle } from "../model/state/selectors";
import type { Control } from "./attributes";
import type { ElementProps } from "./element-context";

export const TOOLS: readonly Control[] = ["undo", "restart", "hint", "solve"];

export function Tools({ app, state, t, context }: ElementProps) {
  const { controls, given } = context;
  const { play, search, store } = app;
  const isIdle = state.search.phase === "idle";
  const canAsk = obstacle(state) === null;
  // Given moves are replayed instead of a search.
  const canReplay = given !== null && answerOf(state) === given;
  return (
    <fieldset class="buttons">
      <legend class="visually-hidden">{t.playGroup}</legend>
      {controls.has("undo") && <Tool icon="undo" name={t.undo} onClick={play.undo} />}
      {controls.has("restart") && (
        <Tool
          icon="restart"
          name={t.restart}
          onClick={() => store.dispatch({ type: "restarted" })}
        />
      )}
      {controls.has("hint") && canAsk && (
        <Tool icon="hint" name={t.hint} off={!isIdle} onClick={app.hint} />
      )}
      {controls.has("solve") && canReplay && (
        <Tool
          icon="play"
          name={t.replayHeading}
          onClick={() => store.dispatch({ type: "watched", on: true })}
        />
      )}
      {controls.has("solve") && !canReplay && canAsk && (
        <Tool icon="play" name={t.solve} off={!isIdle} onClick={search.answer} />
      )}
    </fieldset>
  );
}
