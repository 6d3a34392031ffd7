import type { Init } from "./init.js";

export { type Certificate, certificate } from "./certificate.js";
export type { Init, InitInput, Loaded, ModuleMemory, TaisouErrorDetails } from "./init.js";
export { TaisouError } from "./init.js";
export * from "./solve.js";
// The types of both modules are the same.
export {
  Composer,
  compose,
  countShortest,
  Enumerator,
  enumerate,
  Generator,
  generate,
  ShortestCount,
  StateGraph,
  Survey,
  stateGraph,
  survey,
} from "./survey.js";

/** Loads `taisou/solve` and `taisou/survey`; `input` is the module of the former. */
declare const init: Init;
export default init;
