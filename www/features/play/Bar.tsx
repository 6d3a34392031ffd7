import { reportLoadError } from "../../app/errors";
import type { ViewProps } from "../../shell/view-props";
import { useLazy } from "../../ui/use-lazy";
import { transport, winCard } from "./lazy-parts";
import { PlayBar } from "./PlayBar";

/** Under the board, at the thumb on a phone: the tools of playing, of an answer, or the win. */
export function Bar(props: ViewProps) {
  const { app, state } = props;
  const { won, play, search, watching } = state;
  const onFail = (error: unknown) => reportLoadError(app.store, error);
  // Fetched before they are wanted: with the first move, and while a search runs.
  const WinCard = useLazy(play.cursor > 0, winCard, onFail);
  const Transport = useLazy(watching || search.phase !== "idle", transport, onFail);
  if (state.loaded && state.puzzle === null) return null;
  const Part = (won !== null ? WinCard : watching ? Transport : null) ?? PlayBar;
  return (
    <div class="bar" data-region="toolbar" data-ahead={!state.loaded || undefined}>
      <Part {...props} />
    </div>
  );
}
