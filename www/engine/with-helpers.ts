import type { WorkerPort } from "./task-queue";
import type { Event, SearchEvent, SearchRequest } from "./protocol";
import type { Port } from "./worker-port";

/** A worker that searches, or helps one that does. */
export type SearchPort = Port<SearchRequest, SearchEvent>;

/**
 * A worker with the helpers that it asks for, which end with it at the latest. They are made here, not by the worker
 * itself: in Firefox (seen in 153) a `new Worker` in a busy worker now and then never returns.
 *
 * @param spawn Makes the worker, and each helper. A helper that cannot be made is done without.
 */
export function withHelpers(spawn: () => SearchPort): WorkerPort {
  const worker = spawn();
  const helpers = new Map<number, SearchPort>();

  function hire(helper: number, port: MessagePort): void {
    try {
      const hired = spawn();
      helpers.set(helper, hired);
      hired.onerror = () => {
        if (helpers.has(helper)) lose(helper);
      };
      hired.postMessage({ type: "help", port }, [port]);
    } catch {
      lose(helper);
    }
  }

  function lose(helper: number): void {
    dismiss(helper);
    worker.postMessage({ type: "lost", helper });
  }

  function dismiss(helper: number): void {
    helpers.get(helper)?.terminate();
    helpers.delete(helper);
  }

  const helped: WorkerPort = {
    postMessage: (request, transfer) => worker.postMessage(request, transfer),
    terminate() {
      worker.terminate();
      for (const helper of helpers.keys()) dismiss(helper);
    },
    onmessage: null,
    onerror: null,
    ref: () => worker.ref?.(),
    unref: () => worker.unref?.(),
  };
  worker.onmessage = (message: MessageEvent<SearchEvent | null>) => {
    const { data } = message;
    // A worker of the caller's own `spawn` can send anything.
    if (typeof data?.type !== "string") return;
    if (data.type === "hire") hire(data.helper, data.port);
    else if (data.type === "dismiss") dismiss(data.helper);
    else helped.onmessage?.(message as MessageEvent<Event>);
  };
  worker.onerror = (error) => helped.onerror?.(error);
  return helped;
}
