import fc from "fast-check";
import type { Direction, Move, ParsedBoard } from "taisou";
import { describe, expect, it } from "vitest";
import { attemptInTests } from "./attempt-in-tests";
import { countTimes, packSteps, packTimes, unpackSteps, unpackTimes } from "./packed";
import { moveCount, movesOf, stepsOf } from "./steps";

const direction = fc.constantFrom<Direction>("up", "right", "down", "left");

describe("packed moves", () => {
  it("are read as written, at 2 bits a step", () =>
    fc.assert(
      fc.property(fc.array(direction), (steps) => {
        const bytes = packSteps(steps);
        expect(bytes).toHaveLength(Math.ceil(steps.length / 4));
        expect(unpackSteps(bytes, steps.length)).toEqual(steps);
      }),
    ));

  it("have times that are read as written, at a byte below 128 ms", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 40)), (differences) => {
        let time = 0;
        const times = differences.map((difference) => (time += difference));
        const bytes = packTimes(times);
        expect(unpackTimes(bytes)).toEqual(times);
        expect(countTimes(bytes)).toBe(times.length);
      }),
    );
    expect(packTimes([0, 127, 200])).toHaveLength(3);
    expect(unpackTimes(Uint8Array.of(5, 0x80))).toEqual([5, 5]);
  });
});

describe("steps of the blank", () => {
  const cells = ["1", "2", "3", "4", "*", "5"].map((symbol) => ({
    symbol,
    kind: symbol === "*" ? "blank" : "tile",
  })) as unknown as ParsedBoard["cells"];
  const start = { cells, width: 3 };

  it("become moves of tiles and back", () => {
    const steps: Direction[] = ["right", "up", "left", "left"];
    const moves = movesOf(attemptInTests({ steps, times: [0, 9, 20, 20] }), start);
    expect(moves.map(({ symbol, from, to }) => [symbol, from, to])).toEqual([
      ["5", 5, 4],
      ["3", 2, 5],
      ["2", 1, 2],
      ["1", 0, 1],
    ]);
    expect(stepsOf(moves as Move[], 3)).toEqual(steps);
  });

  it("end before a step that leaves the board", () =>
    expect(
      movesOf(attemptInTests({ steps: ["right", "right", "up"], times: [0, 1, 2] }), start),
    ).toHaveLength(1));

  it("are lines only within a gesture", () => {
    const steps: Direction[] = ["right", "right", "right", "down"];
    const times = [0, 0, 30, 30];
    const count = (fragment: string) => moveCount(attemptInTests({ fragment, steps, times }));
    expect(count("start=x&w=4&end")).toBe(4);
    expect(count("start=x&w=4&metric=line&end")).toBe(3);
    expect(moveCount(attemptInTests({}))).toBeNull();
  });
});
