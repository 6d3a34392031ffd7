import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Texts } from "../../i18n/ja";
import { clock as clockText } from "../../i18n/numbers";
import { type Clock, millisOf } from "../../model/state/clock";
import { sight } from "../../platform/visibility";
import { Icon } from "../../ui/Icon";
import { usePopover } from "../../ui/use-popover";

interface Props {
  readonly t: Texts;
  readonly clock: Clock;
  readonly moves: number;
  /** The moves of the last gesture, shown for a moment if there were several. */
  readonly more: number;
  /** Otherwise time and moves are hidden. */
  readonly isShown: boolean;
  readonly isTimed: boolean;
  readonly children: ComponentChildren;
}

/** The time and the number of moves; a press opens the moves in every metric. */
export function Count({ t, clock, moves, more, isShown, isTimed, children }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  usePopover(open, frame, () => setOpen(false));
  return (
    <div class="count-group" ref={frame}>
      {open && children}
      {isShown && isTimed && <Timer clock={clock} name={t.timer} />}
      <button
        type="button"
        class="count quiet"
        title={t.counts}
        aria-label={isShown ? undefined : t.tallyHidden}
        aria-expanded={open}
        aria-controls={open ? "tally" : undefined}
        onClick={() => setOpen(!open)}
      >
        {isShown ? t.moveCount(moves) : <Icon name="clock" />}
        {isShown && more > 1 && (
          <span key={moves} class="count-more" aria-hidden="true">
            +{more}
          </span>
        )}
      </button>
    </div>
  );
}

/** The player's time. Each second renders only this component again. */
function Timer({ clock, name }: { readonly clock: Clock; readonly name: string }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (clock.since === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      // Until the next whole second, so that delays do not add up.
      timer = setTimeout(next, 1000 - (millisOf(clock, sight.now()) % 1000));
    };
    const next = () => {
      tick((ticks) => ticks + 1);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock]);
  return (
    <span class="timer" role="timer" aria-label={name}>
      {clockText(millisOf(clock, sight.now()))}
    </span>
  );
}
