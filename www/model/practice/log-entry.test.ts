import { describe, expect, it } from "vitest";
import { deflated } from "../../platform/kept-log";
import type { Attempt } from "./attempt";
import { attemptInTests, manySolves } from "./attempt-in-tests";
import { attemptsIn, type LogEntry, readEntries, writeEntry } from "./log-entry";

const added = (attempt: Attempt): LogEntry => ({ kind: "added", attempt });
const bytesOf = (entries: readonly LogEntry[]) =>
  new Uint8Array(Buffer.concat(entries.map(writeEntry)));
const plain = (attempts: readonly Attempt[]) =>
  attempts.map((attempt) => ({
    ...attempt,
    moves: [...attempt.moves],
    times: [...attempt.times],
  }));

const odd = attemptInTests({
  id: "b",
  session: "文字\u{1F600}",
  start: 1_790_000_000_123,
  fragment: "start=%E3%82%BF%20%2B1&goal=&w=4&end",
  steps: ["up", "left", "down"],
  times: [0, 90, 300],
  ms: 300,
  penalty: "+2",
  splits: [90, 300],
  bound: 0,
  note: "two\nlines\n",
  source: '[[0,300],"","two"]',
});

describe("a log", () => {
  it("is read as written", () => {
    const entries: LogEntry[] = [
      added(odd),
      { kind: "changed", id: "b", change: { optimal: 3, note: "“\n”" } },
      { kind: "removed", id: "x" },
    ];
    const read = readEntries(bytesOf(entries));
    expect(plain(attemptsIn(read.slice(0, 1)))).toEqual(plain([odd]));
    expect(read.slice(1)).toEqual(entries.slice(1));
  });

  it("keeps what remains after changes and removals, by start", () => {
    const one = attemptInTests({ id: "c", start: 5 });
    const entries: LogEntry[] = [
      added(odd),
      added(one),
      added({ ...one, id: "d", start: 4 }),
      { kind: "changed", id: "c", change: { penalty: "dnf" } },
      { kind: "removed", id: "b" },
      { kind: "changed", id: "b", change: { note: "gone" } },
    ];
    const kept = attemptsIn(readEntries(bytesOf(entries)));
    expect(kept.map(({ id, penalty }) => [id, penalty])).toEqual([
      ["d", "none"],
      ["c", "dnf"],
    ]);
  });

  it("loses only the entries that are cut off, broken or of an unknown kind", () => {
    const bytes = bytesOf([added(odd), added(odd)]);
    expect(readEntries(bytes.subarray(0, -1))).toHaveLength(1);
    const broken = Uint8Array.of(3, 1, 1, 123, 2, 77, 0, ...bytes, 255, 255);
    expect(readEntries(broken)).toHaveLength(2);
  });

  it("of 10,000 solves takes at most 3 MB", async () => {
    const solves = manySolves(10_000);
    const parts = Array.from({ length: 100 }, (_, part) =>
      bytesOf(solves.slice(part * 100, (part + 1) * 100).map(added)),
    );
    const stored = await Promise.all(parts.map(deflated));
    expect(stored.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(3_000_000);
    const read = attemptsIn(parts.flatMap(readEntries));
    expect(read).toHaveLength(10_000);
    expect(plain(read.slice(9999))).toEqual(plain(solves.slice(9999)));
  });
});
