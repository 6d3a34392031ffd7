import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../kit/Icon";
import type { ViewProps } from "../../kit/view-props";
import { movesPlayed } from "../../model/state/selectors";
import { Tally } from "./Tally";
import { Timer } from "./Timer";

/** The time and the number of moves; this, pressed, opens what they are in every metric. */
export function Count(props: ViewProps) {
  const { state, t } = props;
  const shown = state.prefs.tally;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // It closes this, and nothing else with it.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [open]);
  return (
    <>
      {open && <Tally {...props} />}
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
    </>
  );
}
