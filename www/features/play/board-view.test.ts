import { describe, expect, it } from "vitest";
import { pageOf } from "../../app/page-in-tests";
import { MOVE_MILLIS, OPEN_MILLIS } from "../../board/motion";
import { sure } from "../../engine/rules-in-tests";
import { pageTexts } from "../../i18n/page-texts";
import type { Fields } from "../../model/puzzle/puzzle";
import { shownBoard } from "../../model/state/selectors";
import { createBoardViews } from "./board-view";

async function viewed(fields: Partial<Fields>) {
  const page = await pageOf(fields);
  const { store, positionOf } = page;
  const views = createBoardViews();
  const t = pageTexts.in("en");
  const view = (of = views) => sure(of(store.state(), positionOf(store.state()), t));
  return { ...page, view, names: () => view().cells.map(({ name }) => name) };
}

describe("the view of the board", () => {
  it("gives every car but the target a hue of its own, and a block none", async () => {
    const car = { start: "AA*/BBC/**C", goal: "?AA/???/???", blocks: "ABC" };
    const hues = (await viewed({ ...car, axis: "long" })).view().cells.map(({ hue }) => hue);
    expect([hues[0], hues[2]]).toEqual([undefined, undefined]);
    expect(hues[3]).toBe(hues[4]);
    expect(new Set([hues[3], hues[5]]).size).toBe(2);
    expect((await viewed(car)).view().cells.every(({ hue }) => hue === undefined)).toBe(true);
  });

  it("keeps its identity until one of its inputs changes", async () => {
    const { view, store, play } = await viewed({ start: "1*2" });
    const first = view();
    expect(first).toMatchObject({ width: 3, height: 1, label: "Board", solved: false, won: false });
    expect(first.millis).toBe(OPEN_MILLIS);
    store.dispatch({ type: "notice", notice: null });
    expect(view()).toBe(first);
    play.click(2);
    expect(view()).toMatchObject({ solved: true, millis: MOVE_MILLIS });
    expect(view().pieces).toEqual([0, 2, 1]);
  });

  it("is never stale: it equals one without a cache after every action", async () => {
    const { view, store, play, search, replay, workOut } = await viewed({ start: "AAB/C*D" });
    const { dispatch } = store;
    const next = [{ cell: 1, direction: "down" }] as const;
    const live = { metric: "step", least: 3, most: 3, next, effect: null, seeking: false } as const;
    const { width, height } = store.state().puzzle?.start ?? {};
    const picture = { address: "a", overlaid: true, tiles: `${width}x${height} A A B C D` };
    const acts = [
      ...[() => play.click(1), search.hint, workOut, search.hint, search.hint],
      () => dispatch({ type: "prefs", prefs: { tellApart: true, live: true } }),
      () => dispatch({ type: "live", live: { ...live, board: shownBoard(store.state()) } }),
      ...[play.undo, () => play.pick(0), play.letGo, search.solve, workOut],
      ...[() => replay.go(1), replay.toggle, replay.toggle],
      () => dispatch({ type: "picture", picture }),
      ...[() => dispatch({ type: "watched", on: false }), () => dispatch({ type: "restarted" })],
    ];
    let changes = 0;
    for (const act of acts) {
      const before = view();
      act();
      changes += Number(view() !== before);
      expect({ ...view(), millis: 0 }).toEqual({ ...view(createBoardViews()), millis: 0 });
    }
    expect(changes).toBeGreaterThan(8);
  });

  it("names the content, the place and the moves of each cell", async () => {
    const { view, names } = await viewed({ start: "1*2/3#4" });
    expect(names()).toEqual([
      "1, row 1, column 1, can move right",
      "blank, row 1, column 2",
      "2, row 1, column 3, can move left",
      "3, row 2, column 1",
      "wall, row 2, column 2",
      "4, row 2, column 3",
    ]);
    expect(view().cells.map(({ movable }) => movable)).toEqual([
      ...[true, false, true],
      ...[false, false, false],
    ]);
    expect(view().swipes).toBe(true);
  });

  it("numbers identical tiles if the player wants that", async () => {
    const { view, store } = await viewed({ start: "AAB*", width: "2" });
    const marks = () => view().cells.map(({ mark }) => mark);
    expect(marks()).toEqual([0, 0, 0, 0]);
    store.dispatch({ type: "prefs", prefs: { tellApart: true } });
    expect(marks()).toEqual([1, 2, 0, 0]);
  });

  it("marks the piece of a gradual hint, then its direction", async () => {
    const { view, names, search, workOut, store } = await viewed({
      ...{ start: "1234567*8", width: "3" },
    });
    store.dispatch({ type: "prefs", prefs: { gradualHints: true } });
    search.hint();
    workOut();
    expect(view().cells.every(({ hint }) => hint === null)).toBe(true);
    search.hint();
    expect(view().cells.findIndex(({ hint }) => hint === "piece")).toBe(8);
    expect(names()[8]).toMatch(/, hint$/);
    search.hint();
    expect(view().cells[8]?.hint).toBe("left");
    expect(view().cells.filter(({ hint }) => hint !== null)).toHaveLength(1);
  });

  it("marks all cells of a block with a hint, or that is picked up", async () => {
    const { view, names, search, workOut, play } = await viewed({
      ...{ start: "AA*/AA*", goal: "?AA/?AA", blocks: "A" },
    });
    expect(view().swipes).toBe(false);
    expect(view().cells.map(({ first }) => first)).toEqual([0, 0, 2, 0, 0, 5]);
    search.hint();
    workOut();
    const hints = () => view().cells.map(({ hint }) => hint);
    expect(hints()).toEqual(["right", "piece", null, "piece", "piece", null]);
    play.pick(4);
    const picked = view().cells.flatMap((cell, index) => (cell.picked ? [index] : []));
    expect(picked).toEqual([0, 1, 3, 4]);
    expect(names()[0]).toContain("picked up");
  });

  it("animates moves no longer than the time between moves of a replay", async () => {
    const { view, store, search, workOut } = await viewed({ start: "1*2" });
    search.solve();
    workOut();
    view();
    store.dispatch({ type: "prefs", prefs: { speed: 16 } });
    store.dispatch({ type: "replayed", on: true });
    expect(view().millis).toBe(50);
    store.dispatch({ type: "prefs", prefs: { speed: 1 } });
    expect(view().millis).toBe(MOVE_MILLIS);
  });
});
