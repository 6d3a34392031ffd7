import { beforeEach, describe, expect, it, vi } from "vitest";
import { titleOf } from "../i18n/title";
import { fragmentOf } from "../model/derived/fragment";
import { listedEntry } from "../model/derived/listed-entry";
import { isRecord, ownBest, recordId } from "../model/derived/own-record";
import { readLink } from "../model/link/link";
import type { Answer, Hint } from "../model/play/play";
import { provenBest } from "../model/state/best";
import { MOST_OTHERS, withRecord } from "../model/state/records";
import { ENTRIES } from "./entries";
import { keepClock } from "./keep-clock";
import { keepRecord, keepRecords, recallRecords } from "./keep-records";
import { createPage, findEntry, watchOf } from "./page-in-tests";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

function page(now = () => 0) {
  const created = createPage({ prefs: { lang: "en" }, records: recallRecords() });
  const { store, positionOf, link } = created;
  // Before the clock, which is the harder order: the record waits for the time.
  keepRecords(store, positionOf, recordId, keepRecord);
  keepClock(store, positionOf, watchOf(now));
  return { ...created, prepare: (text: string) => link.prepare(readLink(text).link) };
}

describe("a puzzle of the collection", () => {
  // A board for free play opens scrambled, differently each time.
  it.each(ENTRIES.filter(({ shortest }) => shortest?.step !== undefined || shortest === null))(
    "has its id as link until it is changed: $id",
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

  it("is opened by its id, with its name as title and its known optimum", async () => {
    const { store, puzzle, prepare, open } = page();
    await prepare("puzzle=klotski");
    expect(prepare("puzzle=klotski")).toBeNull();
    open("puzzle=klotski");
    expect(listedEntry(store.state())?.id).toBe("klotski");
    expect(titleOf(store.state(), "ja")).toBe("箱入り娘");
    expect(fragmentOf(store.state())).toBe("puzzle=klotski");
    expect(provenBest(store.state().bests, "move")).toBe(81);
    puzzle.scramble();
    expect(listedEntry(store.state())).toBeNull();
    expect(store.state().bests).toEqual({});
  });
});

describe("a puzzle solved by hand", () => {
  /** Clicks that turn 12/3* into 23/1*. */
  const WAY = [2, 0, 1, 3];

  it("sets no record with help: it counts as solved with hints, not after the answer", () => {
    const { store, puzzle, play } = page();
    const hint = { kind: "found", board: "", level: "left" } as unknown as Hint;
    puzzle.entry(findEntry("two-by-two"));
    store.dispatch({ type: "hinted", hint });
    for (const cell of WAY) play.click(cell);
    expect(store.state().won?.help.hints).toEqual([0]);
    expect(recallRecords()).toEqual({ "two-by-two": {} });
    expect([ownBest(store.state()), isRecord(store.state())]).toEqual([null, false]);
    // After a restart without hints, the record is the player's own.
    store.dispatch({ type: "restarted" });
    for (const cell of WAY) play.click(cell);
    expect(ownBest(store.state())).toMatchObject({ step: 4 });

    puzzle.entry(findEntry("souai"));
    puzzle.entry(findEntry("two-by-two"));
    const turns = [{ moves: [], board: "", by: "search" as const }];
    const answer = { board: "", history: [], turns } as unknown as Answer;
    store.dispatch({ type: "chosen", answer });
    store.dispatch({ type: "watched", on: false });
    store.dispatch({ type: "restarted" });
    for (const cell of [2, 3, ...WAY]) play.click(cell);
    expect(store.state().won).toMatchObject({ help: { answer: true }, feat: { step: 6 } });
    expect(recallRecords()["two-by-two"]).toMatchObject({ step: 4 });
  });

  it("is recorded with the fewest moves in every metric, also for the next visit", () => {
    const { store, puzzle, play } = page();
    puzzle.entry(findEntry("two-by-two"));
    for (const cell of [2, 3, ...WAY]) play.click(cell);
    expect(store.state().records).toEqual({ "two-by-two": { step: 6, line: 6, millis: 0 } });
    store.dispatch({ type: "restarted" });
    for (const cell of WAY) play.click(cell);
    expect(recallRecords()).toEqual({ "two-by-two": { step: 4, line: 4, millis: 0 } });
    expect(page().store.state().records).toEqual(recallRecords());
    expect(withRecord(recallRecords(), "two-by-two", { step: 5 })["two-by-two"]?.step).toBe(4);
  });

  it("sets no record with moves of a link, or on a changed board", async () => {
    const { store, puzzle, edit, play, prepare, open } = page();
    puzzle.entry(findEntry("two-by-two"));
    const link = fragmentOf(store.state(), "R");
    expect(link).toBe("puzzle=two-by-two&moves=R");
    await prepare(link);
    open(link);
    for (const cell of WAY.slice(1)) play.click(cell);
    expect(store.state().records).toEqual({});
    // The same move, stored by the player's own page.
    const mine = { moves: "R", byHand: true };
    open("puzzle=two-by-two", mine);
    edit.type("goal", "3?/??");
    for (const cell of WAY.slice(1)) play.click(cell);
    expect(store.state().records).toEqual({});
    open("puzzle=two-by-two", mine);
    for (const cell of WAY.slice(1)) play.click(cell);
    expect(Object.keys(store.state().records)).toEqual(["two-by-two"]);
  });

  it("is recorded by its link, with the shortest time", () => {
    let now = 1000;
    const { store, play, open } = page(() => now);
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
    // Metric and title do not change the puzzle; another goal does.
    open(`${mine}&metric=line&title=mine`);
    expect(ownBest(store.state())?.line).toBe(4);
    open("board=12/3*&goal=2?/??");
    expect(ownBest(store.state())).toBeNull();
    // The time of the stored moves is unknown.
    open(mine, { moves: "R", byHand: true });
    for (const cell of WAY.slice(1)) play.click(cell);
    expect(store.state().won?.feat).toEqual({ step: 4, line: 4 });
  });

  it("is not won by Undo", () => {
    const { store, play, open } = page();
    open("board=12/3*&goal=23/1*");
    for (const cell of WAY) play.click(cell);
    expect(store.state().won).not.toBeNull();
    play.click(2);
    store.dispatch({ type: "undone" });
    expect(store.state().clock.running).toBe(false);
    expect(store.state().won).toBeNull();
  });

  it("is not won by a return to a start at its goal", () => {
    const { store, play, open } = page();
    open("board=12/3*");
    for (const cell of [2, 3]) play.click(cell);
    expect(store.state().records).toEqual({});
    expect(store.state().won).toBeNull();
  });

  it("is dropped for newer ones, unless it is of the collection", () => {
    let records = withRecord({}, "klotski", { step: 116 });
    for (let at = 0; at <= MOST_OTHERS; at += 1) records = withRecord(records, `w=${at}`, {});
    records = withRecord(records, "w=1", { step: 3 });
    const ids = Object.keys(withRecord(records, "w=new", {}));
    expect(ids).toHaveLength(MOST_OTHERS + 1);
    expect(ids).toEqual(expect.arrayContaining(["klotski", "w=1", "w=new"]));
    expect(ids).not.toContain("w=2");
  });

  it("ignores other values in the storage", () => {
    localStorage.setItem("taisou.solved", '{"klotski":{"step":130},"other":7,"none":null}');
    expect(recallRecords()).toEqual({ klotski: { step: 130 } });
    localStorage.setItem("taisou.solved", "[");
    expect(recallRecords()).toEqual({});
  });
});
