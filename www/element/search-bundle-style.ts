import live from "../features/play/live.css?inline";
import transport from "../features/play/transport.css?inline";
import closing from "../ui/closing.css?inline";
import inputs from "../ui/inputs.css?inline";
import own from "./search-bundle.css?inline";
import { inShadow, shared } from "./sheets";

/** Styles of searches and replays. */
export const sheet = shared(() => inShadow([live, inputs, transport, closing, own].join("\n")));
