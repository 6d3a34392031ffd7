import live from "../features/play/live.css?inline";
import transport from "../features/play/transport.css?inline";
import closing from "../kit/closing.css?inline";
import inputs from "../kit/inputs.css?inline";
import { inShadow, shared } from "./sheets";
import own from "./search-bundle.css?inline";

/** What shows searches and replays is drawn with. */
export const sheet = shared(() => inShadow([live, inputs, transport, closing, own].join("\n")));
