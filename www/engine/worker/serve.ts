import { type Event, failureOf, type Part, type Request, type Task } from "../protocol";
import { createLater } from "./later";
import { createRunner, type Runner } from "./runner";
import type { Work } from "./work";

/**
 * What a worker does with each message.
 *
 * @param post Says something to those who made the worker.
 * @param init Starts a module that was compiled there.
 * @param create Takes up a task.
 * @param rest Does what can be done after a task, until there is another one.
 */
export function serve(
  post: (event: Event) => void,
  init: (module: WebAssembly.Module, part: Part) => Promise<unknown>,
  create: (task: Task) => Work,
  rest: (isBusy: () => boolean) => Promise<void> = async () => {},
): (request: Request) => void {
  const runner: Runner = createRunner({
    create,
    now: () => performance.now(),
    post,
    later: createLater(),
    rest: () => void rest(runner.isBusy),
  });

  /** Everything waits for this, in the order in which it came: a cancel never overtakes its start. */
  let loaded: Promise<unknown> = Promise.resolve();

  return (request) => {
    if (request.type === "load") {
      const { id, module, part } = request;
      loaded = Promise.all([loaded, init(module, part)]).then(() => post({ type: "ready", id }));
      return;
    }
    loaded.then(
      () => take(runner, request),
      (error: unknown) => {
        // The module could not even be started. What else is asked of a task was answered then.
        const begins = request.type === "start" || request.type === "resume";
        if (begins) post(failureOf(request.id, error));
      },
    );
  };
}

function take(runner: Runner, request: Exclude<Request, { type: "load" }>): void {
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
