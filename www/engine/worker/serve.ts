import { type Event, failureOf, type Part, type Request, type Task } from "../protocol";
import { createLater } from "./later";
import { Runner } from "./runner";
import type { Work } from "./work";

/**
 * Returns the message handler of a worker.
 *
 * @param post Sends an event to the page.
 * @param init Instantiates a compiled module.
 * @param create Starts a task.
 * @param onIdle Runs after a task, until the next one starts.
 */
export function serve(
  post: (event: Event) => void,
  init: (module: WebAssembly.Module, part: Part) => Promise<unknown>,
  create: (task: Task) => Work,
  onIdle: (isBusy: () => boolean) => Promise<void> = async () => {},
): (request: Request) => void {
  const runner = new Runner({
    create,
    now: () => performance.now(),
    post,
    later: createLater(),
    onIdle: () => void onIdle(() => runner.isBusy),
  });

  /** All requests wait for this, in order: a cancel never overtakes its start. */
  let loaded: Promise<unknown> = Promise.resolve();

  return (request) => {
    if (request.type === "load") {
      const { id, module, part } = request;
      loaded = Promise.all([loaded, init(module, part)]).then(() => post({ type: "ready", id }));
      return;
    }
    loaded.then(
      () => dispatch(runner, request),
      (error: unknown) => {
        // The module could not be instantiated. This event also answers later requests about the task.
        const begins = request.type === "start" || request.type === "resume";
        if (begins) post(failureOf(request.id, error));
      },
    );
  };
}

function dispatch(runner: Runner, request: Exclude<Request, { type: "load" }>): void {
  switch (request.type) {
    case "start":
      runner.start(request.id, request.task);
      return;
    case "cancel":
      runner.cancel(request.id);
      return;
    case "enough":
      runner.enough(request.id);
      return;
    case "resume":
      runner.resume(request.id, request.of);
      return;
    case "locate":
      runner.locate(request.id, request.boards);
      return;
  }
}
