import type { Solution } from "taisou";
import type { ClientEvent, SearchClient } from "../client/client";
import type { EndEvent, Progress, SearchId, Task } from "../worker/protocol";
import type { Action } from "./actions";
import { attempt } from "./attempt";
import { boardsAlong } from "./boards";
import { directionOf, gesturesOf } from "./playing";
import type { Rules } from "./rules";
import type { Answer, Gesture, Hint, Puzzle, Result } from "./state";
import type { Store } from "./store";
import {
  algorithmOf,
  answerOf,
  metricOf,
  obstacle,
  playedGestures,
  replayTurn,
  shownBoard,
} from "./view";

/** Solve, hint and cancel. */
export interface Searching {
  solve(): void;
  hint(): void;
  cancel(): void;
  /** Hears what the client says about the current search. */
  hear(event: ClientEvent): void;
}

type CancelledEvent = Extract<EndEvent, { type: "cancelled" }>;

/** The position that a search was asked about. */
interface Asked {
  readonly id: SearchId;
  readonly purpose: "solve" | "hint";
  readonly puzzle: Puzzle;
  readonly board: string;
  readonly history: readonly Gesture[];
}

export function createSearching(store: Store, rules: Rules, client: SearchClient): Searching {
  let asked: Asked | null = null;

  function start(purpose: Asked["purpose"]): void {
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null || obstacle(state) !== null) return;
    const board = shownBoard(state);
    const algorithm = purpose === "hint" ? "auto" : algorithmOf(state);
    const task: Task = {
      board,
      width: puzzle.width,
      algorithm,
      options: {
        ...puzzle.options,
        metric: metricOf(state),
        // The page makes the boards of a solution itself, as they are looked at.
        boards: false,
        // Who chooses it says when it is enough.
        ...(algorithm === "anytime" && { maxNodes: Number.MAX_SAFE_INTEGER }),
      },
    };
    const id = client.start(task);
    asked = { id, purpose, puzzle, board, history: playedGestures(state) };
    store.dispatch({ type: "searching", id, purpose });
  }

  /** The numbers on show belong to the solution on show; a hint's are not worth replacing them. */
  function report(now: Asked, progress: Progress): void {
    if (now.purpose === "solve") store.dispatch({ type: "progress", progress });
  }

  function finished(now: Asked, solution: Solution): Action {
    if (now.purpose === "hint") {
      const hint =
        solution.status === "solved" ? hintOf(now.board, now.puzzle.width, solution) : null;
      if (hint !== null) return { type: "hinted", hint };
    }
    return { type: "ended", result: resultOf(now, solution), progress: null };
  }

  /** What was found until then is kept. A hint that was given up says nothing about the solution on show. */
  function cancelled(now: Asked, event: CancelledEvent | null): Action {
    if (now.purpose === "hint") return { type: "hinted", hint: { kind: "none" } };
    const solution = event?.solution ?? null;
    return {
      type: "ended",
      result: solution === null ? { kind: "cancelled" } : resultOf(now, solution),
      progress: event?.progress ?? null,
    };
  }

  function resultOf(now: Asked, solution: Solution): Result {
    switch (solution.status) {
      case "solved":
        return { kind: "solved", answer: answerFrom(rules, now, solution) };
      case "unsolvable":
        return { kind: "unsolvable", reason: solution.reason };
      case "stopped":
        // A limit was met, but what was found on the way is a solution all the same.
        return solution.length === null
          ? { kind: "stopped", reason: solution.reason }
          : { kind: "solved", answer: answerFrom(rules, now, solution) };
    }
  }

  return {
    solve() {
      start("solve");
    },

    hint() {
      const state = store.state();
      const { puzzle } = state;
      if (puzzle === null || obstacle(state) !== null || state.search.phase !== "idle") return;
      // A solution that goes through this very position answers without a search.
      const answer = answerOf(state);
      const turn = replayTurn(state);
      if (answer !== null && turn !== null && answer.solution.metric === metricOf(state)) {
        const next = answer.turns[turn];
        const board = shownBoard(state);
        const left = answer.turns.length - turn;
        const hint: Hint =
          next === undefined ? { kind: "done", board } : moveHint(board, puzzle.width, next, left);
        store.dispatch({ type: "hinted", hint });
        return;
      }
      start("hint");
    },

    cancel() {
      if (store.state().search.phase !== "running") return;
      store.dispatch({ type: "cancelling" });
      client.cancel();
    },

    hear(event) {
      if (event.type === "replaced") {
        store.dispatch({ type: "notice", notice: { kind: "replaced" } });
        return;
      }
      // The board was changed while it ran: whoever changed it has cancelled, nobody waits for it.
      if (asked === null || store.state().search.phase === "idle") return;
      const now = asked;
      switch (event.type) {
        case "progress":
          report(now, event.progress);
          return;
        case "finished":
          report(now, event.progress);
          // An answer that the page cannot read ends the search all the same.
          store.dispatch(
            attempt(store, () => finished(now, event.solution)) ?? {
              type: "ended",
              result: { kind: "crashed", why: "panic" },
              progress: null,
            },
          );
          break;
        case "cancelled":
          store.dispatch(attempt(store, () => cancelled(now, event)) ?? cancelled(now, null));
          break;
        case "refused":
          store.dispatch({
            type: "ended",
            result: { kind: "refused", ...event.refusal },
            progress: null,
          });
          break;
        case "crashed":
          store.dispatch({
            type: "ended",
            result: { kind: "crashed", why: event.why },
            progress: null,
          });
          break;
      }
      asked = null;
    },
  };
}

function answerFrom(rules: Rules, asked: Asked, solution: Solution): Answer {
  const { puzzle, board, history } = asked;
  const { width, options } = puzzle;
  const { moves } = solution;
  return {
    history,
    turns: gesturesOf(moves, boardsAlong(rules.parse(board, width, options), moves)),
    solution,
    notation: rules.writeMoves(board, width, moves, options),
  };
}

function hintOf(board: string, width: number, solution: Solution): Hint | null {
  const first = solution.moves.filter(({ turn }) => turn === 0);
  if (first.length === 0) return { kind: "done", board };
  return moveHint(board, width, { moves: first, board: "" }, solution.length ?? 0);
}

/** Marks the piece to click: of a line that slides the one farthest from the blank, of one that goes on its first step. */
function moveHint(board: string, width: number, { moves }: Gesture, left: number): Hint {
  const [first, second] = moves;
  const made = first !== undefined && second?.from === first.to ? first : moves.at(-1);
  if (made === undefined) return { kind: "done", board };
  const direction = directionOf(made, width);
  return { kind: "move", board, symbol: made.symbol, cell: made.from, direction, left };
}
