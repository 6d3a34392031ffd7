/// <reference lib="esnext.disposable" />
import type { Init } from "./init.js";

export type { Init, InitInput, Loaded, ModuleMemory, TaisouErrorDetails } from "./init.js";
export { TaisouError } from "./init.js";
export * from "./solve_glue.js";

/** Loads this module; await it before any other call. */
declare const init: Init;
export default init;
