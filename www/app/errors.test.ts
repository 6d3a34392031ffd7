import * as taisou from "taisou";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientEvent, TaskClient } from "../engine/client";
import type { TaskId } from "../engine/protocol";
import { guardRules, type RulesModule } from "../engine/rules";
import { createVerdicts } from "../model/derived/verdict";
import { LANDING } from "../model/puzzle/entry";
import { EMPTY_FIELDS } from "../model/puzzle/puzzle";
import { errorReporter } from "./errors";
import { openPasted } from "./open-pasted";
import { createPage } from "./page-in-tests";
import { SearchController } from "./search-controller";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** The module; after `panic` every call throws, as WebAssembly does. */
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
  const created = createPage({ guard: (store) => guardRules(module, errorReporter(store)) });
  const { store, rules, open } = created;
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
  open("board=12/3*&goal=23/1*");
  const solution = taisou.solve("12/3*", 2, "bfs", { goal: "23/1*" });
  return {
    ...created,
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
    ["a listed puzzle", ({ puzzle }) => puzzle.entry(LANDING)],
    ["scrambling", ({ puzzle }) => puzzle.scramble()],
    ["exchanging", ({ puzzle }) => puzzle.exchange([0, 1])],
    ["a board of Make", ({ puzzle }) => puzzle.made(FIELDS, true)],
    ["a pasted start", ({ edit }) => edit.paste("1*/32")],
    ["a pasted board", (page) => openPasted(page, "1*/32")],
    ["a generated board", ({ puzzle }) => puzzle.board("1*/32", FIELDS)],
    ["a link", ({ open }) => open("board=1*/32&moves=L")],
    [
      "an answer",
      ({ search, end }) => {
        search.solve();
        end("finished");
      },
    ],
    [
      "an answer of a cancelled search",
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
  ])("is reported after %s, which does not throw", (name, act) => {
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

  it("is reported once for repeated calls", () => {
    const { store, rules, panic } = page();
    const news = vi.fn();
    store.subscribe(news);
    panic();
    for (let times = 0; times < 3; times += 1) rules.version();
    expect(news).toHaveBeenCalledTimes(1);
  });
});

it("reports the reason of an invalid call", () => {
  const { store, rules } = page();
  expect(rules.parse("1", 0)).toBeNull();
  expect(store.state().notice).toMatchObject({ kind: "refused", code: "no-blank" });
});

it("does not report an invalid board text", () => {
  const { store, rules } = page();
  expect(rules.readBoard("1", 0)).toMatchObject({ ok: null, objection: { code: "no-blank" } });
  expect(store.state().notice).toBeNull();
});
