import { clearTables, exportTable, Helper, importTable, Search, solve } from "taisou";
import { beforeEach, describe, expect, it } from "vitest";
import { createHelperLoop } from "./helper-loop";
import type { PoolEvent, PoolRequest } from "./pool-messages";
import { createWorkerPool, type HelperPort, type WorkerPool } from "./worker-pool";

const BOARD = "14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3";
const options = { goal: "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15" };
const begin = {
  type: "begin",
  module: {} as WebAssembly.Module,
  board: BOARD,
  width: 4,
  options,
} as const;

/** A helper in this thread, whose slices run when the test calls `work`. */
class Member implements HelperPort {
  onmessage: HelperPort["onmessage"] = null;
  onerror: HelperPort["onerror"] = null;
  wanted: string[] = [];
  results = 0;
  terminated = false;
  asked: string[] = [];
  #slices: (() => void)[] = [];
  #handle = createHelperLoop({
    init: async () => {},
    create: ({ board, width, options: given }) => new Helper(board, width, given),
    wanted: () => this.wanted,
    importTable: (bytes) => void importTable(bytes),
    post: (event) => this.#onEvent(event),
    now: () => performance.now(),
    later: (slice) => this.#slices.push(slice),
  });

  postMessage(request: PoolRequest): void {
    if (!this.terminated) this.#handle(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Runs the next slice, if there is one. */
  work(): void {
    if (!this.terminated) this.#slices.shift()?.();
  }

  #onEvent(event: PoolEvent): void {
    if (event.type === "result") this.results += 1;
    if (event.type === "wants") this.asked.push(event.name);
    this.onmessage?.(new MessageEvent("message", { data: event }));
  }
}

interface Scene {
  readonly search: Search;
  readonly pool: WorkerPool;
  readonly members: readonly [Member, Member];
  clock: number;
}

function scene(): Scene {
  const search = new Search(BOARD, 4, "ida-pattern", options);
  while (!search.canLease()) search.advance(10_000);
  const members = [new Member(), new Member()] as const;
  const made = { search, members, clock: 0 };
  const pool = createWorkerPool(search, begin, members, exportTable, () => made.clock);
  return Object.assign(made, { pool });
}

/** Runs the search and its helpers to the end. */
async function run(all: Scene, onTurn: (turn: number) => void = () => {}): Promise<void> {
  let status = "paused";
  for (let turn = 0; status === "paused"; turn += 1) {
    all.pool.feed();
    // The module must not advance while it waits.
    if (!all.search.isWaiting()) status = all.search.advance(500);
    for (const member of all.members) for (let slice = 0; slice < 3; slice += 1) member.work();
    onTurn(turn);
    await Promise.resolve();
  }
}

const alone = () => solve(BOARD, 4, "ida-pattern", options);

beforeEach(clearTables);

describe("helpers", () => {
  it("share the work, and the solution equals that of one worker", async () => {
    const all = scene();
    await run(all);
    expect(all.members.every(({ results }) => results > 0)).toBe(true);
    expect(all.search.solution().moves).toEqual(alone().moves);
    all.pool.dismiss();
    expect(all.members.every(({ terminated }) => terminated)).toBe(true);
    all.search.free();
  });

  it("can die or become silent without any loss", async () => {
    const all = scene();
    await run(all, (turn) => {
      if (turn === 2) all.members[0].onerror?.({} as ErrorEvent);
      if (turn === 3) all.members[1].work = () => {};
      if (turn > 3) all.clock += 1000;
    });
    expect(all.members.map(({ terminated }) => terminated)).toEqual([true, true]);
    expect(all.search.solution().moves).toEqual(alone().moves);
    expect(all.search.solution().bound).toBe(alone().bound);
    all.search.free();
  });

  it("leave a suspended search able to finish alone", async () => {
    const all = scene();
    for (let turn = 0; turn < 5; turn += 1) {
      all.pool.feed();
      all.search.advance(500);
      for (const member of all.members) member.work();
      await Promise.resolve();
    }
    all.pool.dismiss();
    while (all.search.advance(10_000) === "paused") expect(all.search.isWaiting()).toBe(false);
    expect(all.search.solution().moves).toEqual(alone().moves);
    all.search.free();
  });

  it("stay when the search rejects their results", async () => {
    const all = scene();
    const back: Uint8Array[] = [];
    const search = {
      canLease: () => true,
      lease: (nodes: number) => all.search.lease(nodes),
      complete: () => false,
      requeue: (item: Uint8Array) => void back.push(item),
      isWaiting: () => false,
    };
    const member = new Member();
    const pool = createWorkerPool(search, begin, [member], exportTable);
    pool.feed();
    await Promise.resolve();
    while (member.results < 3) member.work();
    expect(back).toHaveLength(3);
    expect(member.terminated).toBe(false);
    pool.dismiss();
    all.search.free();
  });

  it("request a table once before they build it", async () => {
    const all = scene();
    const name = "0".repeat(16);
    for (const member of all.members) member.wanted = [name];
    await run(all);
    expect(all.members.map(({ asked }) => asked)).toEqual([[name], [name]]);
    all.search.free();
  });

  it("are awaited when the search has nothing to do, unless they are silent", async () => {
    const idle = async () => {
      const all = scene();
      for (const member of all.members) member.work = () => {};
      all.pool.feed();
      await Promise.resolve();
      all.pool.feed();
      while (!all.search.isWaiting()) expect(all.search.advance(5000)).toBe("paused");
      return all;
    };
    const dying = await idle();
    const waited = dying.pool.wait();
    expect(waited).not.toBeNull();
    dying.members[0].onerror?.({} as ErrorEvent);
    await waited;
    expect(dying.search.isWaiting()).toBe(false);
    dying.search.free();

    const silent = await idle();
    silent.clock += 4000;
    expect(silent.pool.wait()).not.toBeNull();
    silent.clock += 2000;
    expect(silent.pool.wait()).toBeNull();
    expect(silent.members.map(({ terminated }) => terminated)).toEqual([true, true]);
    silent.search.free();
  });
});
