import { type Event, objectionOf, type Request, type Task, type TaskId } from "../protocol";
import { createLater } from "./later";
import { createRunner, type Runner } from "./runner";
import type { Work } from "./work";

/** The few things of a worker's global scope that are used; the page's DOM types know no workers. */
interface WorkerScope {
  onmessage: ((message: MessageEvent<Request>) => void) | null;
  postMessage(message: Event): void;
}
const scope = globalThis as unknown as WorkerScope;

/**
 * Makes a worker of this global scope.
 *
 * @param init Starts the module that was compiled by the page.
 * @param create Takes up a task.
 * @param rest Does what can be done after a task, until there is another one.
 */
export function serve(
  init: (module: WebAssembly.Module) => Promise<unknown>,
  create: (task: Task) => Work,
  rest: (isBusy: () => boolean) => Promise<void> = async () => {},
): void {
  const say = (event: Event): void => scope.postMessage(event);

  const runner: Runner = createRunner({
    create,
    now: () => performance.now(),
    post: say,
    later: createLater(),
    rest: () => void rest(runner.isBusy),
  });

  /** The module could not even be started: the task is refused or crashed before it began. */
  function failed(id: TaskId, error: unknown): void {
    const objection = objectionOf(error);
    if (objection !== null) say({ type: "refused", id, objection });
    else say({ type: "crashed", id, why: "panic", message: String(error) });
  }

  /** Everything waits for this, in the order in which it came: a cancel never overtakes its start. */
  let loaded: Promise<void> = Promise.resolve();

  scope.onmessage = ({ data }) => {
    switch (data.type) {
      case "load":
        loaded = init(data.module).then(() => say({ type: "ready", id: data.id }));
        return;
      case "start":
        loaded.then(
          () => runner.start(data.id, data.task),
          (error: unknown) => failed(data.id, error),
        );
        return;
      case "cancel":
        loaded.then(
          () => runner.cancel(data.id),
          () => {}, // its start was answered already
        );
        return;
      case "resume":
        loaded.then(
          () => runner.resume(data.id, data.of),
          (error: unknown) => failed(data.id, error),
        );
        return;
      case "locate":
        loaded.then(
          () => runner.locate(data.id, data.boards),
          () => {}, // nothing was ever surveyed
        );
        return;
    }
  };
}
