import type { Cell, MetricMethods, Move, Solution } from "taisou";
import { describe, expect, it } from "vitest";
import type { TaskId } from "../../engine/protocol";
import type { Answer, Gesture } from "../play/play";
import { EMPTY_FIELDS, type Puzzle } from "../puzzle/puzzle";
import type { Action, OpenedAction } from "./actions";
import { STILL } from "./clock";
import { NO_HELP } from "./help";
import type { Notice } from "./notice";
import { canRedo } from "./past-puzzles";
import { DEFAULT_PREFS } from "./prefs";
import { reduce } from "./reducer";
import type { Purpose } from "./search-state";
import { countTurns, mayGoOn, movesPlayed, obstacle, shownBoard } from "./selectors";
import { type AppState, initialState } from "./state";

const PREFS = DEFAULT_PREFS;

function puzzle(board: string, part: Partial<Puzzle> = {}): Puzzle {
  const cells = [..."abcde"].map((symbol): Cell => ({ kind: "tile", symbol, ways: [] }));
  const drawn = { board, width: 5, height: 1, cells, blocks: [] };
  const start = { ...drawn, goals: [], solved: false, same: [], axis: null, gates: null };
  const methods = (["step", "line"] as const).map(
    (metric): MetricMethods => ({ metric, usual: true, takes: true, methods: [] }),
  );
  return { board, width: 2, options: {}, start, methods, hasGoal: true, ...part };
}

/** A gesture to this board: by tiles of one line, or by others to another board. */
const gesture = (board: string, steps = 1): Gesture => {
  const first = (board.codePointAt(board.length - 1) ?? 0) % 5;
  const move = (turn: number): Move => {
    const from = (first + 5 - turn) % 5;
    return { symbol: "1", from, to: (from + 1) % 5, turn };
  };
  return { moves: Array.from({ length: steps }, (_, turn) => move(turn)), board };
};
const slid = (board: string): Action => ({ type: "slid", gesture: gesture(board), spoken: "" });
const opened = (board: string): OpenedAction => ({
  type: "opened",
  fields: { ...EMPTY_FIELDS, start: board },
  reading: { puzzle: puzzle(board), problems: [] },
  gestures: [],
});
const run = (state: AppState, ...actions: Action[]) => actions.reduce(reduce, state);
const start = run(initialState(PREFS), { type: "loaded" }, opened("S"));

/** A solution of two turns after these gestures. */
function answer(history: readonly Gesture[]): Answer {
  return {
    board: history.at(-1)?.board ?? "S",
    history,
    turns: [gesture("T1"), gesture("T2")],
    solution: { metric: "step", length: 2, bound: 2 } as Solution,
    notation: "UL",
  };
}
const solved = (found: Answer): Action => ({
  type: "ended",
  result: { kind: "solved", answer: found },
  progress: null,
});

describe("playing", () => {
  it("announces an identical move again", () => {
    const move: Action = { type: "slid", gesture: gesture("A"), spoken: "1 left" };
    const played = run(start, move);
    expect(played.spoken).toBe("1 left");
    expect(run(played, { type: "undone" }).spoken).toBe("");
  });

  it("drops notices about the last move at the next one, and keeps others", () => {
    const told = (notice: Notice): AppState => run(start, { type: "notice", notice });
    const goes = (state: AppState) => reduce(state, { type: "entered", place: "all" }).notice;
    const refused: Notice = { kind: "refused", code: "bad-width", details: {} };
    expect(goes(told({ kind: "pasted", isNew: true, size: null, isGoalGone: false }))).toBeNull();
    expect(goes(told({ kind: "scrambled" }))).toBeNull();
    expect(goes(told(refused))).toBe(refused);
  });

  it("undoes, redoes and restarts without limit", () => {
    const played = run(start, slid("A"), slid("B"), slid("C"));
    expect(shownBoard(played)).toBe("C");
    const back = run(played, { type: "undone" }, { type: "undone" });
    expect(shownBoard(back)).toBe("A");
    expect(shownBoard(run(back, { type: "redone" }))).toBe("B");
    expect(shownBoard(run(played, { type: "restarted" }))).toBe("S");
    expect(shownBoard(run(played, { type: "restarted" }, { type: "redone" }))).toBe("A");
  });

  it("drops undone moves at the next move", () => {
    const other = run(start, slid("A"), { type: "undone" }, slid("B"), { type: "redone" });
    expect(shownBoard(other)).toBe("B");
    expect(other.play.gestures).toHaveLength(1);
  });

  it("drops later puzzles at the next move on an earlier one", () => {
    const scrambled: Action = { ...opened("X"), keeps: STILL };
    const back = run(start, slid("A"), scrambled, { type: "undone" });
    expect([shownBoard(back), canRedo(back)]).toEqual(["A", true]);
    expect(shownBoard(run(back, { type: "redone" }))).toBe("X");
    const moved = run(back, slid("B"));
    expect(canRedo(moved)).toBe(false);
    expect(reduce(moved, { type: "redone" })).toBe(moved);
    // Also after a move that was undone on the earlier puzzle.
    const other = run(back, { type: "undone" }, slid("C"), { type: "redone" });
    expect(shownBoard(other)).toBe("C");
  });

  it("changes nothing at the ends of the history", () => {
    expect(reduce(start, { type: "undone" })).toBe(start);
    expect(reduce(start, { type: "redone" })).toBe(start);
  });

  it("counts in the chosen metric", () => {
    const line: Action = { type: "slid", gesture: gesture("A", 3), spoken: "" };
    const played = run(start, line);
    expect(movesPlayed(played)).toBe(3);
    expect(movesPlayed(run(played, { type: "metric", metric: "line" }))).toBe(1);
  });
});

