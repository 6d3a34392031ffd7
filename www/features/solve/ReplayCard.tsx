import type { Texts } from "../../i18n/ja";
import { Button } from "../../kit/Button";
import { Icon, type IconName } from "../../kit/Icon";
import type { ViewProps } from "../../kit/view-props";
import { replayStanding, type Standing } from "../../model/play/solution-progress";
import { SPEEDS } from "../../model/state/prefs";
import { answerOf, stageAt } from "../../model/state/selectors";

/** Steps through the solution. */
export function ReplayCard(props: ViewProps) {
  const { app, state, t } = props;
  const { replaying } = app;
  const answer = answerOf(state);
  const length = answer?.turns.length ?? 0;
  const standing = replayStanding(state);
  const turn = standing?.turn ?? null;
  const at = standing?.kind === "on" ? turn : null;
  const none = length === 0;
  const stage = answer === null || turn === null ? null : stageAt(answer, turn);
  const step = (icon: IconName, name: string, off: boolean, go: () => void) => (
    <Button class="round" name={name} off={off} onClick={go}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <section class="card replay" aria-labelledby="replay-heading">
      <h2 id="replay-heading">{t.replayHeading}</h2>
      <div class="scrub">
        <input
          type="range"
          aria-label={t.move}
          aria-valuetext={t.moveOf(turn ?? 0, length)}
          min={0}
          max={length}
          step={1}
          value={turn ?? 0}
          // Not `disabled`, which would drop the focus; without a solution it has no way to go.
          aria-disabled={none || undefined}
          style={{ "--at": length === 0 ? 0 : (turn ?? 0) / length }}
          onInput={(event) => replaying.goTo(Number(event.currentTarget.value))}
        />
        <p class="scrub-at" aria-hidden="true">
          {turn ?? "–"}
          <span> / {length}</span>
        </p>
      </div>
      <div class="transport">
        {step("first", t.first, none || at === 0, () => replaying.goTo(0))}
        {step("back", t.back, none || at === 0, () => replaying.go(-1))}
        <Button
          class="round primary"
          name={t.playReplay}
          pressed={state.replaying}
          off={none}
          onClick={replaying.toggle}
        >
          <Icon name={state.replaying ? "pause" : "play"} />
        </Button>
        {step("on", t.on, none || at === length, () => replaying.go(1))}
        {step("last", t.last, none || at === length, () => replaying.goTo(length))}
        <label class="speed">
          <span class="unseen">{t.speed}</span>
          <select
            value={String(state.prefs.speed)}
            onChange={(event) => app.setPrefs({ speed: Number(event.currentTarget.value) })}
          >
            {SPEEDS.map((rate) => (
              <option key={rate} value={String(rate)}>
                {t.perSecond(rate)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="note replay-note" aria-live="polite">
        {none || at !== null ? stage !== null && t.stage(stage) : offPath(standing, t)}
      </p>
    </section>
  );
}

/** Where the board on show is, if at none of the solution's turns. */
function offPath(standing: Standing | null, t: Texts): string {
  if (standing === null) return t.beside;
  return standing.kind === "begun" ? t.begun(standing.turn + 1) : t.aside(standing.turn + 1);
}
