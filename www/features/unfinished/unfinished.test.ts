import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AddressController } from "../../app/address-controller";
import { Collection } from "../../app/collection";
import { finishedFor } from "../../app/keep-games";
import { createPage } from "../../app/page-in-tests";
import { createHistory } from "../../platform/history-in-tests";
import { MOST_GAMES, recallGames } from "./kept-games";
import { unfinishedFor } from "./unfinished";

vi.mock("../../shell/show-board", () => ({ showBoard: () => {} }));

let storage: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = new Map();
  vi.stubGlobal("addEventListener", () => {});
  const methods = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  };
  // The keys are properties, as in browsers.
  const ownKeys = () => ["getItem", "setItem", ...storage.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal("localStorage", new Proxy(methods, { ownKeys, getOwnPropertyDescriptor }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const OWN = "board=12345678*&goal=87654321*&w=3&title=mine";

const pause = () => vi.advanceTimersByTime(400);

/** A page in a new tab. */
function tabAt(fragment: string) {
  const history = createHistory(fragment);
  const collection = Object.assign(new Collection(), { entries: [] });
  const { store, rules, link, positionOf, play, state, board } = createPage({ collection });
  const address = new AddressController(store, rules, link, history);
  address.begin();
  const app = { store, address, positionOf };
  const unfinished = unfinishedFor(app);
  return {
    ...{ click: play.click, unfinished, state, board },
    risk: () => finishedFor(app).value.state().risk,
    follow(link: string) {
      history.follow(link);
      vi.advanceTimersByTime(0);
    },
    others: () => {
      const { games, here } = unfinished.value.state();
      return games.filter((game) => game.fragment !== here);
    },
  };
}

describe("an unfinished game", () => {
  it("can be continued in another tab, while the plain address opens the first board", () => {
    const first = tabAt(OWN);
    first.click(7);
    const left = first.board();
    pause();

    const second = tabAt("");
    expect(second.state().listed?.entry.id).toBe("taisou");
    const [game] = second.others();
    expect(game).toMatchObject({ title: "mine", columns: 3, rows: 3 });
    if (game !== undefined) second.unfinished.resume(game);
    expect(second.board()).toBe(left);
    expect(second.state().play.gestures.map(({ by }) => by)).toEqual([undefined]);
    expect(second.others()).toEqual([]);
  });

  it("is stored when another board is opened right after a move", () => {
    const page = tabAt(OWN);
    page.click(7);
    page.follow("board=123*&w=2");
    expect(page.others()).toHaveLength(1);
  });

  it("is removed when its goal is reached, and by the player", () => {
    const page = tabAt("board=12/*3&goal=12/3*");
    const solving = tabAt("board=123/456/7*8");
    page.click(0);
    pause();
    solving.click(4);
    pause();
    expect(recallGames()).toHaveLength(2);
    solving.click(7);
    solving.click(8);
    pause();
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

  it("is stored again at its next move after another tab cleared the storage", () => {
    const page = tabAt(OWN);
    page.click(7);
    pause();
    storage.clear();
    page.click(8);
    pause();
    expect(recallGames().map(({ title }) => title)).toEqual(["mine"]);
  });

  it("replaces the oldest one if the list is full", () => {
    for (let title = 0; title <= MOST_GAMES; title += 1) {
      tabAt(`${OWN}${title}`).click(7);
      pause();
    }
    const titles = recallGames().map(({ title }) => title);
    expect(titles).toEqual(["mine5", "mine4", "mine3", "mine2", "mine1"]);
  });
});

it("invalid entries of the storage are dropped, and set aside with a message", () => {
  for (const text of ["", "null", "{}", "[1,null,{}]", '[{"fragment":"board=1*"}]']) {
    storage.set("taisou.unfinished", text);
    expect(recallGames()).toEqual([]);
    const page = tabAt(OWN);
    expect(page.risk()).toBe("unread");
    page.click(7);
    pause();
    expect(storage.get("taisou.unfinished.unread")).toBe(text);
    expect(recallGames()).toHaveLength(1);
  }
  const kept = { moves: "", presses: [1], byHand: true };
  const game = { fragment: "board=12*", kept, title: "", columns: 3, rows: 1 };
  const odd = { ...game, kept: { ...kept, presses: ["1"] } };
  storage.set("taisou.unfinished", JSON.stringify([odd, game]));
  expect(recallGames()).toEqual([game]);
});
