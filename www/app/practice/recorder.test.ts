import { describe, expect, it } from "vitest";
import type { Attempt } from "../../model/practice/attempt";
import { unpackTimes } from "../../model/practice/packed";
import { moveCount, movesOf } from "../../model/practice/steps";
import { createValue } from "../../model/state/value";
import { keepClock } from "../keep-clock";
import { keepRecords } from "../keep-records";
import { createPage, watchOf } from "../page-in-tests";
import { Recorder } from "./recorder";
import type { PracticeSettings } from "./settings";

const SETTINGS: PracticeSettings = {
  hides: false,
  inspects: false,
  hovers: false,
  keys: "wasd",
  own: "",
  sessions: {},
};

/** A page at a 3x3, scrambled to three moves: 8, 7, 4 solve it. */
function practised(changed: Partial<PracticeSettings> = {}) {
  let now = 100;
  const page = createPage({ prefs: { practice: true } });
  const attempts: Attempt[] = [];
  keepClock(
    page.store,
    page.positionOf,
    watchOf(() => now),
  );
  keepRecords(
    page.store,
    page.positionOf,
    () => null,
    () => {},
  );
  const settings = createValue({ ...SETTINGS, ...changed });
  const recorder = new Recorder({
    store: page.store,
    positionOf: page.positionOf,
    log: { add: (added) => attempts.push(...added) },
    settings,
    now: () => now,
    origin: 1_790_000_000_000,
  });
  page.open("board=12345678*&w=3");
  const scramble = () => page.puzzle.scrambledTo("123/*56/478", { metric: "step", moves: 3 });
  scramble();
  return {
    ...{ page, recorder, attempts, settings, scramble },
    /** Clicks a cell at this time. */
    at(time: number, cell: number): void {
      now = time;
      page.play.click(cell);
    },
    wait: (time: number) => {
      now = time;
    },
  };
}

describe("a recorded run", () => {
  it("has the times of its moves, from the first one on, and its splits", () => {
    const { at, attempts, recorder, page } = practised();
    expect(recorder.run).toEqual({ phase: "ready", since: 100 });
    at(1000, 6);
    at(1234, 7);
    at(1300.4, 8);
    const [attempt] = attempts as [Attempt];
    expect(attempt).toMatchObject({
      session: "3×3 (3)",
      start: 1_790_000_001_000,
      fragment: "start=123*56478&w=3&end",
      ms: 300,
      penalty: "none",
      splits: [0, 234, 300],
      optimal: 3,
    });
    expect(unpackTimes(attempt.times)).toEqual([0, 234, 300]);
    const start = page.rules.parse("123/*56/478", 3, {});
    expect(start && movesOf(attempt, start).map(({ symbol }) => symbol)).toEqual(["4", "7", "8"]);
    expect(recorder.run).toEqual({ phase: "done", attempt });
  });

  it("counts a line as one gesture, and what Undo took back not at all", () => {
    const { at, attempts, page, wait } = practised();
    at(1000, 4);
    wait(1100);
    page.play.undo();
    at(1200, 6);
    at(1300, 8);
    const [attempt] = attempts as [Attempt];
    expect(unpackTimes(attempt.times)).toEqual([200, 300, 300]);
    expect(moveCount(attempt)).toBe(3);
    expect(attempt.ms).toBe(300);
  });

  it.each([
    ["another scramble", (page: ReturnType<typeof practised>) => page.scramble()],
    ["a restart", ({ page }) => page.store.dispatch({ type: "restarted" })],
    ["another board", ({ page }) => page.open("board=123*&w=2")],
  ] as [string, (page: ReturnType<typeof practised>) => void][])(
    "did not finish after %s",
    (_, leave) => {
      const page = practised();
      page.at(1000, 6);
      page.wait(1500);
      leave(page);
      expect(page.attempts.map(({ penalty, ms }) => [penalty, ms])).toEqual([["dnf", 500]]);
    },
  );

  it("is only the first one on a scramble", () => {
    const { at, attempts, page } = practised();
    at(1000, 6);
    page.store.dispatch({ type: "restarted" });
    at(2000, 6);
    at(2100, 7);
    at(2200, 8);
    expect(attempts).toHaveLength(1);
  });

  it("has no result with a hint, and none at all on a board that was not scrambled", () => {
    const { at, attempts, page } = practised();
    at(1000, 6);
    const { help } = page.state();
    page.store.dispatch({
      type: "live",
      live: { next: [{ cell: 7, direction: "left" }] } as never,
    });
    expect(page.state().help).not.toEqual(help);
    at(1100, 7);
    at(1200, 8);
    expect(attempts.map(({ penalty }) => penalty)).toEqual(["dnf"]);
    page.open("board=123/456/7*8");
    at(1300, 8);
    expect(attempts).toHaveLength(1);
  });

  it.each([
    [14_000, "none"],
    [16_000, "+2"],
    [18_000, "dnf"],
  ])("after an inspection of %i ms has the penalty %s", (time, penalty) => {
    const { at, attempts } = practised({ inspects: true });
    at(100 + time, 6);
    at(30_000, 7);
    at(30_100, 8);
    expect(attempts[0]?.penalty).toBe(penalty);
  });

  it("hides the counter only while it goes on", () => {
    const { at, page } = practised({ hides: true });
    const shown = () => page.state().prefs.tally;
    expect(shown()).toBe(true);
    at(1000, 6);
    expect(shown()).toBe(false);
    at(1100, 7);
    at(1200, 8);
    expect(shown()).toBe(true);
  });
});
