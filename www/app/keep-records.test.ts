import * as taisou from "taisou";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rules } from "../engine/rules-in-tests";
import { pageTexts } from "../i18n/page-texts";
import { titleOf } from "../i18n/title";
import { fragmentOf } from "../model/derived/fragment";
import type { Played } from "../model/derived/linked";
import { listedEntry } from "../model/derived/listed-entry";
import { isRecord, ownBest, recordId } from "../model/derived/own-record";
import { createPositions } from "../model/derived/position";
import { readLink } from "../model/link/link";
import type { Answer, Hint } from "../model/play/play";
import type { Entry } from "../model/puzzle/entry";
import { provenBest } from "../model/state/best";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { MOST_OTHERS, withRecord } from "../model/state/records";
import { initialState } from "../model/state/state";
import { createStore } from "../model/state/store";
import { createCollection } from "./collection";
import { EditController } from "./edit-controller";
import { ENTRIES } from "./entries";
import { keepClock, type Watch } from "./keep-clock";
import { keepRecord, keepRecords, recallRecords } from "./keep-records";
import { LinkController } from "./link-controller";
import { PlayController } from "./play-controller";
import { PuzzleController } from "./puzzle-controller";

const PREFS = { ...DEFAULT_PREFS, lang: "en" } as const;

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

const NO_TIME: Watch = { now: () => 0, isHidden: () => false, onSight: () => {} };

/** Whoever listens first, the records are the same: here they listen before the clock. */
function page(watch = NO_TIME) {
  const store = createStore(initialState(PREFS, recallRecords()));
  const positionOf = createPositions(rules);
  keepRecords(store, positionOf, recordId, keepRecord);
  keepClock(store, positionOf, watch);
  const link = new LinkController(store, rules, createCollection());
  store.dispatch({ type: "loaded" });
  return {
    store,
    puzzle: new PuzzleController(store, rules),
    edit: new EditController(store, rules),
    play: new PlayController(store, rules, positionOf, pageTexts.in),
    prepare: (text: string) => link.prepare(readLink(text).link),
    open: (text: string, played: Played | null = null) => link.open(readLink(text), played),
  };
}

describe("a puzzle of the collection", () => {
  // A board for play is opened mixed, and is another one each time.
  it.each(ENTRIES.filter(({ shortest }) => shortest?.step !== undefined || shortest === null))(
    "goes by its name as long as it is unchanged: $id",
    (one) => {
      const { store, puzzle, edit } = page();
      puzzle.entry(one);
      expect(store.state().problems).toEqual([]);
      expect(fragmentOf(store.state())).toBe(`puzzle=${one.id}`);
      edit.type("title", "mine");
      expect(fragmentOf(store.state())).toBe(`puzzle=${one.id}&title=mine`);
      edit.type("start", "12/3*");
      expect(fragmentOf(store.state())).toMatch(/^start=12\/3\*&/);
    },
  );

  it("is opened by its name, and has it as a title", async () => {
    const { store, puzzle, prepare, open } = page();
    await prepare("puzzle=klotski");
    expect(prepare("puzzle=klotski")).toBeNull();
    open("puzzle=klotski");
    expect(listedEntry(store.state())?.id).toBe("klotski");
    expect(titleOf(store.state(), "ja")).toBe("箱入り娘");
    expect(fragmentOf(store.state())).toBe("puzzle=klotski");
    // What is known of it needs no search; of another start nothing is known.
    expect(provenBest(store.state().bests, "move")).toBe(81);
    puzzle.scramble();
    expect(listedEntry(store.state())).toBeNull();
    expect(store.state().bests).toEqual({});
  });
});

