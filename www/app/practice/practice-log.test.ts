import { createStore, entries, setMany } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Attempt } from "../../model/practice/attempt";
import { manySolves, numbersFrom } from "../../model/practice/attempt-in-tests";
import { stubDatabase, windowRecords } from "./log-in-tests";
import { PracticeLog } from "./practice-log";

beforeEach(stubDatabase);
afterEach(() => vi.unstubAllGlobals());

const attemptsOf = (log: PracticeLog) => log.value.state().attempts;

async function opened(): Promise<PracticeLog> {
  const log = new PracticeLog(windowRecords());
  await log.read;
  return log;
}

describe("a log", () => {
  it("shows changes at once, and the next visit reads them", async () => {
    const log = new PracticeLog(windowRecords());
    const [one, two, three] = manySolves(3) as [Attempt, Attempt, Attempt];
    log.add([one]);
    expect(attemptsOf(log)).toEqual([one]);
    await log.read;
    log.add([two, three]);
    log.change(new Map([[two.id, { note: "lucky", penalty: "+2" as const }]]));
    log.remove([one.id]);
    const shown = [{ ...two, note: "lucky", penalty: "+2" }, three];
    expect(attemptsOf(log)).toEqual(shown);
    await log.written();
    expect(attemptsOf(await opened())).toEqual(shown);
  });

  it("is the same in every window, also for changes of the same solve", async () => {
    const [here, there] = [await opened(), await opened()];
    const [one, two, three] = manySolves(3) as [Attempt, Attempt, Attempt];
    here.add([one, two]);
    await here.written();
    const late = await opened();
    await expect.poll(() => attemptsOf(there)).toHaveLength(2);
    here.change(new Map([[one.id, { note: "lucky" }]]));
    there.change(new Map([[one.id, { optimal: 50 }]]));
    there.add([three]);
    there.remove([two.id]);
    const shown = [{ ...one, note: "lucky", optimal: 50 }, three];
    for (const log of [here, there, late]) await expect.poll(() => attemptsOf(log)).toEqual(shown);
    expect(attemptsOf(await opened())).toEqual(shown);
  });

  it("keeps 2,000 solves of each of two windows that write at the same time", async () => {
    const solves = manySolves(4000);
    const [here, there] = [await opened(), await opened()];
    for (let at = 0; at < 4000; at += 100) {
      (at % 200 === 0 ? here : there).add(solves.slice(at, at + 100));
      if (at % 700 === 0) await here.written();
    }
    await Promise.all([here.written(), there.written()]);
    expect(attemptsOf(await opened())).toEqual(solves);
    for (const log of [here, there]) await expect.poll(() => attemptsOf(log).length).toBe(4000);
  });

  it("works without the means to tell other windows", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    const log = await opened();
    log.add(manySolves(2));
    await log.written();
    expect(attemptsOf(await opened())).toHaveLength(2);
  });
});

describe("a damaged record", () => {
  const solves = manySolves(5000);
  const store = () => createStore("taisou-solves", "solves");

  /** Changes 100 records at random, each in one of some ways. */
  async function damage(): Promise<readonly string[]> {
    const next = numbersFrom(9);
    const kept = (await entries<string, Record<string, unknown>>(store())).map(
      (entry) => [next(), entry] as const,
    );
    const chosen = kept.sort(([one], [other]) => one - other).slice(0, 100);
    const changed = chosen.map(([, [key, record]], index): [string, unknown] => {
      const { ms: _, ...others } = record.attempt as { ms: number };
      const attempts = [{ ...others, ms: 1, moves: "x" }, others, { ...others, session: "x" }];
      const damaged = attempts.map((attempt) => ({ ...record, attempt }));
      const ways = [...damaged, null, 7, "{}", []];
      return [key, ways[index % ways.length]];
    });
    await setMany(changed, store());
    return changed.map(([key]) => key);
  }

  it("costs that record, until an import restores it or the player removes it", async () => {
    const first = await opened();
    expect(await first.import(solves)).toBe(true);
    const keys = new Set(await damage());
    const log = await opened();
    expect(attemptsOf(log)).toEqual(solves.filter(({ id }) => !keys.has(id)));
    expect(log.value.state()).toMatchObject({ isRefused: false });
    expect(new Set(log.value.state().damaged)).toEqual(keys);

    // No other write takes the message away.
    log.add([{ ...(solves[0] as Attempt), id: "new" }]);
    await log.written();
    expect(log.value.state().damaged).toHaveLength(100);

    const lost = solves.filter(({ id }) => keys.has(id));
    await log.import(lost.slice(0, 40));
    expect(log.value.state().damaged).toHaveLength(60);
    await log.removeDamaged();
    expect(log.value.state().damaged).toEqual([]);
    const next = await opened();
    expect(next.value.state().damaged).toEqual([]);
    expect(attemptsOf(next)).toHaveLength(4941);
  });
});

describe("storage that refuses", () => {
  const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"));

  it("leaves solves until the page closes, and takes them with the next write that succeeds", async () => {
    const records = windowRecords();
    let isFull = true;
    const log = new PracticeLog({
      ...records,
      update: (...change) => (isFull ? refuse() : records.update(...change)),
    });
    const [one, two] = manySolves(2) as [Attempt, Attempt];
    log.add([one]);
    await log.written();
    expect(log.value.state()).toMatchObject({ isRefused: true, attempts: [one] });
    isFull = false;
    log.add([two]);
    await log.written();
    expect(log.value.state().isRefused).toBe(false);
    expect(attemptsOf(await opened())).toEqual([one, two]);
  });

  it("takes all of an import or nothing", async () => {
    const records = windowRecords();
    const log = new PracticeLog({
      ...records,
      update: (keys, next, onDone) =>
        records.update(keys, next, (done) => {
          onDone?.(done);
          if (done > 1000) throw new DOMException("full", "QuotaExceededError");
        }),
    });
    const parts: number[] = [];
    expect(await log.import(manySolves(2000), (done) => parts.push(done))).toBe(false);
    expect(parts.at(-1)).toBeGreaterThan(1000);
    expect(attemptsOf(log)).toEqual([]);
    expect(attemptsOf(await opened())).toEqual([]);
  });

  it("is asked again, and what it has is shown when it answers", async () => {
    const [one, two] = manySolves(2) as [Attempt, Attempt];
    const first = await opened();
    first.add([one]);
    await first.written();
    const records = windowRecords();
    let isSilent = true;
    const log = new PracticeLog({
      ...records,
      async *read() {
        if (isSilent) throw new Error("silent");
        yield* records.read();
      },
    });
    await log.read;
    expect(log.value.state()).toMatchObject({ isRefused: true, attempts: [] });
    isSilent = false;
    log.add([two]);
    await log.written();
    expect(log.value.state()).toMatchObject({ isRefused: false, attempts: [one, two] });
  });

  it("is no reason to wait for ever", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("indexedDB", { open: () => ({}) });
    const log = new PracticeLog(windowRecords());
    await vi.advanceTimersByTimeAsync(10_000);
    await log.read;
    vi.useRealTimers();
    expect(log.value.state().isRefused).toBe(true);
  });
});
