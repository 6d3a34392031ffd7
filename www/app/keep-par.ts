import type { SideWorker } from "../engine/side-worker";
import { provenBest } from "../model/state/best";
import { metricOf, obstacle } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";

/** All positions of so few cells are searched in a moment, on a phone too. */
const MOST_CELLS = 9;
const MOST_NODES = 400_000;

/** Finds out how many moves a small puzzle takes, beside whatever else is searched: it is told with its task. */
export function keepPar(store: Store, makeWorker: () => Promise<SideWorker>): void {
  let worker: Promise<SideWorker> | null = null;
  let asked: string | null = null;

  async function seek(state: AppState): Promise<void> {
    const { puzzle } = state;
    if (puzzle === null) return;
    const metric = metricOf(state);
    const { board, width } = puzzle;
    const options = { ...puzzle.options, metric, boards: false, maxNodes: MOST_NODES };
    worker ??= makeWorker();
    const end = await (await worker).ask({
      kind: "solve",
      board,
      width,
      algorithm: "auto",
      options,
    });
    const outcome = "outcome" in end ? end.outcome : null;
    if (outcome?.kind !== "solve") return;
    const { length, bound } = outcome.solution;
    if (length === null) return;
    store.dispatch({ type: "bounded", puzzle, found: { metric, length, bound: bound ?? 0 } });
  }

  function look(state: AppState): void {
    const { puzzle, bests } = state;
    if (puzzle === null || puzzle.start.cells.length > MOST_CELLS) return;
    const metric = metricOf(state);
    if (obstacle(state) !== null || puzzle.start.solved || provenBest(bests, metric) !== null)
      return;
    const wish = `${metric} ${puzzle.width} ${puzzle.board} ${JSON.stringify(puzzle.options)}`;
    if (wish === asked) return;
    asked = wish;
    // What cannot be had is not missed: the task stands without it.
    seek(state).catch(() => {});
  }

  store.subscribe(look);
  look(store.state());
}
