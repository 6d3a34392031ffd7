import { keepLive } from "../app/keep-live";
import type { Player, SearchBundle } from "../app/player";
import { ReplayController } from "../app/replay-controller";
import { SearchController } from "../app/search-controller";
import type { Rules } from "../engine/rules";
import type { TaskQueue } from "../engine/task-queue";
import { obstacle } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { answerDetail, searchError } from "./answer-detail";
import { type BoardError, failure } from "./board-error";
import type { AnswerDetail } from "./events";
import { createRequestQueue } from "./request-queue";
import { applyCall, type SolveCall, withCallOptions } from "./solve-call";

// The part that the element fetches when it first needs a solution, a hint, a live distance, or moves of its attribute.

export { LiveLine } from "../features/play/LiveLine";
export { Transport } from "../features/play/Transport";
export { readGivenMoves } from "./given-moves";
export { sheet } from "./search-bundle-style";
export { searchLine } from "./search-line";

export interface OpenBoard {
  /** Resolves when the puzzle of the attributes is open, or has failed to open. */
  whenOpen(): Promise<void>;
  error(): BoardError | null;
  onAnswer(detail: AnswerDetail): void;
  onError(error: BoardError): void;
}

export interface ElementSearchBundle extends SearchBundle {
  /** Solves the current board, or that of the call. Calls of one board run one after another. */
  solve(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail>;
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
    if (detail === null) board.onError(searchError(state.result));
    else board.onAnswer(detail);
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
  return {
    search,
    replay: new ReplayController(store),
    solve(element, call) {
      const answer = last.then(() => solveNow(element, call));
      last = answer.catch(() => null);
      return answer;
    },
  };
}

/** Resolves when no search of this board runs. */
function untilIdle(store: Store): Promise<void> {
  const isIdle = ({ search }: AppState) => search.phase === "idle";
  if (isIdle(store.state())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isIdle(state)) return;
      stop();
      resolve();
    });
  });
}
