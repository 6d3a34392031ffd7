import { guarded, guardedClass } from "./guard.js";
import { type Glue, loader } from "./init.js";
import * as glue from "./survey_glue.js";

export { TaisouError } from "./init.js";

// Not named `module`, which bundlers that wrap modules in CommonJS declare in the same scope.
const wasm = /* @__PURE__ */ loader(
  (glue as unknown as Glue).default,
  () => new URL("survey_bg.wasm", import.meta.url),
);

export default wasm.init;
export const compose = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.compose);
export const countShortest = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.countShortest);
export const enumerate = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.enumerate);
export const generate = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.generate);
export const stateGraph = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.stateGraph);
export const survey = /* @__PURE__ */ guarded(wasm.checkLoaded, glue.survey);
export const Composer = /* @__PURE__ */ guardedClass(wasm.checkLoaded, glue.Composer);
export const Enumerator = /* @__PURE__ */ guardedClass(wasm.checkLoaded, glue.Enumerator);
export const Generator = /* @__PURE__ */ guardedClass(wasm.checkLoaded, glue.Generator);
export const ShortestCount = /* @__PURE__ */ guardedClass(wasm.checkLoaded, glue.ShortestCount);
export const StateGraph = /* @__PURE__ */ guardedClass(wasm.checkLoaded, glue.StateGraph);
export const Survey = /* @__PURE__ */ guardedClass(wasm.checkLoaded, glue.Survey);
