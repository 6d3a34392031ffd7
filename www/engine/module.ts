import init from "taisou/rules";
import rulesUrl from "taisou/rules_bg.wasm?url";
import solveUrl from "taisou/solve_bg.wasm?url";
import { once } from "../platform/once";
import { compileModule } from "./compile";
import type { SearchPort } from "./with-helpers";

/** Makes the rules answer calls: all that the first move needs. This instance is the page's own. */
export async function loadRules(): Promise<void> {
  await init(await compileModule(rulesUrl));
}

/** The worker that solves, or helps one that does. */
export function spawnSolver(): SearchPort {
  return new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" });
}

/** The module that solves. Only workers have instances of it, each from the same compiled module. */
export const loadSolver = once(() => compileModule(solveUrl));
