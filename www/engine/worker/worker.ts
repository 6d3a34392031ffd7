import init from "taisou/solve";
import type { SearchEvent, SearchRequest } from "../protocol";
import type { HelperSpawner } from "./helper-spawner";
import { workerScope } from "./scope";
import { serve } from "./serve";
import { createSolving, type SpawnPool } from "./solve-work";
import { saveTables } from "./stored-tables";

const scope = workerScope<SearchRequest, SearchEvent>();

/** Fetched during the first long search. */
let spawner: HelperSpawner | null = null;
/** Helpers receive the module that the page has compiled. */
let spawnPool: SpawnPool | null = null;

const handle = serve(
  (event) => scope.postMessage(event),
  (module) => {
    spawnPool = async (search, task) => {
      const { createHelperSpawner } = await import("./helper-spawner");
      spawner ??= createHelperSpawner((event, transfer) => scope.postMessage(event, transfer));
      return spawner.spawnPool(search, task, module);
    };
    return init(module);
  },
  (task) => createSolving(task, spawnPool),
  saveTables,
);
scope.onmessage = ({ data }) => {
  switch (data.type) {
    case "help":
      import("./start-helper").then(({ startHelper }) => startHelper(data.port), reportError);
      return;
    case "lost":
      spawner?.lost(data.helper);
      return;
    default:
      handle(data);
  }
};
