import { describe, expect, it } from "vitest";
import type { Attempt } from "./attempt";
import { manySolves, numbersFrom } from "./attempt-in-tests";
import { attemptOf, changed, joined, type LogChange, recordOf } from "./solve-record";

const [solve, other] = manySolves(2) as [Attempt, Attempt];

describe("a record", () => {
  it("is read as written", () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const long = { ...solve, moves: all, times: new Uint8Array(100_000).fill(255) };
    for (const one of [
      solve,
      long,
      { ...solve, moves: all.subarray(5, 9), times: all.slice(0, 0) },
    ]) {
      expect(attemptOf(structuredClone(recordOf(one)))).toEqual(one);
    }
  });

  it("is damaged if any field is missing, of another type or another value", () => {
    const { attempt, check } = recordOf({ ...solve, bound: 3 });
    const values = [null, 7, 7.5, -1, 2 ** 40, "x", [1], {}, 10n, new Uint8Array(3), undefined];
    for (const field of Object.keys(attempt) as (keyof Attempt)[]) {
      const { [field]: _, ...others } = attempt;
      expect([field, attemptOf({ attempt: others, check })]).toEqual([field, null]);
      for (const value of values) {
        expect(attemptOf({ attempt: { ...attempt, [field]: value }, check })).toBeNull();
      }
    }
    for (const value of [...values, { check }, { attempt }, { attempt: other, check }]) {
      expect(attemptOf(value)).toBeNull();
    }
  });

  it("is damaged by any changed byte or digit", () => {
    const next = numbersFrom(3);
    const { attempt, check } = recordOf(solve);
    for (let turn = 0; turn < 200; turn += 1) {
      const field = turn % 2 === 0 ? "moves" : "times";
      const text = attempt[field];
      const at = Math.floor(next() * text.length);
      const byte = String.fromCharCode(text.charCodeAt(at) ^ (1 << Math.floor(next() * 8)));
      const changed = text.slice(0, at) + byte + text.slice(at + 1);
      expect(attemptOf({ attempt: { ...attempt, [field]: changed }, check })).toBeNull();
    }
    for (const field of ["start", "ms", "optimal"] as const) {
      for (let bit = 0; bit < 53; bit += 1) {
        const value = Number(attempt[field]) + 2 ** bit;
        expect(attemptOf({ attempt: { ...attempt, [field]: value }, check })).toBeNull();
      }
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
