import type { ModuleWorker } from "taisou/worker";
import { NODE } from "../platform/node";
import { once } from "../platform/once";
import { compileModule, type ModuleLoader } from "./compile";
import { messageOf, type Part } from "./protocol";
import { spawnThread } from "./spawn";
import { type TaskQueue, type WorkerPort, WorkerTaskQueue } from "./task-queue";
import { type SearchPort, withHelpers } from "./with-helpers";

// Files beside the script of the package that contains this module. Where `import.meta.url` is missing, the script still loads.

const threadAddress = () => new URL("./worker-thread.js", import.meta.url);
const moduleAddresses: Readonly<Record<Part, () => URL>> = {
  solve: () => new URL("./solve_bg.wasm", import.meta.url),
  survey: () => new URL("./survey_bg.wasm", import.meta.url),
};

/** Shared by all queues, so that each module is compiled once. */
const loaders: Readonly<Record<Part, ModuleLoader>> = {
  solve: once(async () => compileAt(moduleAddresses.solve())),
  survey: once(async () => compileAt(moduleAddresses.survey())),
};

/** A queue for a worker of the package. Without a result of `spawn`, workers and helpers are made from `worker-thread.js`. */
export function createLibraryQueue(spawn?: () => ModuleWorker): TaskQueue {
  const thread = (): SearchPort =>
    (spawn?.() as SearchPort | undefined) ?? spawnThread(threadAddress());
  return new WorkerTaskQueue(
    () => spawnOrFail(() => withHelpers(thread)),
    (part) => loaders[part](),
  );
}

/** Makes a worker. If that throws, returns one that fails as if it could not be loaded. */
function spawnOrFail(spawn: () => WorkerPort): WorkerPort {
  try {
    return spawn();
  } catch (error) {
    const failed: WorkerPort = { postMessage() {}, terminate() {}, onmessage: null, onerror: null };
    queueMicrotask(() => failed.onerror?.({ message: messageOf(error) } as ErrorEvent));
    return failed;
  }
}

async function compileAt(address: URL): Promise<WebAssembly.Module> {
  // The `fetch` of Node does not support `file:`.
  if (NODE === null || address.protocol !== "file:") return compileModule(address.href);
  return WebAssembly.compile(await NODE.getBuiltinModule("node:fs/promises").readFile(address));
}
