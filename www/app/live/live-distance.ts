import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, Progress } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import type { PositionOf } from "../../model/derived/position";
import { metricOf, obstacle, shownBoard } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { Store } from "../../model/state/store";
import { isSettled } from "./bounds";
import { learnEnd, learnFromState, learnProgress } from "./learn";
import { type LiveRequest, liveAt, nextSearch } from "./next-search";
import { boundsIn, type LivePosition } from "./position";

/** Memory limit of a search, which leaves a phone some for the other workers. */
const MAX_BYTES = 2 ** 29;

/** A player who moves again within this time is not followed with a search from each position. */
const QUICK_MILLIS = 80;

interface LiveSearch extends LiveRequest {
  /** Builds a table, which all later searches need. */
  isBuilding: boolean;
}

/** Keeps the distance of the displayed board up to date: from what is proven, or else by a search after each move. */
export class LiveDistance {
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #positionOf: PositionOf;
  readonly #worker: BackgroundWorker;
  readonly #unsubscribe: () => void;
  #search: LiveSearch | null = null;
  #movedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param worker Used by nothing else; `stop` closes it. */
  constructor(store: Store, rules: Rules, positionOf: PositionOf, worker: BackgroundWorker) {
    this.#store = store;
    this.#rules = rules;
    this.#positionOf = positionOf;
    this.#worker = worker;
    this.#unsubscribe = store.subscribe((state, before) => this.#onChange(state, before));
    this.#refresh();
    this.#seek();
  }

  stop(): void {
    this.#unsubscribe();
    clearTimeout(this.#timer);
    this.#worker.close();
    this.#store.dispatch({ type: "live", live: null });
  }

  #onChange(state: AppState, before: AppState): void {
    const isElsewhere =
      state.play !== before.play ||
      state.puzzle !== before.puzzle ||
      state.problems !== before.problems ||
      metricOf(state) !== metricOf(before);
    const hasNewProof =
      state.result !== before.result ||
      state.guide !== before.guide ||
      state.bests !== before.bests ||
      state.space !== before.space;
    if (!isElsewhere && !hasNewProof) return;
    this.#refresh();
    if (isElsewhere) this.#seekAfterMove();
    else this.#seek();
  }

  /** `null` where no distance is shown. */
  #positionIn(state: AppState): LivePosition | null {
    const { puzzle } = state;
    const position = obstacle(state) === null ? this.#positionOf(state) : null;
    if (puzzle === null || position === null) return null;
    const metric = metricOf(state);
    const space = boundsIn(this.#store, puzzle, metric);
    return { puzzle, metric, board: shownBoard(state), parsed: position.parsed, space };
  }

  #refresh(): void {
    const state = this.#store.state();
    const position = this.#positionIn(state);
    if (position !== null) learnFromState(this.#rules, state, position);
    const live = position === null ? null : liveAt(this.#rules, state, position);
    if (JSON.stringify(live) === JSON.stringify(state.live)) return;
    this.#store.dispatch({ type: "live", live });
  }

  #seekAfterMove(): void {
    const before = this.#movedAt;
    this.#movedAt = performance.now();
    clearTimeout(this.#timer);
    if (this.#movedAt - before < QUICK_MILLIS) {
      this.#timer = setTimeout(() => this.#seek(), QUICK_MILLIS);
    } else this.#seek();
  }

  #seek(): void {
    clearTimeout(this.#timer);
    const position = this.#positionIn(this.#store.state());
    const next = position === null ? null : nextSearch(this.#rules, position);
    const current = this.#search;
    if (next === null) {
      if (current !== null && !current.isBuilding) this.#worker.cancel();
      return;
    }
    if (current?.position.space === next.position.space) {
      const isSameSearch = current.board === next.board && current.maxNodes === next.maxNodes;
      if (current.isBuilding || isSameSearch) return;
    }
    void this.#run({ ...next, isBuilding: false });
  }

  async #run(search: LiveSearch): Promise<void> {
    this.#search = search;
    const { board, maxNodes } = search;
    const { puzzle, metric } = search.position;
    const { width } = puzzle;
    const limits = { maxNodes, maxBytes: MAX_BYTES, boards: false };
    const options = { ...puzzle.options, metric, ...limits };
    const end = await this.#worker.ask(
      { kind: "solve", board, width, algorithm: "auto", options, keeping: true },
      (progress) => this.#onProgress(search, progress),
    );
    this.#onEnd(search, end);
  }

  #onProgress(search: LiveSearch, progress: Progress): void {
    const { position, board } = search;
    const { phase } = progress.stats;
    learnProgress(position, board, progress);
    if (isSettled(position.space.bounds.of(board))) this.#worker.cancel();
    else if (search.isBuilding && phase === "searching") {
      search.isBuilding = false;
      this.#seek();
    } else search.isBuilding = phase === "building";
    this.#refresh();
  }

  #onEnd({ position, board, maxNodes }: LiveSearch, event: EndEvent): void {
    learnEnd(this.#rules, position, board, event);
    // Only a cancelled search is worth repeating with the same limit.
    if (event.type !== "cancelled") position.space.tried.set(board, maxNodes);
    this.#search = null;
    this.#refresh();
    this.#seek();
  }
}
