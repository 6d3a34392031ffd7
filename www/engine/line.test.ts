import { expect, it } from "vitest";
import { FakeWorker } from "./fake-worker-in-tests";
import { createLine } from "./line";
import type { Part, Task } from "./protocol";

const solve: Task = { kind: "solve", board: "12/3*", width: 2, algorithm: "bfs", options: {} };
const survey: Task = { kind: "survey", goals: ["12/3*"], width: 2, options: {} };
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("a task does not wait for the module of one that has left the line before it", async () => {
  const worker = new FakeWorker();
  const load = (part: Part) =>
    part === "survey" ? new Promise<never>(() => {}) : Promise.resolve({} as WebAssembly.Module);
  const line = createLine(() => worker, load);
  const first = line.join(survey, () => {});
  const second = line.join(solve, () => {});
  await settled();
  expect(worker.asked()).toEqual([]);
  line.end(first, "cancel");
  await settled();
  expect(worker.asked()).toEqual(["load 0", `start ${second}`]);
});
