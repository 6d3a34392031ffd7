import type { Metric } from "taisou";
import type { BackgroundWorker } from "../engine/background-worker";
import type { Puzzle } from "../model/puzzle/puzzle";
import { provenBest } from "../model/state/best";
import { metricOf, obstacle } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { askShortest } from "./ask-shortest";

/** Largest board whose optimum is computed: all its positions are searched in a moment, also on a phone. */
const MOST_CELLS = 9;
const MOST_NODES = 400_000;

/** Computes the optimum of a small puzzle in a background worker, to show it with the task. */
export function keepOptimum(store: Store, makeWorker: () => Promise<BackgroundWorker>): void {
  let worker: Promise<BackgroundWorker> | null = null;
  let asked: { readonly puzzle: Puzzle; readonly metric: Metric } | null = null;

  async function seek(puzzle: Puzzle, metric: Metric): Promise<void> {
    worker ??= makeWorker();
    const { ask } = await worker;
    const found = await askShortest(ask, puzzle, metric, { maxNodes: MOST_NODES });
    if (found.length !== null) store.dispatch({ type: "bounded", puzzle, found });
  }

  function update(state: AppState): void {
    const { puzzle, bests } = state;
    if (puzzle === null || puzzle.start.cells.length > MOST_CELLS) return;
    const metric = metricOf(state);
    if (asked?.puzzle === puzzle && asked.metric === metric) return;
    if (obstacle(state) !== null || puzzle.start.solved || provenBest(bests, metric) !== null)
      return;
    asked = { puzzle, metric };
    // Optional: without it the task is shown without an optimum.
    seek(puzzle, metric).catch(() => {});
  }

  store.subscribe(update);
  update(store.state());
}
