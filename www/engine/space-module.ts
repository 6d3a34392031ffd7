import wasmUrl from "taisou/survey_bg.wasm?url";
import { compileModule } from "./module";

/** Fetches and compiles the module for whole spaces. Only its worker has an instance. */
export function loadSpaceModule(): Promise<WebAssembly.Module> {
  return compileModule(wasmUrl);
}
