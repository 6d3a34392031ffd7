import wasmUrl from "taisou/survey_bg.wasm?url";
import { once } from "../platform/once";
import { compileModule } from "./compile";
import type { WorkerPort } from "./task-queue";

/** Compiles the survey module once; only its worker instantiates it. */
export const loadSpaceModule = once(() => compileModule(wasmUrl));

export function spawnSpaceWorker(): WorkerPort {
  return new Worker(new URL("./worker/space-worker.ts", import.meta.url), { type: "module" });
}
