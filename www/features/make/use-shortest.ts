import { useEffect, useRef, useState } from "preact/hooks";
import type { Metric } from "taisou";
import type { App } from "../../app/app";
import { askShortest } from "../../app/ask-shortest";
import {
  type BackgroundWorker,
  createBackgroundWorker,
  runWithin,
} from "../../engine/background-worker";
import type { Task } from "../../engine/protocol";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { type Best, provenBest } from "../../model/state/best";
import { metricOf, obstacle } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";

/** Bounds on the fewest moves from the start. */
export interface Shortest {
  readonly best: Best | null;
  readonly isSought: boolean;
  /** A search has shown that the goal cannot be reached. */
  readonly isHopeless: boolean;
}

/** Delay before a search, so that typing does not start one at every key. */
const PAUSE_MILLIS = 250;
/** Time limit for the search, which then gives only bounds. */
const MOST_MILLIS = 4000;

/** The last search that finished or ran out of time. */
interface Sought {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly isHopeless: boolean;
}

/** Searches the fewest moves from the start in a background worker, and reports them to the store. */
export function useShortest(
  { solver, store, verdictOf }: Pick<App, "solver" | "store" | "verdictOf">,
  state: AppState,
): Shortest {
  const { puzzle, bests } = state;
  const metric = metricOf(state);
  const [sought, setSought] = useState<Sought | null>(null);
  const worker = useRef<BackgroundWorker | null>(null);
  useEffect(() => () => worker.current?.close(), []);

  const isOver = sought !== null && sought.puzzle === puzzle && sought.metric === metric;
  const isSought =
    !isOver &&
    puzzle !== null &&
    obstacle(state) === null &&
    !puzzle.start.solved &&
    provenBest(bests, metric) === null &&
    verdictOf(state)?.solvable !== false;

  useEffect(() => {
    if (!isSought || puzzle === null) return;
    let isWanted = true;
    const begin = setTimeout(async () => {
      worker.current ??= createBackgroundWorker(solver);
      const { current } = worker;
      // The time limit of an abandoned search must not end the next one.
      const cancel = () => isWanted && current.cancel();
      const ask = (task: Task) => runWithin(MOST_MILLIS, { ...current, cancel }, task);
      const { isHopeless, ...found } = await askShortest(ask, puzzle, metric);
      if (!isWanted) return;
      store.dispatch({ type: "bounded", puzzle, found });
      setSought({ puzzle, metric, isHopeless });
    }, PAUSE_MILLIS);
    return () => {
      isWanted = false;
      clearTimeout(begin);
      worker.current?.cancel();
    };
  }, [solver, store, puzzle, metric, isSought]);

  return { best: bests[metric] ?? null, isSought, isHopeless: isOver && sought.isHopeless };
}
