import type { Metric, Solution } from "taisou";
import type { ClientEvent, TaskClient } from "../engine/client";
import type { EndEvent, Outcome, Progress, Task, TaskId } from "../engine/protocol";
import type { Rules } from "../engine/rules";
import { hintFrom, nextHint } from "../model/derived/hints";
import { progressOn, replayProgress } from "../model/derived/replay-progress";
import { answerFrom, type Searched } from "../model/play/answer";
import type { Action } from "../model/state/actions";
import type { Purpose, Reach, Result } from "../model/state/search";
import {
  algorithmOf,
  answerOf,
  metricOf,
  obstacle,
  playedGestures,
  shownBoard,
} from "../model/state/selectors";
import type { Store } from "../model/state/store";
import { helpersHere } from "../platform/helpers";

/** Solve, hint, measure and cancel. */
export interface SearchController {
  solve(): void;
  /** Solves the puzzle from its start, wherever the player stands, and shows that. */
  solveFromStart(): void;
  /** Shows the solution that is there, as long as the board on show is on it; else solves. */
  answer(): void;
  /** Tells one thing more with each call, on the same board. */
  hint(): void;
  /** Searches the fewest moves from the start, in one metric after another. */
  measure(metrics: readonly Metric[]): void;
  cancel(): void;
  /** Goes on with the last solution that is not proven shortest, from where it was if that is still there. */
  goOn(): void;
  /** Hears what the client says about the current search. */
  onEvent(event: ClientEvent): void;
}

type FinishedEvent = Extract<EndEvent, { type: "finished" }>;
type ProgressEvent = Extract<ClientEvent, { type: "progress" }>;
type CancelledEvent = Extract<EndEvent, { type: "cancelled" }>;

/** A search that was asked for. */
interface RunningSearch extends Searched {
  readonly id: TaskId;
  readonly purpose: Purpose;
  readonly metric: Metric;
  /** The metrics to be measured after this one. */
  readonly next: readonly Metric[];
  /** The position is the start of the puzzle, not the board on show. */
  readonly fromStart: boolean;
}

interface StartOptions {
  readonly next?: RunningSearch["next"];
  readonly endless?: boolean;
  readonly fromStart?: boolean;
}

/** After this a hint comes from the best solution so far. */
const HINT_MILLIS = 1000;

