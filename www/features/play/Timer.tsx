import { useEffect, useState } from "preact/hooks";
import { clock as clockText } from "../../i18n/numbers";
import { type Clock, millisOf } from "../../model/state/clock";
import { sight } from "../../platform/visibility";

/** The time that the player has taken. Only this component renders again each second. */
export function Timer({ clock, name }: { readonly clock: Clock; readonly name: string }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (clock.since === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      // To the next whole second, however late this one was drawn.
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
