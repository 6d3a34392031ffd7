import { NextPuzzles } from "../features/collection/NextPuzzles";
import { PhotoTools } from "../features/make/PhotoTools";
import { Lazily } from "../kit/Lazily";
import type { ViewProps } from "../kit/view-props";
import { pictureOf } from "../model/derived/picture";
import { unfinishedCards } from "./lazy-parts";

/** Beside the board, while one plays: what comes next. */
export function PlayRoom(props: ViewProps) {
  return (
    <>
      {pictureOf(props.state) !== null && <PhotoTools {...props} />}
      <NextPuzzles {...props} />
      {props.state.loaded && <Lazily view={props} load={unfinishedCards} />}
    </>
  );
}
