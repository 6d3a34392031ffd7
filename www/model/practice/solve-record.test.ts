import { describe, expect, it } from "vitest";
import type { Attempt } from "./attempt";
import { manySolves, numbersFrom } from "./attempt-in-tests";
import { attemptOf, changed, joined, type LogChange, recordOf } from "./solve-record";

const [solve, other] = manySolves(2) as [Attempt, Attempt];

describe("a record", () => {
  it("is read as written, and shares no memory", () => {
    const memory = new Uint8Array(100);
    memory.set(solve.times.subarray(0, 40), 30);
    const view = { ...solve, times: memory.subarray(30, 70) };
    const record = recordOf(view);
    expect(record.times.buffer.byteLength).toBe(40);
    expect(attemptOf(structuredClone(record))).toEqual(view);
  });

  it("is damaged if any field is missing, of another type or another value", () => {
    const record = recordOf(solve);
    const fields = Object.keys(record) as (keyof typeof record)[];
    const values = [null, 7, -1, "x", [], {}, 10n, new Uint8Array(3), undefined];
    for (const field of fields) {
      const { [field]: _, ...others } = record;
      expect([field, attemptOf(others)]).toEqual([field, null]);
      for (const value of values) {
        if (value === record[field]) continue;
        const same = ["splits", "note"].includes(field) && String(value) === String(record[field]);
        if (!same) expect(attemptOf({ ...record, [field]: value })).toBeNull();
      }
    }
    for (const value of [...values, recordOf(other).check]) expect(attemptOf(value)).toBeNull();
  });

  it("is damaged by any changed byte", () => {
    const next = numbersFrom(3);
    const record = recordOf(solve);
    for (let turn = 0; turn < 200; turn += 1) {
      const field = turn % 2 === 0 ? "moves" : "times";
      const bytes = record[field].slice();
      const at = Math.floor(next() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8));
      expect(attemptOf({ ...record, [field]: bytes })).toBeNull();
    }
  });
});

it("two changes joined are the same as one after the other", () => {
  const changes: readonly LogChange[] = [
    { kind: "put", attempt: solve },
    { kind: "changed", change: { note: "x", penalty: "dnf" } },
    { kind: "changed", change: { note: "y", optimal: 3 } },
    { kind: "removed" },
  ];
  for (const one of changes) {
    for (const next of changes) {
      for (const before of [null, other]) {
        expect(changed(before, joined(one, next))).toEqual(changed(changed(before, one), next));
      }
    }
  }
});
