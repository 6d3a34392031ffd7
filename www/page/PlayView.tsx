import { pictureOf } from "../model/derived/picture";
import { Lazily } from "../shell/Lazily";
import type { ViewProps } from "../shell/view-props";
import {
  emojiBoards,
  nextPuzzles,
  photoTools,
  practiceOffer,
  sessionColumn,
  todayStrip,
  unfinishedCards,
} from "./lazy-parts";

/** The view Play: options of the picture, today, next puzzles and unfinished games. */
export function PlayView(props: ViewProps) {
  const { state } = props;
  return (
    <>
      {pictureOf(state) !== null && <Lazily view={props} load={photoTools} />}
      {state.loaded && state.prefs.practice && <Lazily view={props} load={sessionColumn} />}
      {state.loaded && (
        <div class="today-place">
          <Lazily view={props} load={todayStrip} />
        </div>
      )}
      {state.prefs.gentle && state.loaded && <Lazily view={props} load={emojiBoards} />}
      {state.scrambled !== null && !state.prefs.practice ? (
        <Lazily key="practice" view={props} load={practiceOffer} />
      ) : (
        <Lazily key="next" view={props} load={nextPuzzles} />
      )}
      {state.loaded && <Lazily view={props} load={unfinishedCards} />}
    </>
  );
}
