import { describe, expect, it } from "vitest";
import { dayOf } from "./calendar";
import {
  type FinishedGame,
  histogramOf,
  isFinishedGame,
  MOST_FINISHED,
  marksOf,
  streakOf,
  summaryOf,
  weeksOf,
  withFinished,
} from "./games";

const GAME: FinishedGame = {
  ...{ on: "2026-11-24", id: "day/2026-11-24", moves: 12, best: 12 },
  ...{ hints: 0, answer: false, arrows: false },
};
const on = (date: number, more: Partial<FinishedGame> = {}): FinishedGame => {
  const text = `2026-11-${date}`;
  return { ...GAME, on: text, id: `day/${text}`, ...more };
};
const NOV = (date: number) => dayOf(2026, 11, date);

describe("the marks of the days", () => {
  it.each<[string, Partial<FinishedGame>, string]>([
    ["fewest moves", {}, "best"],
    ["more moves", { moves: 14 }, "solved"],
    ["an unknown optimum", { best: null }, "solved"],
    ["hints", { hints: 3 }, "helped"],
    ["an answer", { answer: true }, "helped"],
    ["arrows", { arrows: true }, "helped"],
  ])("after %s", (_, more, mark) => {
    expect(marksOf([{ ...GAME, ...more }]).get(NOV(24))).toBe(mark);
  });

  it("in time are those until the Sunday of the week", () => {
    for (const [solved, isInTime] of [
      ["2026-11-22", true],
      ["2026-11-23", false],
    ] as const) {
      for (const day of [16, 20, 22]) {
        const games = [on(day, { on: solved })];
        expect(marksOf(games, true).has(NOV(day)), `${day} on ${solved}`).toBe(isInTime);
        expect(marksOf(games).has(NOV(day))).toBe(true);
      }
    }
  });

  it("keep the best of several games", () => {
    const games = [on(24, { hints: 1 }), on(24, { moves: 14 }), on(24, { answer: true })];
    expect(marksOf(games).get(NOV(24))).toBe("solved");
  });
});

describe("the streak", () => {
  it.each<[string, readonly FinishedGame[], number]>([
    ["is empty at first", [], 0],
    ["counts days in a row, over weeks", [on(20), on(21), on(22), on(23), on(24), on(25)], 6],
    ["leaves today open", [on(22), on(23), on(24)], 3],
    ["leaves missed days open until Sunday", [on(22), on(23), on(25)], 3],
    ["counts a day solved later in its week", [on(22), on(23), on(24, { on: "2026-11-25" })], 3],
    ["ends at a day that was missed last week", [on(20), on(22), on(23)], 2],
    ["leaves Monday open after a solved Sunday", [on(21), on(22)], 2],
    [
      "counts a day solved on its Sunday",
      [on(20, { on: "2026-11-22" }), on(21), on(22), on(23)],
      4,
    ],
    [
      "leaves out a day solved on the Monday after",
      [on(20, { on: "2026-11-23" }), on(21), on(22), on(23)],
      3,
    ],
    ["is not mended from the archive", [on(20), on(21, { on: "2026-11-25" }), on(22), on(23)], 2],
  ])("%s", (_, games, days) => {
    expect(streakOf(games, NOV(25))).toBe(days);
  });
});

it("a summary counts help, and moves over the optimum without it", () => {
  const games = [on(24, { moves: 16 }), on(24, { hints: 4 }), on(25), on(25, { best: null })];
  expect(summaryOf(games)).toEqual({ days: 2, solved: 4, extras: [4, 0], hints: 4 });
  expect(histogramOf([0, 0, 1, 2, 4, 9, 40])).toEqual([2, 2, 1, 0, 0, 2]);
});

it("a month has its weeks from Monday", () => {
  const weeks = weeksOf(NOV(25));
  expect(weeks.map((week) => week.filter((day) => day !== null).length)).toEqual([
    1, 7, 7, 7, 7, 1,
  ]);
  expect(weeks[0]?.[6]).toBe(NOV(1));
  expect(weeksOf(dayOf(2027, 2, 1))).toHaveLength(4);
});

it("the oldest games outside the days make room", () => {
  const full = Array.from({ length: MOST_FINISHED }, (_, index) =>
    index === 0 ? GAME : { ...GAME, id: "", moves: index },
  );
  const games = withFinished(full, on(25));
  expect([games.length, games[0]?.id, games[1]?.moves]).toEqual([MOST_FINISHED, GAME.id, 2]);
});

it.each([
  null,
  1,
  "x",
  [],
  {},
  { ...GAME, on: "2026-02-30" },
  { ...GAME, moves: -1 },
  { ...GAME, moves: 1.5 },
  { ...GAME, best: "12" },
  { ...GAME, hints: null },
  { ...GAME, answer: 1 },
  { ...GAME, id: 5 },
])("%j is no finished game", (value) => {
  expect(isFinishedGame(value)).toBe(false);
  expect(isFinishedGame({ ...GAME, later: [1] })).toBe(true);
});
