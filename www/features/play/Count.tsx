import { useRef, useState } from "preact/hooks";
import { movesPlayed } from "../../model/state/selectors";
import { Lazily } from "../../shell/Lazily";
import type { ViewProps } from "../../shell/view-props";
import { Icon } from "../../ui/Icon";
import { useEscape } from "../../ui/use-escape";
import { tally } from "./lazy-parts";
import { Timer } from "./Timer";

/** The time and the number of moves; this, pressed, opens what they are in every metric. */
export function Count(props: ViewProps) {
  const { state, t } = props;
  const shown = state.prefs.tally;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });
  return (
    <div class="meter">
      {open && <Lazily view={props} load={tally} />}
      {shown && <Timer clock={state.clock} name={t.timer} />}
      <button
        type="button"
        class="count quiet"
        ref={button}
        title={t.counts}
        aria-label={shown ? undefined : t.tallyHidden}
        aria-expanded={open}
        aria-controls={open ? "tally" : undefined}
        onClick={() => setOpen(!open)}
      >
        {shown ? t.moveCount(movesPlayed(state)) : <Icon name="clock" />}
      </button>
    </div>
  );
}
