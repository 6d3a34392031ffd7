import init from "taisou/rules";
import rulesUrl from "taisou/rules_bg.wasm?url";
import solveUrl from "taisou/solve_bg.wasm?url";
import { once } from "../platform/once";
import { compileModule } from "./compile";
import type { SearchPort } from "./with-helpers";

/** Loads the rules module in the page's own thread: enough for the first move. */
export async function loadRules(): Promise<void> {
  await init(await compileModule(rulesUrl));
}

export function spawnSolver(): SearchPort {
  return new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" });
}

/** Compiles the solving module once; only workers instantiate it. */
export const loadSolver = once(() => compileModule(solveUrl));