describe("editing", () => {
  const edit = (reading: Puzzle | null): Action => ({
    type: "edited",
    fields: { ...EMPTY_FIELDS, start: "typed" },
    reading: {
      puzzle: reading,
      problems: reading === null ? [{ field: "start", code: "no-blank", details: {} }] : [],
    },
  });

  it("keeps the last board and its play while the text is unreadable", () => {
    const broken = run(start, slid("A"), edit(null));
    expect(shownBoard(broken)).toBe("A");
    expect(broken.fields.start).toBe("typed");
    expect(obstacle(broken)).toBe("start");
  });

  it("keeps the play but not the results when only the goal changes", () => {
    const asked = run(start, slid("A"), solved(answer([])));
    const other = reduce(asked, edit(puzzle("S", { options: { goal: "G" } })));
    expect(shownBoard(other)).toBe("A");
    expect(other.result.kind).toBe("none");
  });

  it("keeps everything when the text describes the same board", () => {
    const asked = run(start, slid("A"), solved(answer([])));
    const same = reduce(asked, edit(puzzle("S")));
    expect(same.result).toBe(asked.result);
  });

  it("restarts with another start", () => {
    expect(shownBoard(run(start, slid("A"), edit(puzzle("N"))))).toBe("N");
  });

  it("cannot solve while the goal is unusable, and names the field", () => {
    const problem = { field: "goal", code: "goal-mismatch", details: {} } as const;
    const unusable = run(start, edit(puzzle("S", { hasGoal: false })));
    expect(obstacle({ ...unusable, problems: [problem] })).toBe("goal");
    expect(obstacle(unusable)).toBe("noGoal");
  });
});

describe("a solution", () => {
  const history = [gesture("A")];
  const base = run(start, { type: "slid", gesture: history[0] as Gesture, spoken: "" });
  const found = run(base, solved(answer(history)));

  it("is undone up to its beginning, and its end restores the player's game", () => {
    const shown = run(found, { type: "wentTo", turn: 1 });
    const back = run(shown, { type: "undone" }, { type: "undone" });
    expect([shownBoard(back), back.watching]).toEqual(["A", true]);
    const closed = run(shown, { type: "watched", on: false });
    expect(closed.play).toBe(base.play);
    expect(shownBoard(run(closed, { type: "undone" }))).toBe("S");
    const restarted = run(shown, { type: "restarted" });
    expect([shownBoard(restarted), restarted.watching]).toEqual(["S", false]);
  });

  it("is closed by a move from the player's own position only", () => {
    const elsewhere = run(base, solved(answer([])), { type: "watched", on: true });
    const tried = run(elsewhere, { type: "wentTo", turn: 1 }, slid("H"));
    expect([tried.watching, tried.own?.play]).toEqual([true, base.play]);
    const played = run(found, slid("H"));
    expect([played.watching, played.play.gestures.length]).toEqual([false, 2]);
  });

  it("counts as help after a restart, unlike a hint", () => {
    const lost = run(found, {
      type: "ended",
      result: { kind: "cancelled", reach: null },
      progress: null,
    });
    expect(run(lost, { type: "restarted" }).help.answer).toBe(true);
    const hinted = { ...base, help: { ...NO_HELP, hints: [3] } };
    expect(run(hinted, { type: "restarted" }).help).toEqual(NO_HELP);
  });
});

describe("searching", () => {
  const search = (purpose: Purpose): Action => ({
    type: "searching",
    id: 1 as TaskId,
    purpose,
    metric: "step",
  });
  const searching = search("solve");

  it("drops the old result, except for a hint", () => {
    const found = run(start, solved(answer([])));
    expect(run(found, searching).result.kind).toBe("none");
    expect(run(found, search("hint")).result.kind).toBe("solved");
    expect(run(found, search("measure")).result.kind).toBe("solved");
  });

  it("from the start gives bounds, which another puzzle drops", () => {
    const found = run(start, solved(answer([])));
    expect(found.bests).toEqual({ step: { length: 2, bound: 2 } });
    expect(run(found, opened("N")).bests).toEqual({});
    const history = [gesture("A")];
    expect(run(start, slid("A"), solved(answer(history))).bests).toEqual({});
  });
});

it("a language chosen by the player overrides the link's", () => {
  const linked = run(start, { ...opened("N"), linkLang: "en" } as Action);
  expect(linked.linkLang).toBe("en");
  expect(run(linked, { type: "prefs", prefs: { lang: "ja" } }).linkLang).toBeNull();
});

describe("the count of moves", () => {
  const path = (...cells: number[]): Move[] =>
    cells.slice(1).map((to, index) => ({ symbol: "A", from: cells[index] ?? 0, to, turn: index }));

  it("counts one move while a piece goes on, around corners only by `move`", () => {
    const corner = path(0, 1, 2, 6);
    expect(countTurns(corner, "step")).toBe(3);
    expect(countTurns(corner, "slide")).toBe(2);
    expect(countTurns(corner, "move")).toBe(1);
  });

  it("counts another piece as another move, and a returned piece as none", () => {
    expect(countTurns([...path(0, 1, 2), ...path(8, 9)], "move")).toBe(2);
    expect(countTurns([...path(8, 9), ...path(0, 1, 2, 1, 0)], "move")).toBe(1);
    expect(countTurns(path(0, 1, 0, 4), "slide")).toBe(1);
  });
});

describe("mayGoOn", () => {
  it.each([
    ["maxNodes", true],
    ["budget", true],
    ["maxBytes", false],
    ["nothingLeft", false],
  ] as const)("after a stop by %s: %s", (limit, goesOn) => {
    const result = {
      kind: "stopped",
      reason: { limit },
      reach: { nodes: 1, depth: 1, bound: 0 },
    } as const;
    expect(mayGoOn({ ...initialState(PREFS), result })).toBe(goesOn);
  });
});
