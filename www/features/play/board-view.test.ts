import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { pageOf } from "../../app/page-in-tests";
import { MOVE_MILLIS, OPEN_MILLIS } from "../../board/motion";
import { sure } from "../../engine/rules-in-tests";
import { pageTexts } from "../../i18n/page-texts";
import type { Fields } from "../../model/puzzle/puzzle";
import { createBoardViews } from "./board-view";

beforeAll(() => taisou.default());

async function viewed(fields: Partial<Fields>) {
  const page = await pageOf(fields);
  const { store, positionOf } = page;
  const views = createBoardViews();
  const t = pageTexts.in("en");
  const view = () => sure(views(store.state(), positionOf(store.state()), t));
  return { ...page, view, names: () => view().cells.map(({ name }) => name) };
}

describe("what the board shows", () => {
  it("is the same value until something of it changes", async () => {
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

  it("says of each cell what is there, where, and which way it can go", async () => {
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

  it("tells identical tiles apart by number when that is wanted", async () => {
    const { view, store } = await viewed({ start: "AAB*", width: "2" });
    const marks = () => view().cells.map(({ mark }) => mark);
    expect(marks()).toEqual([0, 0, 0, 0]);
    store.dispatch({ type: "prefs", prefs: { tellApart: true } });
    expect(marks()).toEqual([1, 2, 0, 0]);
  });

  it("marks the piece of a hint, then its direction, in place of the best moves", async () => {
    const { view, names, search, workOut } = await viewed({ start: "1234567*8", width: "3" });
    search.hint();
    workOut();
    expect(view().cells.every(({ hint }) => hint === null)).toBe(true);
    search.hint();
    expect(
      view()
        .cells.map(({ hint }) => hint)
        .indexOf("piece"),
    ).toBe(8);
    expect(names()[8]).toMatch(/, hint$/);
    search.hint();
    expect(view().cells[8]?.hint).toBe("left");
    expect(view().cells.filter(({ hint }) => hint !== null)).toHaveLength(1);
  });

  it("marks all cells of a block that a hint is about, or that is picked up", async () => {
    const { view, names, search, workOut, play } = await viewed({
      ...{ start: "AA*/AA*", goal: "?AA/?AA", blocks: "A" },
    });
    expect(view().swipes).toBe(false);
    expect(view().cells.map(({ first }) => first)).toEqual([0, 0, 2, 0, 0, 5]);
    search.hint();
    workOut();
    search.hint();
    const hints = () => view().cells.map(({ hint }) => hint);
    expect(hints()).toEqual(["piece", "piece", null, "piece", "piece", null]);
    play.pick(4);
    expect(view().cells.map(({ picked }) => picked)).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(names()[0]).toContain("picked up");
  });

  it("replays no slower than the moves of the replay come", async () => {
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
