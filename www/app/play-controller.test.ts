import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { sure } from "../engine/rules-in-tests";
import { shownBoard } from "../model/state/selectors";
import { pageOf } from "./page-in-tests";

beforeAll(() => taisou.default());

const EIGHT = { start: "12345678*", width: "3" };
const TWO_WAYS = { start: "*1*", goal: "1**", width: "3" };
const BLOCKS = { start: "A**/A*1/***", goal: "*A*/*A1/***", blocks: "A" };

const boardOf = ({ store }: Awaited<ReturnType<typeof pageOf>>) => shownBoard(store.state());

describe("a click", () => {
  it("slides the whole line into the blank, which is one step for Undo", async () => {
    const page = await pageOf(EIGHT);
    const { store, play } = page;
    play.click(6);
    expect(boardOf(page)).toBe("123/456/*78");
    play.click(0);
    expect(boardOf(page)).toBe("*23/156/478");
    expect(store.state().play.cursor).toBe(2);
    expect(store.state().spoken).toContain("4");
    store.dispatch({ type: "undone" });
    expect(boardOf(page)).toBe("123/456/*78");
    store.dispatch({ type: "redone" });
    expect(boardOf(page)).toBe("*23/156/478");
    // Starting again is going all the way back: nothing played is lost.
    store.dispatch({ type: "restarted" });
    expect(boardOf(page)).toBe("123/456/78*");
    expect(store.state().play.gestures).toHaveLength(2);
  });

  it("asks where a tile can go two ways, and goes the one that is chosen", async () => {
    const page = await pageOf(TWO_WAYS);
    const { store, play } = page;
    play.click(1);
    expect(store.state().choosing).toMatchObject({ cell: 1 });
    expect([...sure(store.state().choosing).ways].sort()).toEqual(["left", "right"]);
    expect(boardOf(page)).toBe("*1*");
    play.click(1, "left");
    expect(boardOf(page)).toBe("1**");
    expect(store.state().choosing).toBeNull();
  });

  it("on a cell that cannot go moves nothing, and answers no question", async () => {
    const page = await pageOf(TWO_WAYS);
    page.play.click(0);
    expect(page.store.state().play.gestures).toHaveLength(0);
    page.play.click(1);
    page.play.click(0);
    expect(page.store.state()).toMatchObject({ choosing: null, play: { gestures: [] } });
  });
});

describe("an arrow key", () => {
  it("slides the tile beside the blank, or the whole line", async () => {
    const page = await pageOf(EIGHT);
    page.play.slide("right", false);
    expect(boardOf(page)).toBe("123/456/7*8");
    page.play.slide("down", true);
    expect(boardOf(page)).toBe("1*3/426/758");
    page.play.slide("down", false);
    expect(boardOf(page)).toBe("1*3/426/758");
  });

  it("means the blank that was used last, where there are several", async () => {
    const page = await pageOf({ start: "*12/34*", goal: "12*/34*", width: "3" });
    page.play.click(2, "down");
    expect(boardOf(page)).toBe("*1*/342");
    page.play.slide("right", false);
    expect(boardOf(page)).toBe("**1/342");
  });
});

describe("a drag", () => {
  it("goes round a corner with a block; it is one move, and one Undo", async () => {
    const page = await pageOf(BLOCKS);
    const { store, play } = page;
    const hold = sure(play.grab(0));
    // Down, and from there to the right.
    expect(hold.passes([0, 0], 1)).toBe(true);
    expect(hold.passes([0, 1], 0)).toBe(true);
    expect(hold.drop([1, 1])).toBe(true);
    expect(boardOf(page)).toBe("***/*A1/*A*");
    expect(store.state().play).toMatchObject({ cursor: 1, gestures: [{ moves: { length: 2 } }] });
    store.dispatch({ type: "undone" });
    expect(boardOf(page)).toBe("A**/A*1/***");
  });

  it("stops at what it meets, and dropped where it began has not moved", async () => {
    const page = await pageOf(BLOCKS);
    const hold = sure(page.play.grab(0));
    expect(hold.passes([0, 0], 0)).toBe(true);
    expect(hold.passes([1, 0], 0)).toBe(false);
    expect(hold.drop([0, 0])).toBe(false);
    expect(page.store.state().play.gestures).toHaveLength(0);
  });

  it("takes the line along, as a click does", async () => {
    const page = await pageOf(EIGHT);
    const hold = sure(page.play.grab(6));
    expect(hold.drop([1, 0])).toBe(true);
    expect(boardOf(page)).toBe("123/456/*78");
  });

  it("ends what else would move the board, or asks about it", async () => {
    const page = await pageOf(TWO_WAYS);
    page.play.click(1);
    page.play.grab(1);
    expect(page.store.state().choosing).toBeNull();
  });
});

describe("the keyboard", () => {
  it("picks a piece up, pushes it, and lets go of it, and says so", async () => {
    const page = await pageOf(BLOCKS);
    const { store, play } = page;
    const said = () => store.state().spoken;
    play.pick(0);
    expect(store.state().picked).toBe(0);
    expect(said()).not.toBe("");
    play.push("right");
    expect(boardOf(page)).toBe("*A*/*A1/***");
    // It stays picked up where it is now.
    expect(store.state().picked).toBe(1);
    const before = said();
    play.push("up");
    expect(store.state().picked).toBe(1);
    expect(said()).not.toBe(before);
    expect(store.state().play.cursor).toBe(1);
    play.pick(1);
    expect(store.state().picked).toBeNull();
    play.push("left");
    expect(store.state().play.cursor).toBe(1);
  });

  it("picks up nothing that cannot move, and no blank", async () => {
    const page = await pageOf(EIGHT);
    page.play.pick(8);
    expect(page.store.state()).toMatchObject({ picked: null, spoken: "" });
    page.play.pick(0);
    expect(page.store.state().picked).toBeNull();
    expect(page.store.state().spoken).toContain("1");
  });

  it("drops what it holds with any other move", async () => {
    const page = await pageOf(EIGHT);
    page.play.pick(7);
    page.play.slide("down", false);
    expect(page.store.state().picked).toBeNull();
  });
});
