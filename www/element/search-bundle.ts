import { keepLive } from "../app/keep-live";
import type { Player, SearchBundle } from "../app/player";
import { createReplaying } from "../app/replay-controller";
import { createSearching } from "../app/search-controller";
import type { ClientEvent } from "../engine/client";
import type { TaskQueue as Queue } from "../engine/task-queue";
import type { Rules } from "../engine/rules";
import { obstacle } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { answerDetail, errorOf } from "./answer-detail";
import { createRequestQueue } from "./request-queue";
import type { AnswerDetail } from "./events";
import { withCallOptions, pose, type SolveCall } from "./solve-call";
import { type BoardError, failure } from "./board-error";

// What is fetched when a solution, a hint or a distance is first asked for, or moves are given.

export { LiveLine } from "../features/play/LiveLine";
export { Transport } from "../features/play/Transport";
export { searchLine } from "./search-line";
export { readGivenMoves } from "./given-moves";
export { sheet } from "./search-bundle-style";

/** The board whose searches these are. */
export interface OpenBoard {
  /** Resolves when the board that the attributes say is on show, or cannot be. */
  whenOpen(): Promise<void>;
  /** Why there is none. */
  trouble(): BoardError | null;
  /** Called when a search for a solution has ended. */
  onAnswer(detail: AnswerDetail): void;
  /** Called when it has failed. */
  onError(trouble: BoardError): void;
}

export interface ElementSearchBundle extends SearchBundle {
  /** Solves the board on show, or that of the call; calls of one board run one after another. */
  solve(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail>;
}

/** Searches for one board, replays what it finds, and keeps the distance to the goal as long as the board is `live`. */
export function createSearchBundle(
  store: Store,
  rules: Rules,
  positionOf: Player["positionOf"],
  queue: Queue,
  board: OpenBoard,
): ElementSearchBundle {
  // The client speaks to a part that needs the client: one of the two must come late.
  let hear: (event: ClientEvent) => void = () => {};
  /** The call that is starting a search. */
  let starting: SolveCall = [];
  const { client, besides } = createRequestQueue(queue, (event) => hear(event));
  const searching = createSearching(
    store,
    rules,
    withCallOptions(client, () => starting),
  );
  hear = searching.hear;
  keepLive(store, rules, positionOf, async () => besides);
  store.subscribe((state, before) => {
    if (before.search.phase === "idle" || before.search.purpose !== "solve") return;
    if (state.search.phase !== "idle") return;
    const detail = answerDetail(state);
    if (detail === null) board.onError(errorOf(state.result));
    else board.onAnswer(detail);
  });

  async function solveNow(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail> {
    const [, , algorithm, options] = call;
    const signal = options?.signal;
    signal?.throwIfAborted();
    if (element !== null) pose(element, call);
    // Until the attributes that have changed are followed.
    await null;
    await board.whenOpen();
    await untilIdle(store);
    if (obstacle(store.state()) !== null) throw failure(board.trouble());
    signal?.throwIfAborted();
    signal?.addEventListener("abort", searching.cancel);
    starting = call;
    if (algorithm === undefined && options === undefined) searching.answer();
    else searching.solve();
    starting = [];
    await untilIdle(store);
    signal?.removeEventListener("abort", searching.cancel);
    signal?.throwIfAborted();
    const detail = answerDetail(store.state());
    if (detail === null) throw failure(errorOf(store.state().result));
    return detail;
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    search: searching,
    replaying: createReplaying(store),
    solve(element, call) {
      const answer = last.then(() => solveNow(element, call));
      last = answer.catch(() => null);
      return answer;
    },
  };
}

/** Resolves when no search runs for this board. */
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
