import { useEffect, useRef, useState } from "preact/hooks";
import { movesPlayed } from "../app/view";
import { Tally } from "./Tally";
import type { ViewProps } from "./view-props";

/** The number of moves; pressed, it opens what they are in every metric. */
export function Count(props: ViewProps) {
  const { state, t } = props;
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
      <button
        type="button"
        class="count quiet"
        ref={button}
        title={t.counts}
        aria-expanded={open}
        aria-controls={open ? "tally" : undefined}
        onClick={() => setOpen(!open)}
      >
        {t.moveCount(movesPlayed(state))}
      </button>
    </>
  );
}
