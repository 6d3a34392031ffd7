import { exportTable, type Search } from "taisou/solve";
import type { SpawnEvent, SolveTask } from "../protocol";
import { type WorkerPool, createWorkerPool, type HelperPort } from "./worker-pool";
import type { PoolEvent } from "./pool-messages";

/** Asks for helpers, and is told of those that are lost. */
export interface HelperSpawner {
  /**
   * As many helpers for a search as its task allows.
   *
   * @param module What solves, compiled.
   */
  spawnPool(search: Search, task: SolveTask, module: WebAssembly.Module): WorkerPool;
  lost(helper: number): void;
}

/** @param post Says something to those who make them. */
export function createHelperSpawner(post: (event: SpawnEvent, transfer: Transferable[]) => void): HelperSpawner {
  const ports = new Map<number, HelperPort>();
  let last = 0;

  /** What is said to it before it is there waits in its port. */
  function hire(): HelperPort {
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
    post({ type: "hire", helper, port: there }, [there]);
    return port;
  }

  return {
    spawnPool(search, { board, width, options, helpers = 0 }, module) {
      const hired = Array.from({ length: helpers }, hire);
      return createWorkerPool(
        search,
        { type: "begin", module, board, width, options },
        hired,
        exportTable,
      );
    },
    lost(helper) {
      ports.get(helper)?.onerror?.({ message: "lost" } as ErrorEvent);
    },
  };
}
