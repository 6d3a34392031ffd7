import board from "../board/board.css?inline";
import mini from "../board/mini.css?inline";
import goalPanel from "../features/play/goal-panel.css?inline";
import play from "../features/play/play.css?inline";
import won from "../features/play/won.css?inline";
import base from "../styles/base.css?inline";
import contrast from "../styles/contrast.css?inline";
import tokens from "../styles/tokens.css?inline";
import buttons from "../ui/buttons.css?inline";
import own from "./element.css?inline";
import { inShadow, settable, shared } from "./sheets";

/** Styles of every board. */
export const sheet = shared(() =>
  inShadow(
    [settable(tokens), base, buttons, board, mini, goalPanel, play, won, own, contrast].join("\n"),
  ),
);
