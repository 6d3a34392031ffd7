import type { Taisou, TaisouOptions } from "taisou/worker";
import { helpersHere, type WorkingDevice } from "../platform/helpers";
import { NODE } from "../platform/node";
import { searchMemory } from "../platform/search-memory";
import { badWorkers, createCalls } from "./calls";
import { compileModule, type ModuleLoader, moduleLoader } from "./compile";
import { createLine, type WorkerPort } from "./line";
import { messageOf, type Part } from "./protocol";
import { spawnThread } from "./spawn";

// What the package exports as `taisou/worker`. Built into the package, it has these files beside it.

const THREAD = new URL("./worker-thread.js", import.meta.url);
const MODULES: Readonly<Record<Part, URL>> = {
  solve: new URL("./solve_bg.wasm", import.meta.url),
  survey: new URL("./survey_bg.wasm", import.meta.url),
};

/** Compiled once, whatever the number of instances. */
const loaders: Readonly<Record<Part, ModuleLoader>> = {
  solve: moduleLoader(() => compileAt(MODULES.solve)),
  survey: moduleLoader(() => compileAt(MODULES.survey)),
};

export function createTaisou({
  workers = helpersHere(device()) + 1,
  maxBytes = searchMemory(),
  keep = false,
  spawn,
}: TaisouOptions = {}): Taisou {
  if (!Number.isSafeInteger(workers) || workers < 1) throw badWorkers();
  const line = createLine(
    () => attempt(() => spawn?.() ?? spawnThread(THREAD)),
    (part) => loaders[part](),
  );
  return createCalls(line, { workers, maxBytes, keeping: keep });
}

/** A worker, or what fails as one does that cannot be loaded. */
function attempt(spawn: () => WorkerPort): WorkerPort {
  try {
    return spawn();
  } catch (error) {
    const none: WorkerPort = {
      postMessage() {},
      terminate() {},
      onmessage: null,
      onerror: null,
    };
    queueMicrotask(() => none.onerror?.({ message: messageOf(error) } as ErrorEvent));
    return none;
  }
}

/** Node has no `navigator` before its version 21; `undefined` is what a page would ask. */
function device(): WorkingDevice | undefined {
  if (NODE === null) return undefined;
  return { hardwareConcurrency: NODE.getBuiltinModule("node:os").availableParallelism() };
}

async function compileAt(address: URL): Promise<WebAssembly.Module> {
  // The `fetch` of Node takes no addresses of files.
  if (NODE === null || address.protocol !== "file:") return compileModule(address.href);
  return WebAssembly.compile(await NODE.getBuiltinModule("node:fs/promises").readFile(address));
}
