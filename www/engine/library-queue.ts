import type { ModuleWorker } from "taisou/worker";
import { NODE } from "../platform/node";
import { once } from "../platform/once";
import { compileModule, type ModuleLoader } from "./compile";
import { createTaskQueue, type TaskQueue, type WorkerPort } from "./task-queue";
import { messageOf, type Part } from "./protocol";
import { spawnThread } from "./spawn";
import { type SearchPort, withHelpers } from "./with-helpers";

// Built into the package, what has this in it has these files beside it.

const THREAD = new URL("./worker-thread.js", import.meta.url);
const MODULES: Readonly<Record<Part, URL>> = {
  solve: new URL("./solve_bg.wasm", import.meta.url),
  survey: new URL("./survey_bg.wasm", import.meta.url),
};

/** Compiled once, whatever the number of lines. */
const loaders: Readonly<Record<Part, ModuleLoader>> = {
  solve: once(() => compileAt(MODULES.solve)),
  survey: once(() => compileAt(MODULES.survey)),
};

/**
 * A line before a worker of the package's own.
 *
 * @param spawn Makes that worker, and those that help it; left out, or where it makes none, they are made from the file
 * beside this one.
 */
export function createLibraryQueue(spawn?: () => ModuleWorker): TaskQueue {
  const thread = (): SearchPort => (spawn?.() as SearchPort | undefined) ?? spawnThread(THREAD);
  return createTaskQueue(
    () => attempt(() => withHelpers(thread)),
    (part) => loaders[part](),
  );
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

async function compileAt(address: URL): Promise<WebAssembly.Module> {
  // The `fetch` of Node takes no addresses of files.
  if (NODE === null || address.protocol !== "file:") return compileModule(address.href);
  return WebAssembly.compile(await NODE.getBuiltinModule("node:fs/promises").readFile(address));
}
