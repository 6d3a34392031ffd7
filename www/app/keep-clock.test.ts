import type { Solution } from "taisou";
import { describe, expect, it } from "vitest";
import { millisOf } from "../model/state/clock";
import { keepClock } from "./keep-clock";
import { createPage } from "./page-in-tests";

const LINK = "board=12/3*&goal=23/1*";

function page() {
  const { store, positionOf, open, play } = createPage();
  const world = { now: 5000, hidden: false, look: () => {} };
  keepClock(store, positionOf, {
    now: () => world.now,
    isHidden: () => world.hidden,
    onSight: (callback) => {
      world.look = callback;
    },
  });
  open(LINK);
  const read = () => millisOf(store.state().clock, world.now);
  return { store, world, open, click: play.click, read };
}

describe("the clock", () => {
  it("runs from the first move to the goal, and Undo does not set it back", () => {
    const { store, world, click, read } = page();
    world.now += 1000;
    expect(read()).toBe(0);
    click(2);
    world.now += 1000;
    store.dispatch({ type: "undone" });
    world.now += 1000;
    expect(read()).toBe(2000);
    for (const cell of [2, 0, 1]) click(cell);
    world.now += 1000;
    click(3);
    world.now += 1000;
    expect(read()).toBe(3000);
    expect(store.state().clock).toMatchObject({ running: false, whole: true });
    // After Undo from the goal, the next move resumes it.
    store.dispatch({ type: "undone" });
    world.now += 1000;
    click(0);
    world.now += 1000;
    expect(read()).toBe(4000);
    store.dispatch({ type: "restarted" });
    expect(read()).toBe(0);
  });

  it("stops while the page is hidden", () => {
    const { world, click, read } = page();
    const look = (hidden: boolean) => {
      world.hidden = hidden;
      world.look();
      world.now += 1000;
    };
    look(true);
    look(false);
    click(2);
    look(true);
    expect(read()).toBe(0);
    look(false);
    expect(read()).toBe(1000);
  });

  it("does not time the moves of a solution or of Redo", () => {
    const { store, world, click, read } = page();
    const gestures = [{ moves: [], board: "12/*3", by: "search" as const }];
    store.dispatch({ type: "walked", gestures, cursor: 1 });
    world.now += 1000;
    expect(read()).toBe(0);
    store.dispatch({ type: "restarted" });
    click(2);
    click(0);
    store.dispatch({ type: "restarted" });
    store.dispatch({ type: "redone" });
    click(0);
    world.now += 1000;
    expect(read()).toBe(1000);
    expect(store.state().clock.whole).toBe(false);
  });

  it("stops while a solution is shown, and resumes with the next move by hand", () => {
    const { store, world, click, read } = page();
    click(2);
    world.now += 1000;
    const gestures = [{ moves: [], board: "12/*3", by: "search" as const }];
    store.dispatch({ type: "walked", gestures, cursor: 1 });
    world.now += 5000;
    expect(read()).toBe(1000);
    click(0);
    world.now += 500;
    expect(read()).toBe(1500);
  });

  it("keeps its time while an answer is open", () => {
    const { store, world, click, read } = page();
    click(2);
    world.now += 1000;
    const solution = {} as Solution;
    const answer = { board: "12/3*", history: [], turns: [], notation: "", solution };
    store.dispatch({ type: "chosen", answer });
    world.now += 5000;
    expect(read()).toBe(1000);
  });

  it("resumes from the time of the history entry", () => {
    const { store, world, open, click, read } = page();
    open(LINK, { moves: "R", byHand: true, millis: 7000 });
    expect(read()).toBe(7000);
    click(0);
    world.now += 1000;
    expect(read()).toBe(8000);
    expect(store.state().clock.whole).toBe(true);
  });
});
