import init from "taisou/solve";
import { putTablesAway } from "./keeping";
import { serve } from "./serve";
import { createSolving } from "./solve-work";

/** What the page has compiled, for those who may help. */
let compiled: WebAssembly.Module | null = null;

serve(
  (module) => {
    compiled = module;
    return init(module);
  },
  (task) => createSolving(task, compiled),
  putTablesAway,
);
