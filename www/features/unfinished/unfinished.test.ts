import * as taisou from "taisou";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AddressController } from "../../app/address-controller";
import { LinkController } from "../../app/link-controller";
import { PlayController } from "../../app/play-controller";
import { rules } from "../../engine/rules-in-tests";
import { pageTexts } from "../../i18n/page-texts";
import { createPositions } from "../../model/derived/position";
import { DEFAULT_PREFS } from "../../model/state/prefs";
import { shownBoard } from "../../model/state/selectors";
import { initialState } from "../../model/state/state";
import { createStore } from "../../model/state/store";
import { createHistory } from "../../platform/history-in-tests";
import { MOST_GAMES, recallGames } from "./kept-games";
import { unfinishedFor } from "./unfinished";

vi.mock("../../shell/show-board", () => ({ showBoard: () => {} }));
beforeAll(async () => {
  await Promise.all([taisou.default(), pageTexts.loadIn("ja")]);
});

let storage: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = new Map();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page in a new tab. */
function tabAt(fragment: string) {
  const history = createHistory(fragment);
  const store = createStore(initialState({ ...DEFAULT_PREFS, lang: "ja" }));
  const positionOf = createPositions(rules);
  const collection = { load: async () => [], entries: [] };
  const address = new AddressController(
    store,
    rules,
    new LinkController(store, rules, collection),
    history,
  );
  store.dispatch({ type: "loaded" });
  address.begin();
  const unfinished = unfinishedFor({ store, address, positionOf });
  const play = new PlayController(store, rules, positionOf, pageTexts.in);
  return {
    ...play,
    unfinished,
    follow(link: string) {
      history.follow(link);
      vi.advanceTimersByTime(0);
    },
    state: store.state,
    board: () => shownBoard(store.state()),
    others: () => {
      const { games, here } = unfinished.value.state();
      return games.filter((game) => game.fragment !== here);
    },
  };
}

describe("a game that was left before its goal", () => {
  const OWN = "board=12345678*&goal=87654321*&w=3&title=mine";

  it("is offered in another tab, with its moves, and the plain address opens the first board", () => {
    const first = tabAt(OWN);
    first.click(7);
    const left = first.board();
    vi.advanceTimersByTime(400);

    const second = tabAt("");
    expect(second.state().listed?.entry.id).toBe("taisou");
    const [game] = second.others();
    expect(game).toMatchObject({ title: "mine", columns: 3, rows: 3 });
    if (game !== undefined) second.unfinished.resume(game);
    expect(second.board()).toBe(left);
    expect(second.state().play.gestures.map(({ by }) => by)).toEqual([undefined]);
    expect(second.others()).toEqual([]);
  });

  it("is kept also where another board is opened right after a move", () => {
    const page = tabAt(OWN);
    page.click(7);
    page.follow("board=123*&w=2");
    expect(page.others()).toHaveLength(1);
  });

  it("goes when its goal is reached, or when the player removes it", () => {
    const page = tabAt("board=12/*3&goal=12/3*");
    const solving = tabAt("board=123/456/7*8");
    page.click(0);
    vi.advanceTimersByTime(400);
    solving.click(4);
    vi.advanceTimersByTime(400);
    expect(recallGames()).toHaveLength(2);
    solving.click(7);
    solving.click(8);
    vi.advanceTimersByTime(400);
    const [game] = recallGames();
    expect(recallGames()).toHaveLength(1);
    if (game !== undefined) page.unfinished.forget(game);
    expect(recallGames()).toEqual([]);
  });

  it.each(["full", "blocked"])("is offered until the tab closes if storage is %s", (how) => {
    const refuse = () => {
      throw new DOMException(how, how === "full" ? "QuotaExceededError" : "SecurityError");
    };
    vi.stubGlobal("localStorage", {
      getItem: how === "full" ? () => null : refuse,
      setItem: refuse,
    });
    const page = tabAt(OWN);
    page.click(7);
    page.follow("board=123*&w=2");
    const [game] = page.others();
    if (game !== undefined) page.unfinished.resume(game);
    expect(page.state().play.gestures).toHaveLength(1);
  });

  it("is kept again at its next move after another tab cleared the storage", () => {
    const page = tabAt(OWN);
    page.click(7);
    vi.advanceTimersByTime(400);
    storage.clear();
    page.click(8);
    vi.advanceTimersByTime(400);
    expect(recallGames().map(({ title }) => title)).toEqual(["mine"]);
  });

  it("is among the last few", () => {
    for (let title = 0; title <= MOST_GAMES; title += 1) {
      tabAt(`${OWN}${title}`).click(7);
      vi.advanceTimersByTime(400);
    }
    expect(recallGames().map(({ title }) => title)).toEqual([
      "mine5",
      "mine4",
      "mine3",
      "mine2",
      "mine1",
    ]);
  });
});

it("what stands in the storage may be anything", () => {
  for (const text of ["", "null", "{}", "[1,null,{}]", '[{"fragment":"board=1*"}]']) {
    storage.set("taisou.unfinished", text);
    expect(recallGames()).toEqual([]);
  }
  const kept = { moves: "", presses: [1], byHand: true };
  const game = { fragment: "board=12*", kept, title: "", columns: 3, rows: 1 };
  const odd = { ...game, kept: { ...kept, presses: ["1"] } };
  storage.set("taisou.unfinished", JSON.stringify([odd, game]));
  expect(recallGames()).toEqual([game]);
});
