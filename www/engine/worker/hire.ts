import { exportTable, type Search } from "taisou/solve";
import type { SolveTask } from "../protocol";
import { type Crew, createCrew, type HelperPort } from "./crew";

/**
 * As many helpers for a search as its task allows. Throws where workers cannot have workers.
 *
 * @param module What solves, compiled.
 * @param spawn Makes a worker that helps.
 */
export function hireAll(
  search: Search,
  { board, width, options, helpers = 0 }: SolveTask,
  module: WebAssembly.Module,
  spawn: () => HelperPort,
): Crew {
  const ports = Array.from({ length: helpers }, spawn);
  return createCrew(search, { type: "begin", module, board, width, options }, ports, exportTable);
}
