import { keepLive } from "../app/keep-live";
import type { Player, SearchBundle } from "../app/player";
import { ReplayController } from "../app/replay-controller";
import { SearchController } from "../app/search-controller";
import type { Rules } from "../engine/rules";
import type { TaskQueue } from "../engine/task-queue";
import { answerOf, obstacle } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { answerDetail, searchError } from "./answer-detail";
import { type BoardError, failure } from "./board-error";
import type { AnswerDetail, Emit } from "./events";
import { replayEnd } from "./replay-end";
import { createRequestQueue } from "./request-queue";
import { applyCall, type SolveCall, withCallOptions } from "./solve-call";
import { until } from "./until";

// The part that the element fetches when it first needs a solution, a hint, a live distance, or moves of its attribute.

export { LiveLine } from "../features/play/LiveLine";
export { Transport } from "../features/play/Transport";
export { readGivenMoves } from "./given-moves";
export { adoptSheet } from "./search-bundle-style";
export { searchLine } from "./search-line";

export interface OpenBoard {
  /** Resolves when the puzzle of the attributes is open, or has failed to open. */
  whenOpen(): Promise<void>;
  error(): BoardError | null;
  emit: Emit;
  fail(error: BoardError): void;
}

export interface ElementSearchBundle extends SearchBundle {
  /** Solves the current board, or that of the call. Calls of one board run one after another. */
  solve(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail>;
  /** Replays the solution; solves first if there is none. Resolves when the replay stops: `true` at its end. */
  play(): Promise<boolean>;
}

export function createSearchBundle(
  store: Store,
  rules: Rules,
  positionOf: Player["positionOf"],
  queue: TaskQueue,
  board: OpenBoard,
): ElementSearchBundle {
  let starting: SolveCall = [];
  const { client, background } = createRequestQueue(queue);
  const search = new SearchController(
    store,
    rules,
    withCallOptions(client, () => starting),
  );
  keepLive(store, rules, positionOf, async () => background);
  store.subscribe((state, before) => {
    if (before.search.phase === "idle" || before.search.purpose !== "solve") return;
    if (state.search.phase !== "idle") return;
    const detail = answerDetail(state);
    if (detail === null) board.fail(searchError(state.result));
    else board.emit("answer", detail);
  });

  store.subscribe((state, before) => {
    const end = before.replaying && !state.replaying ? replayEnd(state) : null;
    if (end !== null) board.emit("replayed", end);
  });

  const cancel = () => search.cancel();

  async function solveNow(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail> {
    const [, , algorithm, options] = call;
    const signal = options?.signal;
    signal?.throwIfAborted();
    if (element !== null) applyCall(element, call);
    // The element applies changed attributes in a microtask.
    await null;
    await board.whenOpen();
    await untilIdle(store);
    if (obstacle(store.state()) !== null) throw failure(board.error());
    signal?.throwIfAborted();
    signal?.addEventListener("abort", cancel);
    starting = call;
    if (algorithm === undefined && options === undefined) search.answer();
    else search.solve();
    starting = [];
    await untilIdle(store);
    signal?.removeEventListener("abort", cancel);
    signal?.throwIfAborted();
    const detail = answerDetail(store.state());
    if (detail === null) throw failure(searchError(store.state().result));
    return detail;
  }

  let last: Promise<unknown> = Promise.resolve();
  function solve(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail> {
    const answer = last.then(() => solveNow(element, call));
    last = answer.catch(() => null);
    return answer;
  }

  const replay = new ReplayController(store);
  async function play(): Promise<boolean> {
    await board.whenOpen();
    if (answerOf(store.state()) === null) await solve(null, []);
    if (!store.state().replaying) {
      store.dispatch({ type: "watched", on: true });
      replay.toggle();
    }
    return replayEnd(await until(store, ({ replaying }) => !replaying)) !== null;
  }

  return { search, replay, solve, play };
}

/** Resolves when no search of this board runs. */
function untilIdle(store: Store): Promise<AppState> {
  return until(store, ({ search }) => search.phase === "idle");
}