export function createSearchController(
  store: Store,
  rules: Rules,
  client: TaskClient,
): SearchController {
  let asked: RunningSearch | null = null;
  /** The best solution so far of a search for a hint. */
  let hinting: Solution | null = null;
  /** The last search for a solution that has ended. */
  let ended: RunningSearch | null = null;

  // A board that changes under a search ends it; nobody waits for its answer any more.
  store.subscribe((state, before) => {
    const dropped = before.search.phase !== "idle" && state.search.phase === "idle";
    if (dropped && state.puzzle !== before.puzzle) client.cancel();
  });

  function start(
    purpose: Purpose,
    metric: Metric,
    { next = [], endless = false, fromStart = purpose === "measure" }: StartOptions = {},
  ): void {
    // What is solved is the player's own position, not one of the answer that lies over it.
    if (purpose === "solve") store.dispatch({ type: "watched", on: false });
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null || obstacle(state) !== null) return;
    const board = fromStart ? puzzle.board : shownBoard(state);
    const algorithm = purpose === "solve" ? algorithmOf(state) : "auto";
    const task: Task = {
      kind: "solve",
      board,
      width: puzzle.width,
      algorithm,
      keeping: true,
      helpers: helpersHere(),
      options: {
        ...puzzle.options,
        metric,
        // The page makes the boards of a solution itself, as they are looked at.
        boards: false,
        // Who chooses it says when it is enough.
        ...((endless || algorithm === "anytime") && { maxNodes: Number.MAX_SAFE_INTEGER }),
      },
    };
    const id = client.start(task);
    const history = fromStart ? [] : playedGestures(state);
    hinting = null;
    asked = { id, purpose, metric, puzzle, board, history, next, fromStart };
    store.dispatch({ type: "searching", id, purpose, metric });
  }

  /** The numbers on show belong to the solution on show; those of other searches are not worth replacing them. */
  function report(now: RunningSearch, { progress, sofar: found }: ProgressEvent): void {
    if (now.purpose === "hint") hintSoon(now, progress, solutionOf(found));
    if (now.purpose !== "solve") return;
    store.dispatch({ type: "progress", progress });
    // A player who stands elsewhere is shown the answer once it is there.
    const solution = now.fromStart ? null : solutionOf(found);
    const answer = solution === null ? null : answerFrom(rules, now, solution);
    if (answer !== null) store.dispatch({ type: "improved", answer });
  }

  /** On a board too large to prove the shortest soon, the best solution after a second gives the hint. */
  function hintSoon(now: RunningSearch, { millis }: Progress, solution: Solution | null): void {
    hinting = solution ?? hinting;
    if (hinting === null || millis < HINT_MILLIS || store.state().search.phase !== "running")
      return;
    const guide = answerFrom(rules, now, hinting);
    if (guide === null) return;
    asked = null;
    client.cancel();
    const hint = hintFrom(guide, store.state()) ?? { kind: "none" };
    store.dispatch({ type: "hinted", hint, guide });
  }

  /** `null` for an answer that the page cannot read. */
  function finished(now: RunningSearch, { outcome, progress }: FinishedEvent): Action | null {
    const solution = solutionOf(outcome);
    if (solution === null) return null;
    if (now.purpose === "measure" && solution.status !== "unsolvable") {
      return { type: "measured", solution };
    }
    const result = resultOf(now, solution, progress);
    if (result === null) return null;
    if (now.purpose === "hint" && result.kind === "solved") {
      const guide = result.answer;
      // The player may have moved on meanwhile; what was found is good as long as it is followed.
      const hint = hintFrom(guide, store.state()) ?? { kind: "none" };
      return { type: "hinted", hint, guide };
    }
    return endedWith(result, progress);
  }

  /** What was found until then is kept. A search beside the solution on show says nothing about that. */
  function cancelled(now: RunningSearch, { outcome, progress }: CancelledEvent): Action {
    const solution = solutionOf(outcome);
    if (now.purpose === "hint") return { type: "hinted", hint: { kind: "none" } };
    if (now.purpose === "measure") return { type: "measured", solution };
    const found = progress === null || solution === null ? null : resultOf(now, solution, progress);
    const reach = progress === null ? null : reachOf(progress);
    return endedWith(found ?? { kind: "cancelled", reach }, progress);
  }

  function endedWith(result: Result, progress: Progress | null): Action {
    const isLeft =
      result.kind === "solved" && progressOn(result.answer, store.state())?.kind === "left";
    return { type: "ended", result, progress, isLeft };
  }

  function resultOf(now: RunningSearch, solution: Solution, progress: Progress): Result | null {
    switch (solution.status) {
      case "solved":
        return solved(now, solution);
      case "unsolvable":
        return { kind: "unsolvable", reason: solution.reason };
      case "stopped":
        // A limit was met, but what was found on the way is a solution all the same.
        return solution.length === null
          ? { kind: "stopped", reason: solution.reason, reach: reachOf(progress) }
          : solved(now, solution);
    }
  }

  function solved(now: RunningSearch, solution: Solution): Result | null {
    const answer = answerFrom(rules, now, solution);
    return answer === null ? null : { kind: "solved", answer };
  }

  /** What became of a search, as the page has it. */
  function end(now: RunningSearch, event: EndEvent): Action {
    switch (event.type) {
      case "finished":
        // An answer that the page cannot read ends the search all the same.
        return finished(now, event) ?? endedWith({ kind: "crashed", why: "panic" }, null);
      case "cancelled":
        return cancelled(now, event);
      case "refused":
        return endedWith({ kind: "refused", ...event.objection }, null);
      case "crashed":
        return endedWith({ kind: "crashed", why: event.why }, null);
    }
  }

  return {
    solve() {
      start("solve", metricOf(store.state()));
    },

    solveFromStart() {
      start("solve", metricOf(store.state()), { fromStart: true });
    },

    answer() {
      const state = store.state();
      const progress = replayProgress(state);
      const fits = answerOf(state)?.solution.metric === metricOf(state);
      if (fits && progress !== null && progress.kind !== "left") {
        store.dispatch({ type: "watched", on: true });
      } else if (state.search.phase === "idle") start("solve", metricOf(state));
    },

    hint() {
      const state = store.state();
      if (obstacle(state) !== null || state.search.phase !== "idle") return;
      const hint = nextHint(state);
      if (hint === null) start("hint", metricOf(state));
      else store.dispatch({ type: "hinted", hint });
    },

    measure([metric, ...next]) {
      if (metric === undefined || store.state().search.phase !== "idle") return;
      start("measure", metric, { next });
    },

    goOn() {
      const state = store.state();
      if (state.search.phase !== "idle") return;
      const before = ended?.puzzle === state.puzzle ? ended : null;
      const id = before === null ? null : client.resume(before.id);
      if (before === null || id === null) {
        start("solve", metricOf(state), { endless: true });
        return;
      }
      asked = { ...before, id };
      const { purpose, metric } = before;
      store.dispatch({ type: "searching", id, purpose, metric, sofar: answerOf(state) });
    },

    cancel() {
      if (store.state().search.phase !== "running") return;
      store.dispatch({ type: "cancelling" });
      client.cancel();
    },

    onEvent(event) {
      if (event.type === "replaced") {
        store.dispatch({ type: "notice", notice: { kind: "replaced" } });
        return;
      }
      // The board was changed while it ran: whoever changed it has cancelled, nobody waits for it.
      if (event.type === "located" || asked === null || store.state().search.phase === "idle")
        return;
      const now = asked;
      if (event.type === "progress") {
        report(now, event);
        return;
      }
      const wanted = store.state().search.phase === "running";
      const [metric, ...next] = now.next;
      asked = null;
      if (now.purpose === "solve") ended = now;
      const action = end(now, event);
      store.dispatch(action);
      if (now.purpose === "solve" && now.fromStart) store.dispatch({ type: "wentTo", turn: 0 });
      const goesOn = wanted && event.type === "finished" && action.type === "measured";
      if (goesOn && metric !== undefined) start("measure", metric, { next });
    },
  };
}

function solutionOf(outcome: Outcome | null): Solution | null {
  return outcome?.kind === "solve" ? outcome.solution : null;
}

function reachOf({ stats }: Progress): Reach {
  return { nodes: stats.nodes, depth: stats.depth, bound: stats.bound };
}
