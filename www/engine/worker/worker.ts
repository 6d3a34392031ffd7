import init from "taisou/solve";
import type { SearchEvent, SearchRequest } from "../protocol";
import type { Hiring } from "./hire";
import { putTablesAway } from "./keeping";
import { workerScope } from "./scope";
import { serve } from "./serve";
import { createSolving, type Hire } from "./solve-work";

const scope = workerScope<SearchRequest, SearchEvent>();

/** What hires: fetched when a search takes long. */
let hiring: Hiring | null = null;
/** Those who may help get what the page has compiled. */
let hire: Hire | null = null;

const hear = serve(
  (event) => scope.postMessage(event),
  (module) => {
    hire = async (search, task) => {
      const { createHiring } = await import("./hire");
      hiring ??= createHiring((event, transfer) => scope.postMessage(event, transfer));
      return hiring.hireAll(search, task, module);
    };
    return init(module);
  },
  (task) => createSolving(task, hire),
  putTablesAway,
);
scope.onmessage = ({ data }) => {
  switch (data.type) {
    case "help":
      import("./help").then(({ help }) => help(data.port), reportError);
      return;
    case "lost":
      hiring?.lost(data.helper);
      return;
    default:
      hear(data);
  }
};
