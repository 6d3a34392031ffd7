import type { InitInput } from "./init.js";

/** A `.wasm` file as tools import it: compiled on Cloudflare Workers, elsewhere its address or its bytes. `init` takes all of them. */
declare const module: InitInput;
export default module;