describe("what was solved by hand", () => {
  /** Clicks that turn 12/3* into 23/1*. */
  const WAY = [2, 0, 1, 3];

  it("sets no record with help: with hints it is solved, after the answer it is not", () => {
    const { store, puzzle, play } = page();
    const hint = { kind: "found", board: "", level: "left" } as unknown as Hint;
    puzzle.entry(entry("two-by-two"));
    store.dispatch({ type: "hinted", hint });
    for (const cell of WAY) play.click(cell);
    expect(store.state().won?.help).toBe("hint");
    expect(recallRecords()).toEqual({ "two-by-two": {} });
    expect([ownBest(store.state()), isRecord(store.state())]).toEqual([null, false]);
    // Begun anew without hints, it is the player's own.
    store.dispatch({ type: "restarted" });
    for (const cell of WAY) play.click(cell);
    expect(ownBest(store.state())).toMatchObject({ step: 4 });

    puzzle.entry(entry("souai"));
    puzzle.entry(entry("two-by-two"));
    const turns = [{ moves: [], board: "", by: "search" as const }];
    const answer = { board: "", history: [], turns } as unknown as Answer;
    store.dispatch({ type: "chosen", answer });
    store.dispatch({ type: "watched", on: false });
    store.dispatch({ type: "restarted" });
    for (const cell of [2, 3, ...WAY]) play.click(cell);
    expect(store.state().won).toMatchObject({ help: "answer", feat: { step: 6 } });
    expect(recallRecords()["two-by-two"]).toMatchObject({ step: 4 });
  });

  it("is kept with the fewest moves in every metric, also for the next visit", () => {
    const { store, puzzle, play } = page();
    puzzle.entry(entry("two-by-two"));
    for (const cell of [2, 3, ...WAY]) play.click(cell);
    expect(store.state().records).toEqual({ "two-by-two": { step: 6, line: 6, millis: 0 } });
    store.dispatch({ type: "restarted" });
    for (const cell of WAY) play.click(cell);
    expect(recallRecords()).toEqual({ "two-by-two": { step: 4, line: 4, millis: 0 } });
    expect(page().store.state().records).toEqual(recallRecords());
    expect(withRecord(recallRecords(), "two-by-two", { step: 5 })["two-by-two"]?.step).toBe(4);
  });

  it("is not what came with a link, nor a board that was changed", async () => {
    const { store, puzzle, edit, play, prepare, open } = page();
    puzzle.entry(entry("two-by-two"));
    const link = fragmentOf(store.state(), "R");
    expect(link).toBe("puzzle=two-by-two&moves=R");
    await prepare(link);
    open(link);
    for (const cell of WAY.slice(1)) play.click(cell);
    expect(store.state().records).toEqual({});
    // The same move, remembered by the player's own page.
    const mine = { moves: "R", byHand: true };
    open("puzzle=two-by-two", mine);
    edit.type("goal", "3?/??");
    for (const cell of WAY.slice(1)) play.click(cell);
    expect(store.state().records).toEqual({});
    open("puzzle=two-by-two", mine);
    for (const cell of WAY.slice(1)) play.click(cell);
    expect(Object.keys(store.state().records)).toEqual(["two-by-two"]);
  });

  it("is kept of any puzzle, by what its link says, with the shortest time", () => {
    let now = 1000;
    const { store, play, open } = page({
      now: () => now,
      isHidden: () => false,
      onSight: () => {},
    });
    const moves = (cells: readonly number[], millis: number) => {
      store.dispatch({ type: "restarted" });
      for (const cell of cells) {
        play.click(cell);
        now += millis;
      }
    };
    open("board=12/3*&goal=23/1*");
    const mine = "board=12/3*&goal=23/1*";
    moves([2, 3, ...WAY], 1000);
    expect(store.state().records).toEqual({ [mine]: { step: 6, line: 6, millis: 5000 } });
    expect(isRecord(store.state())).toBe(false);
    moves([2, 3, ...WAY], 2000);
    expect(isRecord(store.state())).toBe(false);
    moves(WAY, 3000);
    expect(isRecord(store.state())).toBe(true);
    expect(recallRecords()).toEqual({ [mine]: { step: 4, line: 4, millis: 5000 } });
    expect(ownBest(store.state())).toEqual(recallRecords()[mine]);
    // In another metric, or found again by another way, it is the same puzzle; with another goal it is not.
    open(`${mine}&metric=line&title=mine`);
    expect(ownBest(store.state())?.line).toBe(4);
    open("board=12/3*&goal=2?/??");
    expect(ownBest(store.state())).toBeNull();
    // Part of it was played at another time: how long that took nobody knows.
    open(mine, { moves: "R", byHand: true });
    for (const cell of WAY.slice(1)) play.click(cell);
    expect(store.state().won?.feat).toEqual({ step: 4, line: 4 });
  });

  it("is not what Undo comes back to", () => {
    const { store, play, open } = page();
    open("board=12/3*&goal=23/1*");
    for (const cell of WAY) play.click(cell);
    expect(store.state().won).not.toBeNull();
    play.click(2);
    store.dispatch({ type: "undone" });
    expect(store.state().clock.running).toBe(false);
    expect(store.state().won).toBeNull();
  });

  it("is not being back where one began", () => {
    const { store, play, open } = page();
    open("board=12/3*");
    for (const cell of [2, 3]) play.click(cell);
    expect(store.state().records).toEqual({});
    expect(store.state().won).toBeNull();
  });

  it("is dropped for newer ones, but not that of the collection", () => {
    let records = withRecord({}, "klotski", { step: 116 });
    for (let at = 0; at <= MOST_OTHERS; at += 1) records = withRecord(records, `w=${at}`, {});
    records = withRecord(records, "w=1", { step: 3 });
    const ids = Object.keys(withRecord(records, "w=new", {}));
    expect(ids).toHaveLength(MOST_OTHERS + 1);
    expect(ids).toEqual(expect.arrayContaining(["klotski", "w=1", "w=new"]));
    expect(ids).not.toContain("w=2");
  });

  it("is nothing where the storage holds something else", () => {
    localStorage.setItem("taisou.solved", '{"klotski":{"step":130},"other":7,"none":null}');
    expect(recallRecords()).toEqual({ klotski: { step: 130 } });
    localStorage.setItem("taisou.solved", "[");
    expect(recallRecords()).toEqual({});
  });
});
