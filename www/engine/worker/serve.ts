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
    switch (request.type) {
      case "load": {
        const { id, module, part } = request;
        loaded = Promise.all([loaded, init(module, part)]).then(() => post({ type: "ready", id }));
        return;
      }
      case "start":
        loaded.then(
          () => runner.start(request.id, request.task),
          // The module could not even be started.
          (error: unknown) => post(failureOf(request.id, error)),
        );
        return;
      case "cancel":
        loaded.then(
          () => runner.cancel(request.id),
          () => {}, // its start was answered already
        );
        return;
      case "enough":
        loaded.then(
          () => runner.enough(request.id),
          () => {}, // the same
        );
        return;
      case "resume":
        loaded.then(
          () => runner.resume(request.id, request.of),
          (error: unknown) => post(failureOf(request.id, error)),
        );
        return;
      case "locate":
        loaded.then(
          () => runner.locate(request.id, request.boards),
          () => {}, // nothing was ever surveyed
        );
        return;
    }
  };
}
