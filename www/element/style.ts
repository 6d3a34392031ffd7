import board from "../board/board.css?inline";
import boardPanel from "../board/board-panel.css?inline";
import mini from "../board/mini.css?inline";
import won from "../board/won.css?inline";
import chooser from "../features/play/chooser.css?inline";
import goalPicture from "../features/play/goal-picture.css?inline";
import optimum from "../features/play/optimum.css?inline";
import base from "../styles/base.css?inline";
import buttons from "../styles/buttons.css?inline";
import contrast from "../styles/contrast.css?inline";
import tokens from "../styles/tokens.css?inline";
import goalPanel from "../ui/goal-panel.css?inline";
import statusLine from "../ui/status-line.css?inline";
import toolbar from "../ui/toolbar.css?inline";
import own from "./element.css?inline";
import { inShadow, settable, shared } from "./sheets";

const SHARED = [base, buttons, goalPanel, statusLine, toolbar, boardPanel, board, mini, won];

export const adoptSheet = shared(() =>
  inShadow([settable(tokens), contrast, ...SHARED, goalPicture, optimum, chooser, own].join("\n")),
);
