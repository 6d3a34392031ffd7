import type { ViewProps } from "../../kit/view-props";
import { PlayBar } from "./PlayBar";
import { Transport } from "./Transport";
import { WinCard } from "./WinCard";

/** Under the board, at the thumb on a phone: what one plays with, or watches with, or what was won. */
export function Bar(props: ViewProps) {
  const { state } = props;
  const { won } = state;
  if (state.loaded && state.puzzle === null) return null;
  return (
    <div class="bar" data-ahead={!state.loaded || undefined}>
      {won !== null ? (
        <WinCard {...props} won={won} />
      ) : state.watching ? (
        <Transport {...props} />
      ) : (
        <PlayBar {...props} />
      )}
    </div>
  );
}
