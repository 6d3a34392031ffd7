import init, { clearTables, exportTable, Helper, importTable, Search, solve } from "taisou";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type WorkerPool, createWorkerPool, type HelperPort } from "./worker-pool";
import type { PoolEvent, PoolRequest } from "./pool-messages";
import { createHelperLoop } from "./helper-loop";

const BOARD = "14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3";
const options = { goal: "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15" };
const begin = {
  type: "begin",
  module: {} as WebAssembly.Module,
  board: BOARD,
  width: 4,
  options,
} as const;

/** A helper in this thread: its messages come when they are let through, and its slices when there is time. */
class Member implements HelperPort {
  onmessage: HelperPort["onmessage"] = null;
  onerror: HelperPort["onerror"] = null;
  wanted: string[] = [];
  results = 0;
  gone = false;
  asked: string[] = [];
  #slices: (() => void)[] = [];
  #helping = createHelperLoop({
    init: async () => {},
    create: ({ board, width, options: given }) => new Helper(board, width, given),
    wanted: () => this.wanted,
    importTable: (bytes) => void importTable(bytes),
    post: (event) => this.#say(event),
    now: () => performance.now(),
    later: (slice) => this.#slices.push(slice),
  });

  postMessage(request: PoolRequest): void {
    if (!this.gone) this.#helping(request);
  }

  terminate(): void {
    this.gone = true;
  }

  /** Does a slice, if there is one to do. */
  work(): void {
    if (!this.gone) this.#slices.shift()?.();
  }

  #say(event: PoolEvent): void {
    if (event.type === "result") this.results += 1;
    if (event.type === "wants") this.asked.push(event.name);
    this.onmessage?.(new MessageEvent("message", { data: event }));
  }
}

interface Scene {
  readonly search: Search;
  readonly crew: WorkerPool;
  readonly members: readonly [Member, Member];
  clock: number;
}

function scene(): Scene {
  const search = new Search(BOARD, 4, "ida-pattern", options);
  while (!search.canLease()) search.advance(10_000);
  const members = [new Member(), new Member()] as const;
  const made = { search, members, clock: 0 };
  const crew = createWorkerPool(search, begin, members, exportTable, () => made.clock);
  return Object.assign(made, { crew });
}

/** Runs everybody until the search has ended. */
async function run(all: Scene, meanwhile: (turn: number) => void = () => {}): Promise<void> {
  let status = "paused";
  for (let turn = 0; status === "paused"; turn += 1) {
    all.crew.feed();
    // The module is never asked to go on while there is nothing to do.
    if (!all.search.isWaiting()) status = all.search.advance(500);
    for (const member of all.members) for (let slice = 0; slice < 3; slice += 1) member.work();
    meanwhile(turn);
    await Promise.resolve();
  }
}

const alone = () => solve(BOARD, 4, "ida-pattern", options);

beforeAll(() => init());
beforeEach(clearTables);

describe("helpers", () => {
  it("do their part, and the answer is the one that is found alone", async () => {
    const all = scene();
    await run(all);
    expect(all.members.every(({ results }) => results > 0)).toBe(true);
    expect(all.search.solution().moves).toEqual(alone().moves);
    all.crew.dismiss();
    expect(all.members.every(({ gone }) => gone)).toBe(true);
    all.search.free();
  });

  it("can die or fall silent in the middle, and nothing is lost", async () => {
    const all = scene();
    await run(all, (turn) => {
      if (turn === 2) all.members[0].onerror?.({} as ErrorEvent);
      if (turn === 3) all.members[1].work = () => {};
      if (turn > 3) all.clock += 1000;
    });
    expect(all.members.map(({ gone }) => gone)).toEqual([true, true]);
    expect(all.search.solution().moves).toEqual(alone().moves);
    expect(all.search.solution().bound).toBe(alone().bound);
    all.search.free();
  });

  it("leave a search that was stopped as if they had never been there", async () => {
    const all = scene();
    for (let turn = 0; turn < 5; turn += 1) {
      all.crew.feed();
      all.search.advance(500);
      for (const member of all.members) member.work();
      await Promise.resolve();
    }
    all.crew.dismiss();
    while (all.search.advance(10_000) === "paused") expect(all.search.isWaiting()).toBe(false);
    expect(all.search.solution().moves).toEqual(alone().moves);
    all.search.free();
  });

  it("stay when the search does not want what they did any more", async () => {
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
    const crew = createWorkerPool(search, begin, [member], exportTable);
    crew.feed();
    await Promise.resolve();
    while (member.results < 3) member.work();
    expect(back).toHaveLength(3);
    expect(member.gone).toBe(false);
    crew.dismiss();
    all.search.free();
  });

  it("ask for a table before they build it, once", async () => {
    const all = scene();
    const name = "0".repeat(16);
    for (const member of all.members) member.wanted = [name];
    await run(all);
    expect(all.members.map(({ asked }) => asked)).toEqual([[name], [name]]);
    all.search.free();
  });

  it("are waited for when there is nothing else to do, as long as they are heard of", async () => {
    const idle = async () => {
      const all = scene();
      for (const member of all.members) member.work = () => {};
      all.crew.feed();
      await Promise.resolve();
      all.crew.feed();
      while (!all.search.isWaiting()) expect(all.search.advance(5000)).toBe("paused");
      return all;
    };
    const dying = await idle();
    const waited = dying.crew.wait();
    expect(waited).not.toBeNull();
    dying.members[0].onerror?.({} as ErrorEvent);
    await waited;
    expect(dying.search.isWaiting()).toBe(false);
    dying.search.free();

    const silent = await idle();
    silent.clock += 4000;
    expect(silent.crew.wait()).not.toBeNull();
    silent.clock += 2000;
    expect(silent.crew.wait()).toBeNull();
    expect(silent.members.map(({ gone }) => gone)).toEqual([true, true]);
    silent.search.free();
  });
});
