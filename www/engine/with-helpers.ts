import type { Event, SearchEvent, SearchRequest } from "./protocol";
import type { Port, WorkerPort } from "./task-queue";

/** A worker that searches, or helps another one. */
export type SearchPort = Port<SearchRequest, SearchEvent>;

/**
 * A worker with the helpers that it requests; terminating it terminates them. The page makes the helpers, because in
 * Firefox (seen in 153) `new Worker` in a busy worker occasionally never returns.
 *
 * @param spawn Makes the worker, and each helper. The worker continues without a helper that cannot be made.
 */
export function withHelpers(spawn: () => SearchPort): WorkerPort {
  const worker = spawn();
  const helpers = new Map<number, SearchPort>();

  function spawnHelper(helper: number, port: MessagePort): void {
    try {
      const spawned = spawn();
      helpers.set(helper, spawned);
      spawned.onerror = () => {
        if (helpers.has(helper)) lose(helper);
      };
      spawned.postMessage({ type: "help", port }, [port]);
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

  const wrapped: WorkerPort = {
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
    if (data.type === "spawn") spawnHelper(data.helper, data.port);
    else if (data.type === "dismiss") dismiss(data.helper);
    else wrapped.onmessage?.(message as MessageEvent<Event>);
  };
  worker.onerror = (error) => wrapped.onerror?.(error);
  return wrapped;
}
