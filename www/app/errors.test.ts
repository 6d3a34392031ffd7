import * as taisou from "taisou";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientEvent, TaskClient } from "../engine/client";
import type { TaskId } from "../engine/protocol";
import { guardRules, type RulesModule } from "../engine/rules";
import { pageTexts } from "../i18n/page-texts";
import { createPositions } from "../model/derived/position";
import { createVerdicts } from "../model/derived/verdict";
import { readLink } from "../model/link/link";
import { LANDING } from "../model/puzzle/entry";
import { EMPTY_FIELDS } from "../model/puzzle/puzzle";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { initialState } from "../model/state/state";
import { createStore } from "../model/state/store";
import { createCollection } from "./collection";
import { EditController } from "./edit-controller";
import { errorReporter } from "./errors";
import { LinkController } from "./link-controller";
import { PlayController } from "./play-controller";
import { PuzzleController } from "./puzzle-controller";
import { SearchController } from "./search-controller";

beforeAll(() => taisou.default());
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** The module, until it panics: then as WebAssembly does. */
function fragile() {
  let broken = false;
  const module = Object.fromEntries(
    Object.entries(taisou).map(([name, call]) => [
      name,
      (...inputs: unknown[]) => {
        if (broken) throw new WebAssembly.RuntimeError("unreachable");
        return (call as (...inputs: unknown[]) => unknown)(...inputs);
      },
    ]),
  ) as unknown as RulesModule;
  return {
    module,
    panic: () => {
      broken = true;
    },
  };
}

function page() {
  const { module, panic } = fragile();
  const store = createStore(initialState(DEFAULT_PREFS));
  const rules = guardRules(module, errorReporter(store));
  const positionOf = createPositions(rules);
  const play = new PlayController(store, rules, positionOf, pageTexts.in);
  const puzzle = new PuzzleController(store, rules);
  const edit = new EditController(store, rules);
  const link = new LinkController(store, rules, createCollection());
  let emit: (event: ClientEvent) => void = () => {};
  const client: TaskClient = {
    start: () => 1 as TaskId,
    listen: (listener) => {
      emit = listener;
    },
    cancel: () => {},
    resume: () => null,
    locate: () => false,
    warm: () => {},
  };
  const search = new SearchController(store, rules, client);
  store.dispatch({ type: "loaded" });
  link.open(readLink("board=12/3*&goal=23/1*"), null);
  const solution = taisou.solve("12/3*", 2, "bfs", { goal: "23/1*" });
  return {
    store,
    rules,
    positionOf,
    play,
    puzzle,
    edit,
    link,
    search,
    /** Ends the search with a solution. */
    end: (type: "finished" | "cancelled") =>
      emit({
        type,
        id: 1 as TaskId,
        outcome: { kind: "solve", solution },
        progress: PROGRESS,
      }),
    panic,
  };
}

type Page = ReturnType<typeof page>;

const FIELDS = { ...EMPTY_FIELDS, start: "1*/32" };
const PROGRESS = {
  stats: {
    phase: "searching",
    done: 0,
    total: 0,
    nodes: 1,
    bound: 0,
    depth: 0,
    bytes: 0,
    best: null,
  },
  millis: 1,
  rate: 1,
} as const;

describe("a module that panics", () => {
  it.each<readonly [string, (page: Page) => void]>([
    ["a click", ({ play }) => play.click(2)],
    ["an arrow key", ({ play }) => play.slide("right", false)],
    ["a drag", ({ play }) => play.grab(2)?.passes([0, 0], 0)],
    ["the keyboard's push", ({ play }) => play.push("right")],
    ["typing a start", ({ edit }) => edit.type("start", "1*/32")],
    ["typing a goal", ({ edit }) => edit.type("goal", "1*/32")],
    ["drawing", ({ edit }) => edit.draw(FIELDS)],
    ["a puzzle of the collection", ({ puzzle }) => puzzle.entry(LANDING)],
    ["scrambling", ({ puzzle }) => puzzle.scramble()],
    ["exchanging", ({ puzzle }) => puzzle.exchange([0, 1])],
    ["a board that was made", ({ puzzle }) => puzzle.made(FIELDS, true)],
    ["a start that was pasted", ({ edit }) => edit.paste("1*/32")],
    ["a board that was pasted", ({ puzzle }) => puzzle.pasted("1*/32")],
    ["a board that was composed", ({ puzzle }) => puzzle.board("1*/32", FIELDS)],
    ["a link", ({ link }) => link.open(readLink("board=1*/32&moves=L"), null)],
    [
      "an answer",
      ({ search, end }) => {
        search.solve();
        end("finished");
      },
    ],
    [
      "an answer to what was cancelled",
      ({ search, end }) => {
        search.solve();
        end("cancelled");
      },
    ],
    [
      "reading the board",
      ({ store, positionOf }) => {
        const gestures = [{ moves: [], board: "12/*3" }];
        store.dispatch({ type: "walked", gestures, cursor: 1 });
        positionOf(store.state());
      },
    ],
    ["a verdict", ({ store, rules }) => createVerdicts(rules)(store.state())],
  ])("is told after %s, which does not throw", (name, act) => {
    const all = page();
    const { store, play, panic } = all;
    if (name.includes("push")) play.pick(2);
    const { puzzle } = store.state();
    panic();
    act(all);
    expect(store.state().notice).toEqual({ kind: "broken" });
    expect(store.state().puzzle).toBe(puzzle);
    expect(store.state().search.phase).toBe("idle");
  });

  it("is told once, however often a view asks", () => {
    const { store, rules, panic } = page();
    const news = vi.fn();
    store.subscribe(news);
    panic();
    for (let times = 0; times < 3; times += 1) rules.version();
    expect(news).toHaveBeenCalledTimes(1);
  });
});

it("a call that the module refuses, by a fault of the page, is told with its reason", () => {
  const { store, rules } = page();
  expect(rules.parse("1", 0)).toBeNull();
  expect(store.state().notice).toMatchObject({ kind: "refused", code: "no-blank" });
});

it("a text that is no board is an ordinary answer", () => {
  const { store, rules } = page();
  expect(rules.readBoard("1", 0)).toMatchObject({ ok: null, objection: { code: "no-blank" } });
  expect(store.state().notice).toBeNull();
});
