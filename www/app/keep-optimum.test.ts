import * as taisou from "taisou";
import { expect, it, vi } from "vitest";
import type { EndEvent, Task } from "../engine/protocol";
import { keepOptimum } from "./keep-optimum";
import { pageOf } from "./page-in-tests";

/** A page that computes optima with a synchronous worker. */
async function pageWith(start: string, goal: string) {
  const { store } = await pageOf({ start, goal });
  const ask = vi.fn(async (task: Task) => {
    if (task.kind !== "solve") throw new Error(task.kind);
    const { board, width, algorithm, options } = task;
    const solution = taisou.solve(board, width, algorithm, options);
    return { type: "finished", outcome: { kind: "solve", solution } } as unknown as EndEvent;
  });
  keepOptimum(store, async () => ({ ask, cancel: () => {}, close: () => {} }));
  return { store, ask };
}

it("searches the optimum of a small puzzle once in each metric", async () => {
  const { store, ask } = await pageWith("ウアタ/ソ*マ/イタノ", "ソウア/イ*タ/タノマ");
  await vi.waitFor(() => expect(store.state().bests.step).toEqual({ length: 18, bound: 18 }));
  store.dispatch({ type: "metric", metric: "line" });
  await vi.waitFor(() => expect(store.state().bests.line?.length).toBeGreaterThan(0));
  store.dispatch({ type: "metric", metric: "step" });
  expect(ask).toHaveBeenCalledTimes(2);
});

it("ignores large, unsolvable and solved puzzles", async () => {
  const large = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 * 15";
  for (const [start, goal] of [
    [large, ""],
    ["12/3*", "12/3*"],
  ] as const) {
    const { ask } = await pageWith(start, goal);
    await Promise.resolve();
    expect(ask).not.toHaveBeenCalled();
  }
  const { store, ask } = await pageWith("213/456/78*", "123/456/78*");
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect(store.state().bests).toEqual({});
});
