import wasmUrl from "taisou/survey_bg.wasm?url";
import { moduleLoader } from "./module";

/** The module for whole spaces. Only its worker has an instance. */
export const loadSpaceModule = moduleLoader(wasmUrl);
