import nextMove from "../board/next-move.css?inline";
import liveLine from "../features/play/live-line.css?inline";
import transport from "../features/play/transport.css?inline";
import buttonKinds from "../styles/button-kinds.css?inline";
import inputs from "../styles/inputs.css?inline";
import closing from "../ui/closing.css?inline";
import { inShadow, shared } from "./sheets";

export const adoptSheet = shared(() =>
  inShadow([buttonKinds, inputs, closing, nextMove, liveLine, transport].join("\n")),
);
