import { afterEach, expect, it, vi } from "vitest";
import { createBackgroundWorker } from "../engine/background-worker";
import { prefersStill } from "../platform/motion";
import { hasMouse } from "../platform/pointer";
import { runsWebAssembly } from "../platform/web-assembly";
import { hasWorkers, standInForWorkers } from "../platform/workers";

// Node has neither workers of this kind nor media queries.
afterEach(() => vi.unstubAllGlobals());

it("whoever asks a worker where there are none hears that it failed, each time", async () => {
  vi.stubGlobal("Worker", undefined);
  standInForWorkers();
  expect(hasWorkers()).toBe(false);
  const worker = createBackgroundWorker(async () => ({}) as WebAssembly.Module);
  const task = { kind: "solve", board: "12*", width: 3, algorithm: "auto", options: {} } as const;
  for (const _ of [1, 2]) expect(await worker.ask(task)).toMatchObject({ type: "crashed" });
});

it("workers that are there stay", () => {
  const Worker = class {};
  vi.stubGlobal("Worker", Worker);
  standInForWorkers();
  expect(hasWorkers()).toBe(true);
  expect(globalThis.Worker).toBe(Worker);
});

it("where media cannot be asked about, nothing is assumed to be wished", () => {
  expect(prefersStill()).toBe(false);
  expect(hasMouse()).toBe(true);
});

it("tells whether WebAssembly runs", () => {
  expect(runsWebAssembly()).toBe(true);
  vi.stubGlobal("WebAssembly", undefined);
  expect(runsWebAssembly()).toBe(false);
  const forbidden = () => {
    throw new Error("disallowed by embedder");
  };
  vi.stubGlobal("WebAssembly", { Module: forbidden });
  expect(runsWebAssembly()).toBe(false);
});
