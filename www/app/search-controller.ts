import type { Metric, Solution } from "taisou";
import type { ClientEvent, TaskClient } from "../engine/client";
import {
  type EndEvent,
  type Progress,
  solutionOf,
  type Task,
  type TaskId,
} from "../engine/protocol";
import type { Rules } from "../engine/rules";
import { hintFrom, nextHint } from "../model/derived/hints";
import { progressOn, replayProgress } from "../model/derived/replay-progress";
import { answerFrom, type Searched } from "../model/play/answer";
import type { Answer } from "../model/play/play";
import type { Action } from "../model/state/actions";
import type { Purpose, Reach, Result } from "../model/state/search-state";
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

type FinishedEvent = Extract<EndEvent, { type: "finished" }>;
type ProgressEvent = Extract<ClientEvent, { type: "progress" }>;
type CancelledEvent = Extract<EndEvent, { type: "cancelled" }>;

interface RunningSearch extends Searched {
  readonly id: TaskId;
  readonly purpose: Purpose;
  readonly metric: Metric;
  /** The metrics to measure after this one. */
  readonly next: readonly Metric[];
  /** Searches from the start of the puzzle instead of the displayed board. */
  readonly fromStart: boolean;
}

interface StartOptions {
  readonly next?: RunningSearch["next"];
  readonly endless?: boolean;
  readonly fromStart?: boolean;
}

/** After this time a hint comes from the best solution found, proven shortest or not. */
const HINT_MILLIS = 1000;
/** On larger boards it comes from the first solution, which a person's method finds: a second would prove nothing. */
const MOST_CELLS = 36;

/** Runs the searches of the page: solve, hint, measure, cancel. */
export class SearchController {
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #client: TaskClient;
  #running: RunningSearch | null = null;
  /** The best solution that a search for a hint has reported. */
  #hintSolution: Solution | null = null;
  /** The last search with the purpose `solve` that has ended. */
  #ended: RunningSearch | null = null;

  constructor(store: Store, rules: Rules, client: TaskClient) {
    this.#store = store;
    this.#rules = rules;
    this.#client = client;
    client.listen((event) => this.#onEvent(event));
    // A new board ends the search of the old one.
    store.subscribe((state, before) => {
      const isDropped = before.search.phase !== "idle" && state.search.phase === "idle";
      if (isDropped && state.puzzle !== before.puzzle) client.cancel();
    });
  }

  readonly solve = (): void => {
    this.#start("solve", metricOf(this.#store.state()));
  };

  readonly solveFromStart = (): void => {
    this.#start("solve", metricOf(this.#store.state()), { fromStart: true });
  };

  /** Shows the solution if the displayed board is on it, else solves. */
  readonly answer = (): void => {
    const state = this.#store.state();
    const progress = replayProgress(state);
    const fits = answerOf(state)?.solution.metric === metricOf(state);
    if (fits && progress !== null && progress.kind !== "left") {
      this.#store.dispatch({ type: "watched", on: true });
    } else if (state.search.phase === "idle") this.solve();
  };

  /** Gives a hint; if hints are gradual, its next level with each call on the same board. */
  readonly hint = (): void => {
    const state = this.#store.state();
    if (obstacle(state) !== null || state.search.phase !== "idle") return;
    const hint = nextHint(state);
    if (hint === null) this.#start("hint", metricOf(state));
    else this.#store.dispatch({ type: "hinted", hint });
  };

  /** Searches the fewest moves from the start, in one metric after another. */
  readonly measure = ([metric, ...next]: readonly Metric[]): void => {
    if (metric === undefined || this.#store.state().search.phase !== "idle") return;
    this.#start("measure", metric, { next });
  };

  /** Continues the last search that ended without a proof; starts it again if the worker no longer has it. */
  readonly goOn = (): void => {
    const state = this.#store.state();
    if (state.search.phase !== "idle") return;
    const before = this.#ended?.puzzle === state.puzzle ? this.#ended : null;
    const id = before === null ? null : this.#client.resume(before.id);
    if (before === null || id === null) {
      this.#start("solve", metricOf(state), { endless: true });
      return;
    }
    this.#running = { ...before, id };
    const { purpose, metric } = before;
    this.#store.dispatch({ type: "searching", id, purpose, metric, sofar: answerOf(state) });
  };

  readonly cancel = (): void => {
    if (this.#store.state().search.phase !== "running") return;
    this.#store.dispatch({ type: "cancelling" });
    this.#client.cancel();
  };

  #start(
    purpose: Purpose,
    metric: Metric,
    { next = [], endless = false, fromStart = purpose === "measure" }: StartOptions = {},
  ): void {
    // Solves from the player's own position, not from one of the solution shown over it.
    if (purpose === "solve") this.#store.dispatch({ type: "watched", on: false });
    const state = this.#store.state();
    const { puzzle } = state;
    if (puzzle === null || obstacle(state) !== null) return;
    const board = fromStart ? puzzle.board : shownBoard(state);
    const algorithm = purpose === "solve" ? algorithmOf(state) : "auto";
    // `anytime` has no node limit here; the user stops it.
    const isUnlimited = endless || algorithm === "anytime";
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
        // The page computes the boards of a solution as it shows them.
        boards: false,
        ...(isUnlimited && { maxNodes: Number.MAX_SAFE_INTEGER }),
      },
    };
    const id = this.#client.start(task);
    const history = fromStart ? [] : playedGestures(state);
    this.#hintSolution = null;
    this.#running = { id, purpose, metric, puzzle, board, history, next, fromStart };
    this.#store.dispatch({ type: "searching", id, purpose, metric });
  }

