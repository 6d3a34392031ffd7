import * as taisou from "taisou";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createShelf } from "../collection/collection";
import { ENTRIES } from "../collection/entries";
import type { Entry } from "../collection/entry";
import { fragmentOf } from "./addressing";
import { provenBest } from "./best";
import { listedEntry, titleOf } from "./listed";
import { createOpening } from "./opening";
import { createPlaying } from "./playing";
import { createPositions } from "./position";
import { keepRecords, recallRecords, withRecord } from "./records";
import { initialState } from "./state";
import { createStore } from "./store";

const PREFS = { lang: "en", singleKeys: true, tellApart: false, speed: 2 } as const;

beforeAll(() => taisou.default());

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

function entry(id: string): Entry {
  const found = ENTRIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

function page() {
  const store = createStore(initialState(PREFS, recallRecords()));
  const positionOf = createPositions(taisou);
  keepRecords(store, positionOf);
  const opening = createOpening(store, taisou, createShelf());
  store.dispatch({ type: "loaded" });
  return { store, opening, playing: createPlaying(store, taisou, positionOf) };
}

describe("a puzzle of the collection", () => {
  it.each(ENTRIES)("goes by its name as long as it is unchanged: $id", (one) => {
    const { store, opening } = page();
    opening.entry(one);
    expect(store.state().problems).toEqual([]);
    expect(fragmentOf(store.state())).toBe(`puzzle=${one.id}`);
    opening.type("title", "mine");
    expect(fragmentOf(store.state())).toBe(`puzzle=${one.id}&title=mine`);
    opening.type("start", "12/3*");
    expect(fragmentOf(store.state())).toMatch(/^board=12\/3\*&/);
  });

  it("is opened by its name, and has it as a title", async () => {
    const { store, opening } = page();
    await opening.prepare("puzzle=klotski");
    expect(opening.prepare("puzzle=klotski")).toBeNull();
    opening.link("puzzle=klotski&metric=move", null);
    expect(listedEntry(store.state())?.id).toBe("klotski");
    expect(titleOf(store.state(), "ja")).toBe("箱入り娘");
    expect(fragmentOf(store.state())).toBe("puzzle=klotski&metric=move");
    // What is known of it needs no search; of another start nothing is known.
    expect(provenBest(store.state().bests, "move")).toBe(81);
    opening.scramble();
    expect(listedEntry(store.state())).toBeNull();
    expect(store.state().bests).toEqual({});
  });
});

describe("what was solved by hand", () => {
  /** Clicks that turn 12/3* into 23/1*. */
  const WAY = [2, 0, 1, 3];

  it("is kept with the fewest moves in every metric, also for the next visit", () => {
    const { store, opening, playing } = page();
    opening.entry(entry("two-by-two"));
    for (const cell of [2, 3, ...WAY]) playing.click(cell);
    expect(store.state().records).toEqual({ "two-by-two": { step: 6, line: 6 } });
    store.dispatch({ type: "restarted" });
    for (const cell of WAY) playing.click(cell);
    expect(recallRecords()).toEqual({ "two-by-two": { step: 4, line: 4 } });
    expect(page().store.state().records).toEqual(recallRecords());
    expect(withRecord(recallRecords(), "two-by-two", { step: 5 })["two-by-two"]?.step).toBe(4);
  });

  it("is not what came with a link, nor a board that was changed", async () => {
    const { store, opening, playing } = page();
    opening.entry(entry("two-by-two"));
    const link = fragmentOf(store.state(), "R");
    expect(link).toBe("puzzle=two-by-two&moves=R");
    await opening.prepare(link);
    opening.link(link, null);
    for (const cell of WAY.slice(1)) playing.click(cell);
    expect(store.state().records).toEqual({});
    // The same move, remembered by the player's own page.
    const mine = { moves: "R", byHand: true };
    opening.link("puzzle=two-by-two", mine);
    opening.type("goal", "3?/??");
    for (const cell of WAY.slice(1)) playing.click(cell);
    expect(store.state().records).toEqual({});
    opening.link("puzzle=two-by-two", mine);
    for (const cell of WAY.slice(1)) playing.click(cell);
    expect(Object.keys(store.state().records)).toEqual(["two-by-two"]);
  });

  it("is nothing where the storage holds something else", () => {
    localStorage.setItem("taisou.solved", '{"klotski":{"step":130},"other":7,"none":null}');
    expect(recallRecords()).toEqual({ klotski: { step: 130 } });
    localStorage.setItem("taisou.solved", "[");
    expect(recallRecords()).toEqual({});
  });
});
