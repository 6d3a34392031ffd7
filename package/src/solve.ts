import { guarded, guardedClass } from "./guard.js";
import { type Glue, loader } from "./init.js";
import { moves } from "./plain.js";
import * as glue from "./solve_glue.js";

export { TaisouError } from "./init.js";

// Not named `module`, which bundlers that wrap modules in CommonJS declare in the same scope.
const wasm = /* @__PURE__ */ loader(
  (glue as unknown as Glue).default,
  () => new URL("solve_bg.wasm", import.meta.url),
);

export default wasm.init;
export const algorithms = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.algorithms);
export const clearTables = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.clearTables);
export const exportTable = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.exportTable);
export const hint = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.hint);
export const importTable = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.importTable);
export const listTables = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.listTables);
export const methods = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.methods);
export const parse = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.parse);
export const readMoves = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.readMoves, moves);
export const scramble = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.scramble);
export const solvable = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.solvable);
export const solve = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.solve);
export const step = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.step);
export const version = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.version);
export const wantedTables = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.wantedTables);
export const writeMoves = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.writeMoves);
export const Helper = /* @__PURE__ */ guardedClass(wasm.checkLoaded, glue.Helper);
export const Search = /* @__PURE__ */ guardedClass(wasm.checkLoaded, glue.Search);
