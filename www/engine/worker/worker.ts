import init from "taisou/solve";
import type { SearchEvent, SearchRequest } from "../protocol";
import type { HelperSpawner } from "./helper-spawner";
import { saveTables } from "./stored-tables";
import { workerScope } from "./scope";
import { serve } from "./serve";
import { createSolving, type Hire } from "./solve-work";

const scope = workerScope<SearchRequest, SearchEvent>();

/** What hires: fetched when a search takes long. */
let hiring: HelperSpawner | null = null;
/** Those who may help get what the page has compiled. */
let hire: Hire | null = null;

const hear = serve(
  (event) => scope.postMessage(event),
  (module) => {
    hire = async (search, task) => {
      const { createHelperSpawner } = await import("./helper-spawner");
      hiring ??= createHelperSpawner((event, transfer) => scope.postMessage(event, transfer));
      return hiring.spawnPool(search, task, module);
    };
    return init(module);
  },
  (task) => createSolving(task, hire),
  saveTables,
);
scope.onmessage = ({ data }) => {
  switch (data.type) {
    case "help":
      import("./start-helper").then(({ help }) => help(data.port), reportError);
      return;
    case "lost":
      hiring?.lost(data.helper);
      return;
    default:
      hear(data);
  }
};
