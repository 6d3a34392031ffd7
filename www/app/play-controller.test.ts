import { describe, expect, it } from "vitest";
import { sure } from "../engine/rules-in-tests";
import { pageOf } from "./page-in-tests";

const EIGHT = { start: "12345678*", width: "3" };
const TWO_WAYS = { start: "*1*", goal: "1**", width: "3" };
const BLOCKS = { start: "A**/A*1/***", goal: "*A*/*A1/***", blocks: "A" };

describe("a click", () => {
  it("slides the whole line into the blank, as one step for Undo", async () => {
    const page = await pageOf(EIGHT);
    const { store, play } = page;
    play.click(6);
    expect(page.board()).toBe("123/456/*78");
    play.click(0);
    expect(page.board()).toBe("*23/156/478");
    expect(store.state().play.cursor).toBe(2);
    expect(store.state().spoken).toContain("4");
    store.dispatch({ type: "undone" });
    expect(page.board()).toBe("123/456/*78");
    store.dispatch({ type: "redone" });
    expect(page.board()).toBe("*23/156/478");
    // A restart undoes all moves; none is lost.
    store.dispatch({ type: "restarted" });
    expect(page.board()).toBe("123/456/78*");
    expect(store.state().play.gestures).toHaveLength(2);
  });

  it("asks for the direction if there are two", async () => {
    const page = await pageOf(TWO_WAYS);
    const { store, play } = page;
    play.click(1);
    expect(store.state().choosing).toMatchObject({ cell: 1 });
    expect([...sure(store.state().choosing).ways].sort()).toEqual(["left", "right"]);
    expect(page.board()).toBe("*1*");
    play.click(1, "left");
    expect(page.board()).toBe("1**");
    expect(store.state().choosing).toBeNull();
  });

  it("on a stuck cell moves nothing, and closes the question", async () => {
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
    expect(page.board()).toBe("123/456/7*8");
    page.play.slide("down", true);
    expect(page.board()).toBe("1*3/426/758");
    page.play.slide("down", false);
    expect(page.board()).toBe("1*3/426/758");
  });

  it("moves into the blank that was used last", async () => {
    const page = await pageOf({ start: "*12/34*", goal: "12*/34*", width: "3" });
    page.play.click(2, "down");
    expect(page.board()).toBe("*1*/342");
    page.play.slide("right", false);
    expect(page.board()).toBe("**1/342");
  });
});

describe("a drag", () => {
  it("takes a block round a corner as one gesture", async () => {
    const page = await pageOf(BLOCKS);
    const { store, play } = page;
    const hold = sure(play.grab(0));
    expect(hold.passes([0, 0], 1)).toBe(true);
    expect(hold.passes([0, 1], 0)).toBe(true);
    expect(hold.drop([1, 1])).toBe(true);
    expect(page.board()).toBe("***/*A1/*A*");
    expect(store.state().play).toMatchObject({ cursor: 1, gestures: [{ moves: { length: 2 } }] });
    store.dispatch({ type: "undone" });
    expect(page.board()).toBe("A**/A*1/***");
  });

  it("closes the question for a direction", async () => {
    const page = await pageOf(TWO_WAYS);
    page.play.click(1);
    page.play.grab(1);
    expect(page.store.state().choosing).toBeNull();
  });
});

describe("the keyboard", () => {
  it("picks up a piece, pushes it and drops it, with announcements", async () => {
    const page = await pageOf(BLOCKS);
    const { store, play } = page;
    const said = () => store.state().spoken;
    play.pick(0);
    expect(store.state().picked).toBe(0);
    expect(said()).not.toBe("");
    play.push("right");
    expect(page.board()).toBe("*A*/*A1/***");
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

  it("picks up neither a stuck piece nor a blank", async () => {
    const page = await pageOf(EIGHT);
    page.play.pick(8);
    expect(page.store.state()).toMatchObject({ picked: null, spoken: "" });
    page.play.pick(0);
    expect(page.store.state().picked).toBeNull();
    expect(page.store.state().spoken).toContain("1");
  });

  it("drops the piece with any other move", async () => {
    const page = await pageOf(EIGHT);
    page.play.pick(7);
    page.play.slide("down", false);
    expect(page.store.state().picked).toBeNull();
  });
});
