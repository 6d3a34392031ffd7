import { exportTable, type Search } from "taisou/solve";
import type { SolveTask } from "../protocol";
import { type Crew, createCrew, type HelperPort } from "./crew";

/** As many helpers for a search as its task allows. Throws where workers cannot have workers. */
export function hire(search: Search, task: SolveTask, module: WebAssembly.Module): Crew {
  const { board, width, options, helpers = 0 } = task;
  const ports = Array.from(
    { length: helpers },
    (): HelperPort =>
      new Worker(new URL("./helper-worker.ts", import.meta.url), { type: "module" }),
  );
  return createCrew(search, { type: "begin", module, board, width, options }, ports, exportTable);
}
