import { exportTable, type Search } from "taisou/solve";
import type { SolveTask, SpawnEvent } from "../protocol";
import type { PoolEvent } from "./pool-messages";
import { createWorkerPool, type HelperPort, type WorkerPool } from "./worker-pool";

export interface HelperSpawner {
  /** Spawns as many helpers as the task allows; they instantiate the module that solves. */
  spawnPool(search: Search, task: SolveTask, module: WebAssembly.Module): WorkerPool;
  /** Reports that a helper could not be made, or has died. */
  lost(helper: number): void;
}

/** @param post Sends an event to the page. */
export function createHelperSpawner(
  post: (event: SpawnEvent, transfer: Transferable[]) => void,
): HelperSpawner {
  const ports = new Map<number, HelperPort>();
  let last = 0;

  /** Messages sent before the helper is there wait in its port. */
  function spawnHelper(): HelperPort {
    last += 1;
    const helper = last;
    const { port1: here, port2: there } = new MessageChannel();
    const port: HelperPort = {
      postMessage: (request, transfer = []) => here.postMessage(request, transfer),
      terminate() {
        here.close();
        ports.delete(helper);
        post({ type: "dismiss", helper }, []);
      },
      onmessage: null,
      onerror: null,
    };
    here.onmessage = (message: MessageEvent<PoolEvent>) => port.onmessage?.(message);
    ports.set(helper, port);
    post({ type: "spawn", helper, port: there }, [there]);
    return port;
  }

  return {
    spawnPool(search, { board, width, options, helpers = 0 }, module) {
      const spawned = Array.from({ length: helpers }, spawnHelper);
      const begin = { type: "begin", module, board, width, options } as const;
      return createWorkerPool(search, begin, spawned, exportTable);
    },
    lost(helper) {
      ports.get(helper)?.onerror?.({ message: "lost" } as ErrorEvent);
    },
  };
}
