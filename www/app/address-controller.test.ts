import fc from "fast-check";
import type { Solution } from "taisou";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rules } from "../engine/rules-in-tests";
import { fragmentOf } from "../model/derived/fragment";
import { CHAPTERS } from "../model/link/chapters";
import { PLACES, type Place } from "../model/link/views";
import type { Answer, Gesture, Live } from "../model/play/play";
import { LANDING } from "../model/puzzle/entry";
import { EMPTY_FIELDS } from "../model/puzzle/puzzle";
import { howOf, metricOf, playedGestures } from "../model/state/selectors";
import type { Dialog } from "../model/state/view-state";
import { createHistory, type MemoryHistory } from "../platform/history-in-tests";
import { AddressController } from "./address-controller";
import { Collection } from "./collection";
import { ENTRIES } from "./entries";
import { keepClock } from "./keep-clock";
import { createPage, findEntry, watchOf } from "./page-in-tests";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const EIGHT = "start=12345678*&w=3&end";
const LETTERS = "start=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3&end";
/** A link with more keys before its end. */
const plus = (link: string, keys: string) => link.replace(/&end$/, `&${keys}&end`);
const LOADED = Object.assign(new Collection(), { entries: ENTRIES });

/** A collection whose fetch the test ends or fails. */
function slowCollection() {
  let answer: { come: () => void; fail: () => void } | null = null;
  const asked = vi.fn();
  const collection = new Collection();
  collection.load = () => {
    asked();
    return new Promise((resolve, reject) => {
      const come = () => {
        collection.entries = ENTRIES;
        resolve(ENTRIES);
      };
      answer = { come, fail: () => reject(new Error("offline")) };
    });
  };
  const settled = async (act: "come" | "fail") => {
    answer?.[act]();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { collection, asked, come: () => settled("come"), fail: () => settled("fail") };
}

/** The page that a browser with this history shows. */
function pageAt(history: MemoryHistory, collection: Collection = LOADED) {
  const created = createPage({ collection });
  const { store, puzzle } = created;
  keepClock(
    store,
    created.positionOf,
    watchOf(() => performance.now()),
  );
  const address = new AddressController(store, rules, created.link, history);
  address.begin();
  const page = {
    ...created,
    ...created.play,
    history,
    address,
    dialog: (dialog: Dialog | null) => store.dispatch({ type: "dialog", dialog }),
    enter: (place: Place) => store.dispatch({ type: "entered", place }),
    explain: (chapter: (typeof CHAPTERS)[number] | "") =>
      store.dispatch({ type: "explained", chapter }),
    /** Like the list of puzzles. */
    choose: (id: string) => {
      puzzle.entry(findEntry(id));
      page.dialog(null);
    },
    /** Like the explanations. */
    toPlayer: (board: string) => {
      puzzle.board(board, EMPTY_FIELDS);
      page.dialog(null);
    },
    pass: (millis = 0) => vi.advanceTimersByTime(millis),
    back: () => {
      history.back();
      page.pass();
    },
    forward: () => {
      history.forward();
      page.pass();
    },
    follow: (fragment: string) => {
      history.follow(fragment);
      page.pass();
    },
    /** The same browser, after a reload. */
    reloaded: () => {
      history.leave();
      return pageAt(history, collection);
    },
    bar: () => decodeURI(history.fragment()),
  };
  return page;
}

const pageOf = (fragment: string, collection?: Collection) =>
  pageAt(createHistory(fragment), collection);

describe("the address", () => {
  it("stays as written until something changes", () => {
    const page = pageOf("w=3&board=12345678*&metric=step");
    expect(page.bar()).toBe("w=3&board=12345678*&metric=step");
    page.dialog("help");
    page.dialog(null);
    page.pass();
    page.click(7);
    page.pass(400);
    expect(page.bar()).toBe("w=3&board=12345678*&metric=step");
    page.store.dispatch({ type: "metric", metric: "line" });
    expect(page.bar()).toBe(plus(EIGHT, "metric=line"));
    expect(page.history.at).toBe(0);
  });

  it("leads from puzzle to puzzle, and keeps the moves of each", () => {
    const page = pageOf("board=123*&goal=231*&w=2");
    page.puzzle.entry(findEntry("parking-3x2"));
    expect(page.bar()).toBe("puzzle=parking-3x2");
    page.click(2);
    const moved = page.board();
    expect(moved).toBe("車・*/・・・");
    // Before the pause after which moves are written.
    page.puzzle.entry(findEntry("eight-hardest"));
    expect(page.history.entries).toHaveLength(3);
    page.back();
    expect(page.board()).toBe(moved);
    page.back();
    expect(page.board()).toBe("12/3*");
    page.forward();
    expect(page.board()).toBe(moved);
    page.store.dispatch({ type: "undone" });
    expect(page.state().play.cursor).toBe(0);
  });

  it("reports a link that was cut off, after a reload too, and opens no board of it", () => {
    const cut = LETTERS.slice(0, LETTERS.indexOf("&goal"));
    let page = pageOf(cut);
    for (const _ of [1, 2]) {
      expect(page.state().listed?.entry).toBe(LANDING);
      expect(page.state().notice).toEqual({
        kind: "dropped",
        dropped: [{ key: "", reason: "cut-off" }],
      });
      page.click(7);
      page = page.reloaded();
      expect(page.bar()).toBe(cut);
    }
  });

  it("reports once that a board in its query is ignored", () => {
    const page = pageAt(createHistory("", "?board=12*&fbclid=x"));
    const dropped = [{ key: "board", reason: "query", value: "12*" }];
    expect(page.state().notice).toEqual({ kind: "dropped", dropped });
    page.store.dispatch({ type: "notice", notice: null });
    page.follow(LETTERS);
    expect(page.state().notice).toBeNull();
  });

  it("reports a board in its query on a later visit, too", async () => {
    const { store, link } = createPage();
    const address = new AddressController(store, rules, link, createHistory("", "?board=12*"));
    const kept = { moves: "", byHand: true };
    await address.prepare(async () => ({ fragment: "day=2026-11-24", kept }));
    address.begin();
    expect(store.state().notice).toMatchObject({ kind: "dropped" });
  });

  it("opens again when edited by hand, and when the same link is followed", () => {
    const page = pageOf("board=123*&w=2");
    page.follow("board=321*&w=2");
    expect(page.board()).toBe("32/1*");
    const { opened } = page.state();
    page.follow("w=2&board=321*");
    expect(page.state().opened).toBe(opened + 1);
    expect(page.history.entries).toHaveLength(3);
  });

  it("has an entry for each edit, not for each letter", () => {
    const page = pageOf(LETTERS);
    const edit = (text: string) => page.edit.type("start", text);
    edit("ウアタソノマイタ*");
    page.pass(1500);
    edit("ウアタソ*ノマイタ");
    page.pass(1500);
    edit("ウアタソ*ノマイ"); // Not a board.
    edit("ウアタソノ*マイタ");
    expect(page.history.entries).toHaveLength(2);
    page.pass(2000);
    edit("*アタソノウマイタ");
    expect(page.history.entries).toHaveLength(3);
    page.back();
    expect(page.board()).toBe("ウアタ/ソノ*/マイタ");
    page.back();
    expect(page.board()).toBe("ウアタ/ソ*マ/イタノ");
    // Settings make no entry.
    page.store.dispatch({ type: "algorithm", algorithm: "bfs" });
    page.edit.type("title", "mine");
    expect(page.bar()).toBe(plus(LETTERS, "alg=bfs&title=mine"));
  });

  it("keeps the moves of a puzzle whose text is edited letter by letter", () => {
    const page = pageOf(EIGHT);
    page.click(7);
    page.pass(400);
    for (const text of ["12345678", "1234567", "1234567*8"]) page.edit.type("start", text);
    expect(page.history.entries).toHaveLength(2);
    page.back();
    expect(page.board()).toBe("123/456/7*8");
    expect(page.state().play.cursor).toBe(1);
  });

  it("stores the first move at once, later ones after a pause, and all when the page is left", () => {
    const page = pageOf(EIGHT);
    const moves = () => page.history.kept()?.moves;
    page.click(7);
    expect(moves()).toBe("R");
    page.pass(399);
    page.click(8);
    expect(moves()).toBe("R");
    page.pass(1);
    expect(moves()).toBe("RL");
    page.click(5);
    expect(moves()).toBe("RL");
    page.pass(400);
    expect(moves()).toBe("RLD");
    page.pass(400);
    page.click(4);
    expect(moves()).toBe("RLDR");
    page.click(3);
    page.history.leave();
    expect(moves()).toBe("RLDR2");
  });

  it("does not reopen a dialog that was closed just before a reload", () => {
    const page = pageOf(EIGHT);
    page.click(7);
    page.dialog("collection");
    page.dialog(null);
    const again = page.reloaded();
    again.pass();
    expect(again.state().dialog).toBeNull();
    expect(again.board()).toBe("123/456/7*8");
    expect(again.state().play.cursor).toBe(1);
  });

  it("has an entry for each view, without effect on the game", () => {
    const page = pageOf(plus(EIGHT, "room=compare"));
    expect(page.state().place).toBe("compare");
    page.enter("play");
    page.click(7);
    page.enter("make");
    expect(page.bar()).toBe(plus(EIGHT, "room=make"));
    const { puzzle, play } = page.state();
    page.back();
    expect(page.bar()).toBe(EIGHT);
    expect(page.state()).toMatchObject({ place: "play", puzzle, play });
    page.back();
    expect(page.bar()).toBe(plus(EIGHT, "room=compare"));
    expect(page.state().play).toBe(play);
    expect(page.reloaded().state().place).toBe("compare");
    // A shared link opens Play.
    expect(page.address.link(false)).not.toContain("room");
    expect(decodeURI(page.address.link(false, "compare"))).toBe(
      `https://example.org/#${plus(EIGHT, "room=compare")}`,
    );
  });

  it("restores the moves, their origin and their time", () => {
    const page = pageOf(EIGHT);
    page.click(7);
    page.pass(3000);
    page.click(8);
    const again = page.reloaded();
    expect(again.board()).toBe("123/456/78*");
    const { play, clock } = again.state();
    expect(play.gestures.map(({ by }) => by)).toEqual([undefined, undefined]);
    expect(clock).toMatchObject({ spent: 3000, whole: true });
    // Help is restored too.
    const live = { board: "123/456/7*8", metric: "step", next: ["right"], least: 1, most: 1 };
    again.store.dispatch({ type: "live", live: live as unknown as Live });
    again.click(7);
    expect(again.reloaded().state().help.arrows).toBe(true);
    // Origin and time of a link's moves are unknown.
    const linked = pageOf(plus(EIGHT, "moves=RL")).reloaded();
    expect(linked.state().play.gestures.map(({ by }) => by)).toEqual(["link", "link"]);
    expect(linked.state().clock.whole).toBe(false);
  });

  it("restores each gesture, so that Undo does the same", () => {
    const page = pageOf(EIGHT);
    // Two gestures in one direction, and one of a whole line.
    for (const cell of [7, 6, 8]) page.click(cell);
    const boards = (after: ReturnType<typeof pageOf>) =>
      [0, 1, 2].map(() => {
        after.undo();
        return after.board();
      });
    const again = page.reloaded();
    expect(again.state().play.gestures.map(({ moves }) => moves.length)).toEqual([1, 1, 2]);
    expect(boards(again)).toEqual(boards(page));
    // Entries without usable gestures, such as those of earlier versions, are split by lines.
    for (const presses of [undefined, [1, 7], [-1, 5e9]]) {
      const older = pageOf(EIGHT);
      const state = { moves: "RRLL", byHand: true, ...(presses && { presses }) };
      older.history.write("replace", EIGHT, state);
      expect(
        older
          .reloaded()
          .state()
          .play.gestures.map((one) => one.moves.length),
      ).toEqual([2, 2]);
    }
  });

  it("is copied with or without the moves", () => {
    const page = pageOf(LETTERS);
    page.click(5);
    const link = (withMoves: boolean) => decodeURI(page.address.link(withMoves));
    expect(link(false)).toBe(`https://example.org/#${LETTERS}`);
    expect(link(true)).toBe(`https://example.org/#${plus(LETTERS, "moves=L")}`);
    // A text with an error has no moves.
    page.edit.type("start", "123");
    expect(page.address.link(true)).not.toContain("moves");
  });
});

describe("a layer over the page", () => {
  it.each([EIGHT, LETTERS, "w=3&board=%2a12345678"])(
    "is closed by Back, which leaves %s unchanged",
    (link) => {
      const page = pageOf(link);
      page.store.dispatch({ type: "metric", metric: "line" });
      page.click(page.state().puzzle?.start.cells.findIndex(({ ways }) => ways.length > 0) ?? 0);
      const [board, { opened }] = [page.board(), page.state()];
      for (const name of ["help", "share", "collection", "how"] as const) {
        page.dialog(name);
        expect(page.history.at).toBe(1);
        page.back();
        expect(page.state().dialog).toBeNull();
        // Forward reopens it. Closed by its own button, it leaves no entry to go back from.
        page.forward();
        expect(page.state().dialog).toBe(name);
        page.dialog(null);
        page.pass();
        expect([page.state().dialog, page.history.at]).toEqual([null, 0]);
      }
      // The board was not opened again, which would lose its results.
      expect(page.state().opened).toBe(opened);
      expect(page.board()).toBe(board);
      expect(page.reloaded().board()).toBe(board);
    },
  );

  it("may be an answer, which a reload closes, and under which a view may open", () => {
    const page = pageOf(EIGHT);
    page.click(7);
    const move = { symbol: "8", from: 7, to: 8, turn: 0 } as Gesture["moves"][number];
    const turns = [{ moves: [move], board: "123/456/78*", by: "search" as const }];
    const solution = { moves: [move], metric: "step", stages: [] } as unknown as Solution;
    const answer: Answer = {
      board: "",
      history: page.state().play.gestures,
      turns,
      solution,
      notation: "",
    };
    const open = () => page.store.dispatch({ type: "chosen", answer });
    open();
    page.store.dispatch({ type: "wentTo", turn: 1 });
    expect([page.board(), page.history.at]).toEqual(["123/456/78*", 1]);
    // A dialog over it closes first, both by Back and by its own button.
    page.dialog("share");
    expect(page.history.at).toBe(2);
    page.back();
    expect([page.state().dialog, page.state().watching]).toEqual([null, true]);
    page.forward();
    expect([page.state().dialog, page.state().watching]).toEqual(["share", true]);
    page.dialog(null);
    page.pass();
    expect([page.history.at, page.state().watching]).toEqual([1, true]);
    page.back();
    expect([page.board(), page.state().watching]).toEqual(["123/456/7*8", false]);
    page.forward();
    expect(page.state().watching).toBe(true);
    const again = page.reloaded();
    expect([again.board(), again.state().watching]).toEqual(["123/456/7*8", false]);

    const other = pageOf(EIGHT);
    other.store.dispatch({ type: "chosen", answer: { ...answer, history: [] } });
    other.enter("answer");
    other.store.dispatch({ type: "watched", on: false });
    other.pass();
    expect([other.bar(), other.history.at]).toEqual([plus(EIGHT, "room=answer"), 1]);
    other.back();
    expect(other.bar()).toBe(EIGHT);
  });

  it("passes settings made in it to the entry below", () => {
    const page = pageOf(EIGHT);
    page.dialog("collection");
    page.store.dispatch({ type: "metric", metric: "line" });
    page.back();
    expect(page.bar()).toBe(plus(EIGHT, "metric=line"));
    expect(page.state().metric).toBe("line");
    expect(page.reloaded().state().metric).toBe("line");
  });

  it("gives its entry to the puzzle chosen in it", () => {
    const page = pageOf(EIGHT);
    page.click(7);
    page.dialog("collection");
    page.choose("souai");
    page.pass();
    expect(page.history.entries).toHaveLength(2);
    page.back();
    expect([page.board(), page.state().dialog]).toEqual(["123/456/7*8", null]);
    page.forward();
    expect([page.board(), page.state().dialog]).toEqual(["ウアタ/ソ*マ/イタノ", null]);
  });

  it("loses nothing that happens while the browser goes back", () => {
    const page = pageOf(EIGHT);
    page.dialog("help");
    page.dialog(null);
    page.click(7);
    page.puzzle.entry(findEntry("souai"));
    page.dialog("share");
    expect(page.history.at).toBe(1);
    page.pass();
    expect(page.history.entries.map(({ state }) => state?.over)).toEqual([null, null, "share"]);
    page.back();
    expect([page.bar(), page.state().dialog]).toEqual(["puzzle=souai", null]);
    page.back();
    expect(page.board()).toBe("123/456/7*8");
  });

  it("may be replaced by another one", () => {
    const page = pageOf(EIGHT);
    page.dialog("help");
    page.explain("parity");
    page.explain("bounds");
    expect(page.history.entries).toHaveLength(2);
    expect(page.bar()).toBe(plus(EIGHT, "how=bounds"));
    page.back();
    expect([page.bar(), page.state().dialog]).toEqual([EIGHT, null]);
  });
});

describe("how it works", () => {
  it("opens by its own address, and closes without another entry", () => {
    const page = pageOf(plus(EIGHT, "how=bounds"));
    expect(howOf(page.state())).toBe("bounds");
    expect(decodeURI(page.address.linkToPlace("proof"))).toBe(
      `https://example.org/#${plus(EIGHT, "how=proof")}`,
    );
    page.dialog(null);
    page.pass();
    expect(page.bar()).toBe(EIGHT);
    expect(page.history.entries).toHaveLength(1);
    expect(pageOf("how").state()).toMatchObject({ dialog: "how", chapter: "" });
  });

  it("opens again by Back from one of its boards", () => {
    const page = pageOf(EIGHT);
    page.click(7);
    page.explain("parity");
    page.toPlayer("12/*3");
    page.pass();
    expect([page.bar(), page.state().dialog]).toEqual(["start=12*3&w=2&end", null]);
    page.back();
    expect([howOf(page.state()), page.bar()]).toEqual(["parity", plus(EIGHT, "how=parity")]);
    // Closing leads to the first entry, like Back.
    page.dialog(null);
    page.pass();
    expect([page.board(), page.state().dialog, page.history.at]).toEqual(["123/456/7*8", null, 0]);
  });
});

describe("a short link", () => {
  it("fetches the collection; other links do not", async () => {
    const { collection, asked, come } = slowCollection();
    const page = pageOf(EIGHT, collection);
    expect(asked).not.toHaveBeenCalled();
    page.follow("puzzle=klotski&metric=slide");
    expect(asked).toHaveBeenCalledTimes(1);
    expect(page.board()).toBe("123/456/78*");
    await come();
    expect(page.state().listed?.entry.id).toBe("klotski");
    expect(page.bar()).toBe("puzzle=klotski&metric=slide");
    page.back();
    expect(page.board()).toBe("123/456/78*");
  });

  it("leaves out only the usual metric of its puzzle", () => {
    const page = pageOf("puzzle=klotski");
    expect(metricOf(page.state())).toBe("move");
    page.store.dispatch({ type: "metric", metric: "step" });
    expect(page.bar()).toBe("puzzle=klotski&metric=step");
    expect(metricOf(page.reloaded().state())).toBe("step");
    page.store.dispatch({ type: "metric", metric: "move" });
    expect(page.bar()).toBe("puzzle=klotski");
    page.store.dispatch({ type: "metric", metric: null });
    page.choose("rush-hour-1");
    expect(page.bar()).toBe("puzzle=rush-hour-1");
    expect(metricOf(page.state())).toBe("slide");
    // Without an id, the link must name the metric.
    page.puzzle.scramble();
    expect(metricOf(page.state())).toBe("slide");
    expect(page.bar()).toMatch(/^start=.*&metric=slide&end$/);
    expect(metricOf(page.reloaded().state())).toBe("slide");
  });

  it("to a puzzle for free play opens it scrambled, and then names that board", () => {
    const page = pageOf("puzzle=fifteen");
    const board = page.board();
    expect(page.state().puzzle?.start.solved).toBe(false);
    expect(page.bar()).toMatch(/^start=.*&title=15/);
    expect(page.reloaded().board()).toBe(board);
    expect(pageOf("puzzle=fifteen").board()).not.toBe(board);
    expect(page.history.entries).toHaveLength(1);
    // Moves apply to the listed board.
    const played = pageOf("puzzle=fifteen&moves=RD&title=mine");
    expect(playedGestures(played.state())).toHaveLength(2);
    expect(played.state().fields).toMatchObject({
      start: findEntry("fifteen").start,
      title: "mine",
    });
    expect(played.bar()).toBe("puzzle=fifteen&moves=RD&title=mine");
    page.choose("fifteen");
    expect(page.state().puzzle?.start.solved).toBe(false);
    expect(page.state().fields.title).not.toBe("");
  });

  it("fetches the collection before the module is loaded", async () => {
    const { collection, asked, come } = slowCollection();
    const { store, link } = createPage({ collection });
    const history = createHistory("puzzle=klotski&title=mine");
    const address = new AddressController(store, rules, link, history);
    expect(address.ahead).toMatchObject({ puzzle: "klotski", title: "mine" });
    const prepared = address.prepare();
    expect(asked).toHaveBeenCalledTimes(1);
    await come();
    await prepared;
    address.begin();
    expect(store.state().listed?.entry.id).toBe("klotski");
  });

  it("opens the landing puzzle with a notice if the fetch fails", async () => {
    const { collection, fail } = slowCollection();
    const page = pageOf("puzzle=klotski", collection);
    await fail();
    expect(page.state().listed?.entry).toBe(LANDING);
    expect(page.state().notice).toEqual({
      kind: "dropped",
      dropped: [{ key: "puzzle", reason: "no-collection", value: "klotski" }],
    });
  });

  it("has no effect after a later navigation", async () => {
    const { collection, come } = slowCollection();
    const page = pageOf(EIGHT, collection);
    page.follow("puzzle=klotski");
    page.follow("board=321*&w=2");
    await come();
    expect(page.board()).toBe("32/1*");
    expect(page.bar()).toBe("board=321*&w=2");
    // Both have entries.
    page.back();
    expect(page.state().listed?.entry.id).toBe("klotski");
  });

  it("is not overwritten during the fetch", async () => {
    const { collection, come } = slowCollection();
    const page = pageOf(EIGHT, collection);
    page.click(7);
    page.follow("puzzle=klotski");
    page.click(8);
    page.pass(3000);
    page.store.dispatch({ type: "metric", metric: "line" });
    page.history.leave();
    expect(page.history.entries[1]).toEqual({ fragment: "puzzle=klotski", state: null });
    await come();
    expect(page.state().listed?.entry.id).toBe("klotski");
  });
});

describe("any walk through the page", () => {
  type Page = ReturnType<typeof pageOf>;
  type Act = readonly [name: string, act: (page: Page) => void];

  const fragments = [EIGHT, LETTERS, "puzzle=two-by-two", "board=12/3*&moves=R", "board=12&w=2"];
  const starts = ["1234567*8", "12345678", "12/3*", "アイウエオカキク*", "1 2\n3", "321*"];

  /** An act with one of these values. */
  function some<T>(name: string, values: readonly T[], act: (page: Page, value: T) => void) {
    return fc
      .constantFrom(...values)
      .map((value): Act => [`${name} ${value}`, (page) => act(page, value)]);
  }

  const acts = fc.oneof(
    some("open", ["souai", "two-by-two", "klotski"], (page, id) => {
      if (page.state().dialog === null) page.puzzle.entry(findEntry(id));
      else page.choose(id);
    }),
    some("click", [0, 1, 2, 3, 4, 5, 6, 7, 8], ({ click, state }, cell) => {
      if (cell < (state().puzzle?.start.cells.length ?? 0)) click(cell);
    }),
    some("play", ["undone", "redone", "restarted"] as const, ({ store }, type) =>
      store.dispatch({ type }),
    ),
    some("type", starts, ({ edit }, text) => edit.type("start", text)),
    some("metric", ["step", "line"] as const, ({ store }, metric) =>
      store.dispatch({ type: "metric", metric }),
    ),
    some("dialog", [null, "help", "share", "collection"] as const, ({ dialog }, name) =>
      dialog(name),
    ),
    some("enter", PLACES, ({ enter }, place) => enter(place)),
    some("explain", ["", ...CHAPTERS] as const, ({ explain }, chapter) => explain(chapter)),
    some("player", ["12/*3", "1*/23"], ({ toPlayer }, board) => toPlayer(board)),
    some("go", ["back", "forward"] as const, ({ history }, way) => history[way]()),
    some("follow", fragments, ({ history }, link) => history.follow(link)),
    some("pass", [0, 400, 2000], ({ pass }, millis) => pass(millis)),
  );

  /** Everything that the address restores. */
  const seen = ({ board, state }: Page) => ({
    link: fragmentOf(state()),
    board: board(),
    moves: playedGestures(state()).flatMap(({ moves }) => moves).length,
    place: state().place,
    dialog: state().dialog,
    how: howOf(state()),
  });
  const isSound = ({ state }: Page) => state().problems.length === 0;

  it("leaves an address that restores the page, and entries back and forward", () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 12 }), (steps) => {
        vi.clearAllTimers();
        const page = pageOf(EIGHT);
        for (const [, act] of steps) act(page);
        page.pass(3000);
        fc.pre(isSound(page));
        const here = seen(page);
        const { at, entries } = page.history;
        if (at > 0) {
          page.back();
          page.forward();
          expect([seen(page), page.history.at]).toEqual([here, at]);
        }
        if (at < entries.length - 1) {
          page.forward();
          page.back();
          expect([seen(page), page.history.at]).toEqual([here, at]);
        }
        page.pass(3000);
        expect(seen(page.reloaded())).toEqual(here);
      }),
    );
  });

  const ways = fc.oneof(
    some("open", ["simian-chuge"], ({ puzzle }, id) => puzzle.entry(findEntry(id))),
    some("player", ["14/2*/35"], ({ toPlayer }, board) => toPlayer(board)),
    some("type", ["BA*"], ({ edit }, text) => {
      edit.draw({ ...EMPTY_FIELDS, start: "BA" });
      edit.draw({ ...EMPTY_FIELDS, start: text });
    }),
    some("follow", ["board=21*&w=3", "puzzle=korf-1"], ({ follow }, link) => follow(link)),
  );

  it("is restored by Back from another puzzle", () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 8 }), ways, (steps, [, act]) => {
        vi.clearAllTimers();
        const page = pageOf(EIGHT);
        for (const [, before] of steps) before(page);
        page.pass(3000);
        page.dialog(null);
        page.pass(3000);
        fc.pre(isSound(page));
        const here = seen(page);
        act(page);
        expect(seen(page)).not.toEqual(here);
        page.back();
        expect(seen(page)).toEqual(here);
      }),
    );
  });
});
