import { NextPuzzles } from "../features/collection/NextPuzzles";
import { PhotoTools } from "../features/make/PhotoTools";
import { pictureOf } from "../model/derived/picture";
import { Lazily } from "../shell/Lazily";
import type { ViewProps } from "../shell/view-props";
import { unfinishedCards } from "./lazy-parts";

/** The view Play: options of the picture, next puzzles and unfinished games. */
export function PlayView(props: ViewProps) {
  return (
    <>
      {pictureOf(props.state) !== null && <PhotoTools {...props} />}
      <NextPuzzles {...props} />
      {props.state.loaded && <Lazily view={props} load={unfinishedCards} />}
    </>
  );
}
