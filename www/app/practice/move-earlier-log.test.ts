import { deflateRawSync } from "node:zlib";
import { createStore, entries, keys, setMany } from "idb-keyval";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Attempt } from "../../model/practice/attempt";
import { manySolves } from "../../model/practice/attempt-in-tests";
import type { EarlierEntry } from "../../model/practice/earlier-log";
import { earlierBytes } from "../../model/practice/earlier-log-in-tests";
import { stubDatabase, windowRecords } from "./log-in-tests";
import { moveEarlierLog } from "./move-earlier-log";
import { PracticeLog } from "./practice-log";

beforeEach(stubDatabase);
afterEach(() => vi.unstubAllGlobals());

const earlier = () => createStore("taisou-practice", "chunks");
const added = (attempts: readonly Attempt[]): EarlierEntry[] =>
  attempts.map((attempt) => ({ kind: "added", attempt }));

/** Chunks of about 64 kB as earlier versions stored them: all but the last one deflated. */
function earlierChunks(entries: readonly EarlierEntry[]) {
  const chunks: { bytes: Uint8Array; isDeflated: boolean }[] = [];
  let part: number[] = [];
  for (const entry of entries) {
    part.push(...earlierBytes(entry));
    if (part.length < 64 * 1024) continue;
    chunks.push({ bytes: new Uint8Array(deflateRawSync(Uint8Array.from(part))), isDeflated: true });
    part = [];
  }
  return [...chunks, { bytes: Uint8Array.from(part), isDeflated: false }];
}

async function store(all: readonly EarlierEntry[], damaged: readonly number[] = []) {
  const chunks = earlierChunks(all).map(({ bytes, isDeflated }, number) =>
    damaged.includes(number)
      ? { bytes: bytes.map((byte) => ~byte), isDeflated }
      : { bytes, isDeflated },
  );
  await setMany(
    chunks.map((chunk, number) => [number, chunk]),
    earlier(),
  );
  return chunks.length;
}

async function opened(kept = windowRecords()): Promise<PracticeLog> {
  const log = new PracticeLog(kept, moveEarlierLog);
  await log.read;
  return log;
}

const attemptsOf = (log: PracticeLog) => log.value.state().attempts;
const solves = manySolves(2000);
const [first, second, third] = solves as [Attempt, Attempt, Attempt];

it("an earlier log of several chunks becomes records, and is gone after it", async () => {
  const changes: EarlierEntry[] = [
    { kind: "changed", id: first.id, change: { note: "slip" } },
    { kind: "removed", id: third.id },
  ];
  expect(await store([...added(solves), ...changes])).toBeGreaterThan(4);
  const expected = [{ ...first, note: "slip" }, second, ...solves.slice(3)];
  expect(attemptsOf(await opened())).toEqual(expected);
  expect(await keys(earlier())).toEqual([]);
  const next = new PracticeLog(windowRecords());
  await next.read;
  expect(attemptsOf(next)).toEqual(expected);
});

it("two windows move it once", async () => {
  await store(added(solves.slice(0, 600)));
  const [here, there] = await Promise.all([opened(), opened()]);
  for (const log of [here, there]) {
    await expect.poll(() => attemptsOf(log)).toEqual(solves.slice(0, 600));
  }
});

it("a refusal leaves the earlier log as it was, with its solves on the page", async () => {
  await store(added(solves.slice(0, 600)));
  const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const log = await opened({ ...windowRecords(), update: refuse });
  expect(log.value.state()).toMatchObject({ attempts: solves.slice(0, 600), isRefused: true });
  expect(attemptsOf(await opened())).toEqual(solves.slice(0, 600));
});

it("moved again after a crash it changes nothing that was changed since", async () => {
  await store(added([first, second]));
  const before = await entries<number, unknown>(earlier());
  const log = await opened();
  log.change(new Map([[first.id, { note: "new" }]]));
  await log.written();
  // As if the page had been closed before the earlier log was removed.
  await setMany(before, earlier());
  expect(attemptsOf(await opened())).toEqual([{ ...first, note: "new" }, second]);
  expect(await keys(earlier())).toEqual([]);
});

it("what an open page of an earlier version appends later is moved by the next visit", async () => {
  await store(added([first]));
  await opened();
  await store([...added([second]), { kind: "changed", id: first.id, change: { optimal: 40 } }]);
  expect(attemptsOf(await opened())).toEqual([{ ...first, optimal: 40 }, second]);
});

it("a damaged chunk costs its solves only, and is reported", async () => {
  const count = await store(added(solves), [1, 3]);
  const log = await opened();
  expect(attemptsOf(log).length).toBeGreaterThan((2000 * (count - 3)) / count);
  expect(attemptsOf(log).at(-1)).toEqual(solves.at(-1));
  expect(log.value.state().damaged).toEqual(["chunk-1", "chunk-3"]);
  expect(await keys(earlier())).toEqual([]);
});
