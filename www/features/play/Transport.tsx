import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { replayProgress } from "../../model/derived/replay-progress";
import { SPEEDS } from "../../model/state/prefs";
import { answerOf } from "../../model/state/selectors";
import type { PlayerProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import type { IconName } from "../../ui/Icon";
import { findRegion } from "../../ui/regions";

interface Props extends Omit<PlayerProps, "lang"> {
  readonly children?: ComponentChildren;
}

/** The controls of a replay, under the board. */
export function Transport({ app, state, t, children }: Props) {
  const { replay } = app;
  const buttons = useRef<HTMLDivElement>(null);
  // A focus on the board would move tiles, and one on a removed button is lost: both go to Play.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused !== document.body && focused?.closest('[role="grid"]') == null) return;
    buttons.current?.querySelector<HTMLElement>(".primary")?.focus({ preventScroll: true });
  }, []);
  // With this control its focus goes, and the arrow keys are the board's again.
  useEffect(() => () => focusBoard(), []);
  const length = answerOf(state)?.turns.length ?? 0;
  const progress = replayProgress(state);
  const turn = progress?.turn ?? 0;
  const at = progress?.kind === "on" ? turn : null;
  const step = (icon: IconName, name: string, off: boolean, onClick: () => void) => (
    <Button class="round" {...{ icon, name, off, onClick }} />
  );
  return (
    <fieldset class="transport">
      <legend class="visually-hidden">{t.replayHeading}</legend>
      <div class="scrub">
        <input
          type="range"
          aria-label={t.move}
          aria-valuetext={t.moveOf(turn, length)}
          min={0}
          max={length}
          step={1}
          value={turn}
          style={{ "--at": length === 0 ? 0 : turn / length }}
          onInput={(event) => replay.goTo(Number(event.currentTarget.value))}
        />
        <p class="scrub-at" aria-hidden="true">
          {turn}
          <span> / {length}</span>
        </p>
        {step("close", t.stopWatching, false, () =>
          app.store.dispatch({ type: "watched", on: false }),
        )}
      </div>
      <div class="transport-buttons" ref={buttons}>
        {step("first", t.first, at === 0, () => replay.goTo(0))}
        {step("back", t.back, at === 0, () => replay.go(-1))}
        <Button
          class="round primary"
          icon={state.replaying ? "pause" : "play"}
          name={t.playReplay}
          pressed={state.replaying}
          onClick={replay.toggle}
        />
        {step("on", t.on, at === length, () => replay.go(1))}
        {step("last", t.last, at === length, () => replay.goTo(length))}
        <label class="speed">
          <span class="visually-hidden">{t.speed}</span>
          <select
            value={String(state.prefs.speed)}
            onChange={(event) => app.setPrefs({ speed: Number(event.currentTarget.value) })}
          >
            {SPEEDS.map((rate) => (
              <option key={rate} value={String(rate)}>
                {rate === 0 ? t.inTenSeconds : t.perSecond(rate)}
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
    </fieldset>
  );
}

function focusBoard(): void {
  if (document.activeElement !== document.body) return;
  const cell = findRegion("board")?.querySelector<HTMLElement>('[tabindex="0"]');
  cell?.focus({ preventScroll: true });
  // After a tap the line under the board would explain keys.
  if (cell?.matches(":focus-visible") === false) cell.blur();
}
