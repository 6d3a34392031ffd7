import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rules, sure } from "../engine/rules-in-tests";
import { fieldsOf, shortestIn } from "../model/puzzle/entry";
import { solve } from "../model/puzzle/puzzle-in-tests";
import { readFields } from "../model/puzzle/read";
import { civil, dateText, dayOf, mondayOf, readDate, weekdayOf } from "../model/today/calendar";
import { DAY, slotOf } from "../model/today/schedule";
import { entriesOf, idOfToday } from "./days";

describe("the calendar", () => {
  it("agrees with that of JavaScript on every day of four centuries", () => {
    for (let day = 0; day <= 146_097; day += 1) {
      const date = new Date(Date.UTC(2025, 11, 29 + day));
      const text = date.toISOString().slice(0, 10);
      if (dateText(day) !== text || readDate(text) !== day) expect.fail(text);
      if (weekdayOf(day) !== (date.getUTCDay() + 6) % 7) expect.fail(text);
    }
    expect([dayOf(2025, 12, 28), weekdayOf(-1), mondayOf(-1)]).toEqual([-1, 6, -7]);
    expect(civil(-1)).toEqual({ year: 2025, month: 12, date: 28 });
  });

  it.each(["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "", "x", "2026-11-31"])(
    "has no day %j",
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );
});

const ids = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => DAY + dateText(first + index));

describe("the puzzles of the days", () => {
  it("are those of the golden file for 400 days", async () => {
    const lines = readFileSync("tests/data/today.txt", "utf8").trim().split("\n");
    const found = await Promise.all(ids(dayOf(2026, 11, 24), 400).map(entriesOf));
    const text = ([entry]: (typeof found)[number]) =>
      [entry?.id, JSON.stringify(entry?.shortest), entry?.start, entry?.goal].join(" ").trim();
    expect(found.map(text)).toEqual(lines);
  });

  it("repeat no board within ten years, and follow one another for good", async () => {
    const found = (await Promise.all(ids(0, 3653).map(entriesOf))).flat();
    expect(new Set(found.map(({ start, goal }) => `${start} ${goal}`)).size).toBe(3653);
    expect(slotOf(530 * 7 + 3)).toEqual(slotOf(3));
    expect(slotOf(-1)).toEqual({ part: 9, row: 370 });
  });

  it("can be read, have the optimum that a search proves, and grow harder through the week", async () => {
    const found = (await Promise.all(ids(0, 5 * 7).map(entriesOf))).flat();
    for (const [day, entry] of found.entries()) {
      const { puzzle, problems } = sure(readFields(rules, fieldsOf(entry)));
      expect(problems).toEqual([]);
      const { metric, moves } = sure(shortestIn(entry, null));
      expect(solve(sure(puzzle), metric)).toMatchObject({ length: moves, optimal: true });
      const harder = found.find((other, at) => at % 7 === (day % 7) + 1 && isLike(other, entry));
      if (harder) expect(sure(shortestIn(harder, null)).moves).toBeGreaterThan(moves);
    }
  });

  it("are chosen by the local date", () => {
    expect(idOfToday(new Date(2026, 10, 24, 0, 0, 1))).toBe("day/2026-11-24");
    expect(idOfToday(new Date(2026, 10, 24, 23, 59, 59))).toBe("day/2026-11-24");
  });
});

/** The same kind of puzzle, with a whole goal or with an open one. */
function isLike(one: Listed, other: Listed): boolean {
  return one.kind === other.kind && one.goal.includes("?") === other.goal.includes("?");
}

type Listed = Awaited<ReturnType<typeof entriesOf>>[number];
