import { guarded } from "./guard.js";
import { type Glue, loader } from "./init.js";
import { moves } from "./plain.js";
import * as glue from "./rules_glue.js";

export { TaisouError } from "./init.js";

// Not named `module`, which bundlers that wrap modules in CommonJS declare in the same scope.
const wasm = /* @__PURE__ */ loader(
  (glue as unknown as Glue).default,
  () => new URL("rules_bg.wasm", import.meta.url),
);

export default wasm.init;
export const algorithms = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.algorithms);
export const methods = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.methods);
export const parse = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.parse);
export const readMoves = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.readMoves, moves);
export const scramble = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.scramble);
export const solvable = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.solvable);
export const step = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.step);
export const version = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.version);
export const writeMoves = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.writeMoves);