  #onEvent(event: ClientEvent): void {
    if (event.type === "replaced") {
      this.#store.dispatch({ type: "notice", notice: { kind: "replaced" } });
      return;
    }
    const running = this.#running;
    const { phase } = this.#store.state().search;
    // `idle`: the board has changed, which cancelled the search.
    if (event.type === "located" || running === null || phase === "idle") return;
    if (event.type === "progress") this.#onProgress(running, event);
    else this.#onEnd(running, event, phase === "running");
  }

  #onProgress(running: RunningSearch, { progress, sofar }: ProgressEvent): void {
    if (running.purpose === "hint") this.#hintEarly(running, progress, solutionOf(sofar));
    // The displayed progress belongs to the displayed solution.
    if (running.purpose !== "solve") return;
    this.#store.dispatch({ type: "progress", progress });
    // A solution from the start is shown once it is final: the player may stand elsewhere.
    const solution = running.fromStart ? null : solutionOf(sofar);
    const answer = solution === null ? null : answerFrom(this.#rules, running, solution);
    if (answer !== null) this.#store.dispatch({ type: "improved", answer });
  }

  /** Takes the hint from the best solution once it is due, and ends the search. */
  #hintEarly(running: RunningSearch, { millis }: Progress, solution: Solution | null): void {
    this.#hintSolution = solution ?? this.#hintSolution;
    const isDue = millis >= HINT_MILLIS || running.puzzle.start.cells.length > MOST_CELLS;
    const isRunning = this.#store.state().search.phase === "running";
    if (this.#hintSolution === null || !isDue || !isRunning) return;
    const guide = answerFrom(this.#rules, running, this.#hintSolution);
    if (guide === null) return;
    this.#running = null;
    this.#client.cancel();
    this.#store.dispatch(this.#hintFrom(guide));
  }

  #onEnd(running: RunningSearch, event: EndEvent, isWanted: boolean): void {
    const [metric, ...next] = running.next;
    this.#running = null;
    if (running.purpose === "solve") this.#ended = running;
    const action = this.#endAction(running, event);
    this.#store.dispatch(action);
    if (running.purpose === "solve" && running.fromStart) {
      this.#store.dispatch({ type: "wentTo", turn: 0 });
    }
    const isMeasured = event.type === "finished" && action.type === "measured";
    if (isWanted && isMeasured && metric !== undefined) this.#start("measure", metric, { next });
  }

  #endAction(running: RunningSearch, event: EndEvent): Action {
    switch (event.type) {
      case "finished":
        // A solution that the page cannot read ends the search too.
        return this.#finished(running, event) ?? this.#endedWith({ kind: "crashed", why: "panic" });
      case "cancelled":
        return this.#cancelled(running, event);
      case "refused":
        return this.#endedWith({ kind: "refused", ...event.objection });
      case "crashed":
        return this.#endedWith({ kind: "crashed", why: event.why });
    }
  }

  /** `null` if the page cannot read the solution. */
  #finished(running: RunningSearch, { outcome, progress }: FinishedEvent): Action | null {
    const solution = solutionOf(outcome);
    if (solution === null) return null;
    if (running.purpose === "measure" && solution.status !== "unsolvable") {
      return { type: "measured", solution };
    }
    const result = this.#resultOf(running, solution, progress);
    if (result === null) return null;
    return running.purpose === "hint" && result.kind === "solved"
      ? this.#hintFrom(result.answer)
      : this.#endedWith(result, progress);
  }

  /** Keeps the best solution found. Only a `solve` changes the displayed result. */
  #cancelled(running: RunningSearch, { outcome, progress }: CancelledEvent): Action {
    const solution = solutionOf(outcome);
    if (running.purpose === "hint") return { type: "hinted", hint: { kind: "none" } };
    if (running.purpose === "measure") return { type: "measured", solution };
    const found =
      progress === null || solution === null ? null : this.#resultOf(running, solution, progress);
    const reach = progress === null ? null : reachOf(progress);
    return this.#endedWith(found ?? { kind: "cancelled", reach }, progress);
  }

  #resultOf(running: RunningSearch, solution: Solution, progress: Progress): Result | null {
    if (solution.status === "unsolvable") return { kind: "unsolvable", reason: solution.reason };
    // A search may find a solution before it reaches a limit.
    if (solution.status === "stopped" && solution.length === null) {
      return { kind: "stopped", reason: solution.reason, reach: reachOf(progress) };
    }
    const answer = answerFrom(this.#rules, running, solution);
    return answer === null ? null : { kind: "solved", answer };
  }

  /** The player may have moved since the search started; the solution counts while they follow it. */
  #hintFrom(guide: Answer): Action {
    const hint = hintFrom(guide, this.#store.state()) ?? { kind: "none" };
    return { type: "hinted", hint, guide };
  }

  #endedWith(result: Result, progress: Progress | null = null): Action {
    const isLeft =
      result.kind === "solved" && progressOn(result.answer, this.#store.state())?.kind === "left";
    return { type: "ended", result, progress, isLeft };
  }
}

function reachOf({ stats }: Progress): Reach {
  return { nodes: stats.nodes, depth: stats.depth, bound: stats.bound };
}
