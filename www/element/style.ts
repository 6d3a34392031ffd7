import board from "../board/board.css?inline";
import mini from "../board/mini.css?inline";
import aim from "../features/play/aim.css?inline";
import play from "../features/play/play.css?inline";
import won from "../features/play/won.css?inline";
import buttons from "../kit/buttons.css?inline";
import base from "../styles/base.css?inline";
import contrast from "../styles/contrast.css?inline";
import tokens from "../styles/tokens.css?inline";
import own from "./element.css?inline";
import { inShadow, settable, shared } from "./sheets";

/** What every board is drawn with from the start. */
export const sheet = shared(() =>
  inShadow(
    [settable(tokens), base, buttons, board, mini, aim, play, won, own, contrast].join("\n"),
  ),
);
