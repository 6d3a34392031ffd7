import type { GeneratedBoard } from "taisou";
import { expect, it, vi } from "vitest";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, Task } from "../../engine/protocol";
import { LayoutController } from "./layout-controller";
import { LENGTHS } from "./lengths";

const BOARD: GeneratedBoard = {
  board: "AA*/***/***",
  width: 3,
  goal: "???/???/?AA",
  ...{ moves: 2, component: 9, farthest: 3 },
};

/** A controller whose worker answers with these events, one a task. */
function controlled(...ends: object[]) {
  const tasks: Task[] = [];
  const open = vi.fn();
  const cancel = vi.fn();
  const worker: BackgroundWorker = {
    ask: async (task) => {
      tasks.push(task);
      return { id: tasks.length, progress: null, ...ends[tasks.length - 1] } as unknown as EndEvent;
    },
    ...{ cancel, close() {} },
  };
  return { tasks, open, cancel, controller: new LayoutController(open, worker) };
}

const found = (...boards: GeneratedBoard[]) => ({
  type: "finished",
  outcome: { kind: "generate", generated: { status: "done", tried: 7, boards, limit: null } },
});

const ORDER = { kind: "rush", moves: LENGTHS.easy, pieces: 9 } as const;

it("opens what it has made, and keeps each board once, newest first", async () => {
  const other = { ...BOARD, board: "***/AA*/***" };
  const { tasks, open, controller } = controlled(found(BOARD), found(other), found(BOARD));
  for (const seed of [1, 2, 3]) await controller.make(ORDER, seed);
  expect(tasks[0]).toMatchObject({
    kind: "generate",
    wish: { kind: "rush", moves: [5, 10], pieces: 9, seed: 1 },
  });
  expect(open.mock.lastCall?.[0]).toMatchObject({ start: BOARD.board, width: "3", axis: "long" });
  expect(open.mock.lastCall?.[1]).toEqual({ metric: "slide", moves: 2 });
  const { made, order } = controller.layouts.state();
  expect(made.map(({ board }) => board)).toEqual([BOARD.board, other.board]);
  expect([order, made[0]?.tried]).toEqual([ORDER, 7]);
});

it("opens nothing when nothing was found, refused or cancelled", async () => {
  const { open, controller } = controlled(
    found(),
    { type: "refused", objection: { code: "bad-option", details: {} } },
    { type: "cancelled", outcome: null },
  );
  const kinds: string[] = [];
  for (const _ of [1, 2, 3]) {
    await controller.make({ ...ORDER, pieces: null });
    kinds.push(controller.job.state().kind);
  }
  expect(kinds).toEqual(["done", "refused", "cancelled"]);
  expect(open).not.toHaveBeenCalled();
  expect(controller.layouts.state().made).toEqual([]);
});

it("asks its worker to cancel once", async () => {
  const { cancel, controller } = controlled(found(BOARD));
  const made = controller.make(ORDER);
  controller.cancel();
  controller.cancel();
  expect(cancel).toHaveBeenCalledTimes(1);
  await made;
  controller.cancel();
  expect(cancel).toHaveBeenCalledTimes(1);
});
