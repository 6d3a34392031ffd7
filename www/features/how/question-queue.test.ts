import { describe, expect, it } from "vitest";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, Task } from "../../engine/protocol";
import { createQuestionQueue } from "./question-queue";

/** A worker whose tasks end when the test says so. */
function stubWorker() {
  const asked: string[] = [];
  let end: ((event: EndEvent) => void) | null = null;
  const worker: BackgroundWorker = {
    ask(task) {
      asked.push(task.kind === "solve" ? task.board : task.kind);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    cancel() {
      finish("cancelled");
    },
    close() {},
  };
  async function finish(type: "finished" | "cancelled"): Promise<void> {
    const outcome = type === "finished" ? { kind: "solve", solution: { length: 1 } } : null;
    end?.({ type, outcome } as unknown as EndEvent);
    await Promise.resolve();
    await Promise.resolve();
  }
  return { worker, asked, finish };
}

const solve = (board: string): Task => ({
  kind: "solve",
  board,
  width: 3,
  algorithm: "auto",
  options: {},
});

describe("a queue", () => {
  it("answers one after another, each of them whole", async () => {
    const { worker, asked, finish } = stubWorker();
    const queue = createQuestionQueue(worker);
    const heard: string[] = [];
    queue.ask("one", [solve("a"), solve("b")], (answers) => heard.push(`one ${answers.length}`));
    queue.ask("two", [solve("c")], (answers) => heard.push(`two ${answers[0]?.length}`));
    expect(asked).toEqual(["a"]);
    await finish("finished");
    expect([asked, heard]).toEqual([["a", "b"], []]);
    await finish("finished");
    await finish("finished");
    expect([asked, heard]).toEqual([
      ["a", "b", "c"],
      ["one 2", "two 1"],
    ]);
  });

  it("forgets a question when another one is asked by the same", async () => {
    const { worker, asked, finish } = stubWorker();
    const queue = createQuestionQueue(worker);
    const heard: string[] = [];
    queue.ask("one", [solve("a"), solve("b")], () => heard.push("old"));
    queue.ask("two", [solve("c")], () => heard.push("two, old"));
    queue.ask("two", [solve("d")], () => heard.push("two"));
    // The running task is cancelled; waiting tasks do not start.
    queue.ask("one", [solve("e")], () => heard.push("one"));
    await finish("finished");
    await finish("finished");
    await finish("finished");
    expect(asked).toEqual(["a", "d", "e"]);
    expect(heard).toEqual(["two", "one"]);
  });
});
