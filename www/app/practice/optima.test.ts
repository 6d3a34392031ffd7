import * as taisou from "taisou";
import { expect, it } from "vitest";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, TaskId } from "../../engine/protocol";
import { rules } from "../../engine/rules-in-tests";
import { attemptInTests } from "../../model/practice/attempt-in-tests";
import { createPage } from "../page-in-tests";
import { unstoredLog } from "./log-in-tests";
import { OptimaFinder } from "./optima";

/** A worker that solves at once, in this thread. */
function directWorker(asked: string[]): BackgroundWorker {
  return {
    async ask(task): Promise<EndEvent> {
      if (task.kind !== "solve") throw new Error(task.kind);
      asked.push(task.board);
      const solution = taisou.solve(task.board, task.width, task.algorithm, task.options);
      const outcome = { kind: "solve", solution } as const;
      const stats = { bound: solution.bound } as never;
      return {
        ...{ type: "finished", id: 1 as TaskId, outcome },
        progress: { stats, millis: 1, rate: 0 },
      };
    },
    cancel() {},
    close() {},
  };
}

it("finds optima, the latest first, and bounds of boards too large for a proof, while it is free", async () => {
  const log = unstoredLog();
  const fragments = [
    "start=123/*56/478&w=3&end",
    "start=123/456/*78&w=3&metric=line&end",
    "start=2 1 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 24 23 *&w=5&end",
    "start=broken",
    "",
  ].map((fragment) => fragment.replaceAll(" ", "%20"));
  log.add(
    fragments.map((fragment, start) => attemptInTests({ id: String(start), start, fragment })),
  );
  let isFree = false;
  const asked: string[] = [];
  const finder = new OptimaFinder({
    ...{ store: createPage().store, rules, log },
    isFree: () => isFree,
    makeWorker: async () => directWorker(asked),
  });
  await log.read;
  expect(asked).toEqual([]);
  isFree = true;
  finder.wake();
  await expect.poll(() => log.value.state().attempts[0]?.optimal).toBe(3);
  const found = log.value.state().attempts.map(({ optimal, bound }) => [optimal, bound]);
  expect([found[0], found[1], found[3], found[4]]).toEqual([
    [3, null],
    [1, null],
    [null, null],
    [null, null],
  ]);
  expect(found[2]?.[0]).toBeNull();
  expect(found[2]?.[1]).toBeGreaterThan(0);
  expect(asked.map((board) => board.split("/")[0])).toEqual(["2 1 3 4 5", "123", "123"]);
});

it("changes no attempt while the player solves", async () => {
  const log = unstoredLog();
  log.add([attemptInTests({ fragment: "start=123/*56/478&w=3&end" })]);
  let isFree = true;
  const worker = directWorker([]);
  const ask: BackgroundWorker["ask"] = async (task) => {
    // A run begins during the search.
    isFree = false;
    return worker.ask(task);
  };
  const finder = new OptimaFinder({
    ...{ store: createPage().store, rules, log },
    isFree: () => isFree,
    makeWorker: async () => ({ ...worker, ask }),
  });
  await expect.poll(() => isFree).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(log.value.state().attempts[0]?.optimal).toBeNull();
  isFree = true;
  finder.wake();
  await expect.poll(() => log.value.state().attempts[0]?.optimal).toBe(3);
});
