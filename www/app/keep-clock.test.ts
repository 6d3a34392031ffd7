import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { rules } from "../engine/rules-in-tests";
import { pageTexts } from "../i18n/page-texts";
import { createPositions } from "../model/derived/position";
import { readLink } from "../model/link/link";
import { millisOf } from "../model/state/clock";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { initialState } from "../model/state/state";
import { createStore } from "../model/state/store";
import { createCollection } from "./collection";
import { keepClock } from "./keep-clock";
import { LinkController } from "./link-controller";
import { PlayController } from "./play-controller";

beforeAll(() => taisou.default());

const LINK = readLink("board=12/3*&goal=23/1*");

function page() {
  const store = createStore(initialState(DEFAULT_PREFS));
  const positionOf = createPositions(rules);
  const world = { now: 5000, hidden: false, look: () => {} };
  keepClock(store, positionOf, {
    now: () => world.now,
    isHidden: () => world.hidden,
    onSight: (callback) => {
      world.look = callback;
    },
  });
  store.dispatch({ type: "loaded" });
  const link = new LinkController(store, rules, createCollection());
  link.open(LINK, null);
  const { click } = new PlayController(store, rules, positionOf, pageTexts.in);
  const read = () => millisOf(store.state().clock, world.now);
  return { store, world, link, click, read };
}

describe("the clock", () => {
  it("goes from the first move to the goal, and Undo does not set it back", () => {
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
    // Back from the goal it goes on with the next move.
    store.dispatch({ type: "undone" });
    world.now += 1000;
    click(0);
    world.now += 1000;
    expect(read()).toBe(4000);
    store.dispatch({ type: "restarted" });
    expect(read()).toBe(0);
  });

  it("stands while nobody sees the page", () => {
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

  it("does not time what a solution plays, nor moves that Redo brings back", () => {
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

  it("stands when a solution is watched, and goes on with the next move by hand", () => {
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

  it("goes on from what the address remembers", () => {
    const { store, world, link, click, read } = page();
    link.open(LINK, { moves: "R", byHand: true, millis: 7000 });
    expect(read()).toBe(7000);
    click(0);
    world.now += 1000;
    expect(read()).toBe(8000);
    expect(store.state().clock.whole).toBe(true);
  });
});
