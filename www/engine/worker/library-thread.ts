import startSolving from "taisou/solve";
import startSurveying from "taisou/survey";
import { NODE } from "../../platform/node";
import { partOf, type Request, type SearchEvent, type SearchRequest } from "../protocol";
import { help } from "./start-helper";
import { createHelperSpawner } from "./helper-spawner";
import { saveTables } from "./stored-tables";
import { workerScope } from "./scope";
import { serve } from "./serve";
import { createSolving, type Hire } from "./solve-work";
import { createSurveying } from "./survey-work";

// The package's worker, all of it in one file: whichever tool copies that file, it works. It does every kind of task, or
// it helps, as its first message says.

const port = NODE?.getBuiltinModule("node:worker_threads").parentPort ?? null;
const scope = workerScope<SearchRequest, SearchEvent>();

function post(said: SearchEvent, transfer: Transferable[] = []): void {
  (port ?? scope).postMessage(said, transfer);
}

const hiring = createHelperSpawner(post);
let serving: ((request: Request) => void) | null = null;

function hear(heard: SearchRequest): void {
  switch (heard.type) {
    case "help":
      help(heard.port);
      return;
    case "lost":
      hiring.lost(heard.helper);
      return;
    default:
      serving ??= serveAll();
      serving(heard);
  }
}

function serveAll(): (request: Request) => void {
  let hire: Hire | null = null;
  return serve(
    post,
    (module, part) => {
      if (part === "survey") return startSurveying(module);
      hire = async (search, task) => hiring.spawnPool(search, task, module);
      return startSolving(module);
    },
    (task) => (partOf(task) === "solve" ? createSolving(task, hire) : createSurveying(task)),
    saveTables,
  );
}

if (port === null) scope.onmessage = ({ data }) => hear(data);
else port.on("message", (data) => hear(data as SearchRequest));
