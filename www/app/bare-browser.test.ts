import { afterEach, expect, it, vi } from "vitest";
import { createBackgroundWorker } from "../engine/background-worker";
import { prefersStill } from "../platform/motion";
import { hasMouse } from "../platform/pointer";
import { runsWebAssembly } from "../platform/web-assembly";
import { hasWorkers, standInForWorkers } from "../platform/workers";

// Node has neither web workers nor media queries.
afterEach(() => vi.unstubAllGlobals());

it("without workers, every task of a worker fails", async () => {
  vi.stubGlobal("Worker", undefined);
  standInForWorkers();
  expect(hasWorkers()).toBe(false);
  const worker = createBackgroundWorker(async () => ({}) as WebAssembly.Module);
  const task = { kind: "solve", board: "12*", width: 3, algorithm: "auto", options: {} } as const;
  for (const _ of [1, 2]) expect(await worker.ask(task)).toMatchObject({ type: "crashed" });
});

it("existing workers are not replaced", () => {
  const Worker = class {};
  vi.stubGlobal("Worker", Worker);
  standInForWorkers();
  expect(hasWorkers()).toBe(true);
  expect(globalThis.Worker).toBe(Worker);
});

it("without media queries, defaults apply", () => {
  expect(prefersStill()).toBe(false);
  expect(hasMouse()).toBe(true);
});

it("detects WebAssembly", () => {
  expect(runsWebAssembly()).toBe(true);
  vi.stubGlobal("WebAssembly", undefined);
  expect(runsWebAssembly()).toBe(false);
  const forbidden = () => {
    throw new Error("disallowed by embedder");
  };
  vi.stubGlobal("WebAssembly", { Module: forbidden });
  expect(runsWebAssembly()).toBe(false);
});
