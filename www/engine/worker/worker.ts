import init from "taisou/solve";
import type { Event, Request } from "../protocol";
import { putTablesAway } from "./keeping";
import { workerScope } from "./scope";
import { serve } from "./serve";
import { createSolving, type Hire } from "./solve-work";

const spawnHelper = () =>
  new Worker(new URL("./helper-worker.ts", import.meta.url), { type: "module" });

/** Those who may help get what the page has compiled. */
let hire: Hire | null = null;

const scope = workerScope<Request, Event>();
const hear = serve(
  (event) => scope.postMessage(event),
  (module) => {
    hire = async (search, task) =>
      (await import("./hire")).hireAll(search, task, module, spawnHelper);
    return init(module);
  },
  (task) => createSolving(task, hire),
  putTablesAway,
);
scope.onmessage = ({ data }) => hear(data);
