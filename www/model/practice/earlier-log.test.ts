import { describe, expect, it } from "vitest";
import { attemptInTests } from "./attempt-in-tests";
import { afterEntries, type EarlierEntry, readEarlierEntries } from "./earlier-log";
import { earlierBytes } from "./earlier-log-in-tests";

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
});
const added: EarlierEntry = { kind: "added", attempt: odd };
const bytesOf = (entries: readonly EarlierEntry[]) =>
  new Uint8Array(Buffer.concat(entries.map((entry) => earlierBytes(entry))));

describe("an earlier log", () => {
  it("is read as an earlier version wrote it", () => {
    // Two solves from csTimer with a note of two lines, a change of the first one, and the removal of the second one.
    const written =
      "ZwA8bXYzcTFhYjIwMArmloflrZcgKDIwKQpzdGFydD0xMiUyMDMmZ29hbD0mdz00JmVuZAp0d28KbGluZXMK+9jBoow0rAIBAAEDWtIBASwEAFrSARJb" +
      "WzAsMzAwXSwiIiwidHdvIl1eADN4CuaWh+WtlyAoMjApCnN0YXJ0PTEyJTIwMyZnb2FsPSZ3PTQmZW5kCnR3bwpsaW5lcwr72MGijDSsAgEAAQNa0gEB" +
      "LAQAWtIBEltbMCwzMDBdLCIiLCJ0d28iXTMBMXsib3B0aW1hbCI6Mywibm90ZSI6IuKAnFxu4oCdIiwiaWQiOiJtdjNxMWFiMjAwIn0DAgF4";
    const { entries, isWhole } = readEarlierEntries(new Uint8Array(Buffer.from(written, "base64")));
    expect(isWhole).toBe(true);
    const first = { ...odd, id: "mv3q1ab200", session: "文字 (20)" };
    expect(afterEntries(entries)).toEqual([
      { ...first, fragment: "start=12%203&goal=&w=4&end", note: "“\n”", optimal: 3 },
    ]);
  });

  it("keeps what remains after changes and removals", () => {
    const one = attemptInTests({ id: "c", start: 5 });
    const entries: EarlierEntry[] = [
      added,
      { kind: "added", attempt: one },
      { kind: "added", attempt: { ...one, id: "d", start: 4 } },
      { kind: "changed", id: "c", change: { penalty: "dnf" } },
      { kind: "removed", id: "b" },
      { kind: "changed", id: "b", change: { note: "gone" } },
    ];
    const kept = afterEntries(readEarlierEntries(bytesOf(entries)).entries);
    expect(kept.map(({ id, penalty }) => [id, penalty])).toEqual([
      ["c", "dnf"],
      ["d", "none"],
    ]);
  });

  it("loses only the entries that are cut off, broken or of an unknown kind, and says so", () => {
    const bytes = bytesOf([added, added]);
    const count = (some: Uint8Array) => {
      const { entries, isWhole } = readEarlierEntries(some);
      return [entries.length, isWhole];
    };
    expect(count(bytes)).toEqual([2, true]);
    expect(count(bytes.subarray(0, -1))).toEqual([1, false]);
    expect(count(Uint8Array.of(3, 1, 1, 123, 2, 77, 0, ...bytes, 255, 255))).toEqual([2, false]);
  });
});
