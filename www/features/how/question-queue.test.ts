import { expect, it } from "vitest";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, Task } from "../../engine/protocol";
import { QuestionQueue } from "./question-queue";

/** A queue whose tasks end when the test says so. */
function stubQueue() {
  const tasks: string[] = [];
  let end: ((event: EndEvent) => void) | null = null;
  const worker: BackgroundWorker = {
    ask(task) {
      tasks.push(task.kind === "solve" ? task.board : task.kind);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    cancel() {
      finish("cancelled");
    },
    close() {},
  };
  async function finish(type: "finished" | "cancelled" = "finished"): Promise<void> {
    const outcome = type === "finished" ? { kind: "solve", solution: { length: 1 } } : null;
    end?.({ type, outcome } as unknown as EndEvent);
    await Promise.resolve();
    await Promise.resolve();
  }
  return { queue: new QuestionQueue(worker), tasks, finish };
}

const solve = (board: string): Task => ({
  kind: "solve",
  board,
  width: 3,
  algorithm: "auto",
  options: {},
});

it("answers one list after another, each as a whole", async () => {
  const { queue, tasks, finish } = stubQueue();
  const answered: string[] = [];
  queue.ask("one", [solve("a"), solve("b")], (answers) => answered.push(`one ${answers.length}`));
  queue.ask("two", [solve("c")], (answers) => answered.push(`two ${answers[0]?.length}`));
  expect(tasks).toEqual(["a"]);
  await finish();
  expect([tasks, answered]).toEqual([["a", "b"], []]);
  await finish();
  await finish();
  expect([tasks, answered]).toEqual([
    ["a", "b", "c"],
    ["one 2", "two 1"],
  ]);
});

it("replaces the questions of an asker who asks others", async () => {
  const { queue, tasks, finish } = stubQueue();
  const answered: string[] = [];
  queue.ask("one", [solve("a"), solve("b")], () => answered.push("old"));
  queue.ask("two", [solve("c")], () => answered.push("two, old"));
  queue.ask("two", [solve("d")], () => answered.push("two"));
  // The running task is cancelled; waiting tasks do not start.
  queue.ask("one", [solve("e")], () => answered.push("one"));
  await finish();
  await finish();
  await finish();
  expect(tasks).toEqual(["a", "d", "e"]);
  expect(answered).toEqual(["two", "one"]);
});
