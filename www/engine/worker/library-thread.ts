import startSolving from "taisou/solve";
import startSurveying from "taisou/survey";
import { NODE } from "../../platform/node";
import { partOf, type Request, type SearchEvent, type SearchRequest } from "../protocol";
import { createHelperSpawner } from "./helper-spawner";
import { workerScope } from "./scope";
import { serve } from "./serve";
import { createSolving, type SpawnPool } from "./solve-work";
import { startHelper } from "./start-helper";
import { saveTables } from "./stored-tables";
import { createSurveying } from "./survey-work";

// The worker of the package in one file, which any tool can copy. Its first message decides whether it runs tasks or helps.

const port = NODE?.getBuiltinModule("node:worker_threads").parentPort ?? null;
const scope = workerScope<SearchRequest, SearchEvent>();

function post(event: SearchEvent, transfer: Transferable[] = []): void {
  (port ?? scope).postMessage(event, transfer);
}

const spawner = createHelperSpawner(post);
let handle: ((request: Request) => void) | null = null;

function onRequest(request: SearchRequest): void {
  switch (request.type) {
    case "help":
      startHelper(request.port);
      return;
    case "lost":
      spawner.lost(request.helper);
      return;
    default:
      handle ??= serveAll();
      handle(request);
  }
}

function serveAll(): (request: Request) => void {
  let spawnPool: SpawnPool | null = null;
  return serve(
    post,
    (module, part) => {
      if (part === "survey") return startSurveying(module);
      spawnPool = async (search, task) => spawner.spawnPool(search, task, module);
      return startSolving(module);
    },
    (task) => (partOf(task) === "solve" ? createSolving(task, spawnPool) : createSurveying(task)),
    saveTables,
  );
}

if (port === null) scope.onmessage = ({ data }) => onRequest(data);
else port.on("message", (data) => onRequest(data as SearchRequest));
