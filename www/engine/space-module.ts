import wasmUrl from "taisou/survey_bg.wasm?url";
import { compileModule, moduleLoader } from "./compile";
import type { WorkerPort } from "./line";

/** The module for whole spaces. Only its worker has an instance. */
export const loadSpaceModule = moduleLoader(() => compileModule(wasmUrl));

export function spawnSpaceWorker(): WorkerPort {
  return new Worker(new URL("./worker/space-worker.ts", import.meta.url), { type: "module" });
}
