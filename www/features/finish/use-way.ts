import { useEffect, useState } from "preact/hooks";
import type { App } from "../../app/app";
import { askShortest } from "../../app/ask-shortest";
import { isExact } from "../../app/live/bounds";
import { boundsIn } from "../../app/live/position";
import { createBackgroundWorker } from "../../engine/background-worker";
import { provenBest } from "../../model/state/best";
import { metricOf, playedGestures } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { findWay, type Journey } from "./way";

/** Limits of the search from one position. */
const LIMITS = { maxNodes: 500_000, maxBytes: 2 ** 27 };

/** The way of the won game; `null` until it is found, and while the optimum is unknown. */
export function useWay({ solver, store }: App, state: AppState): Journey | null {
  const [found, setFound] = useState<{ readonly of: unknown; readonly way: Journey } | null>(null);
  const { puzzle, play } = state;
  const metric = metricOf(state);
  const best = provenBest(state.bests, metric);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the play holds the gestures
  useEffect(() => {
    if (puzzle === null || best === null) return;
    const worker = createBackgroundWorker(solver);
    let isWanted = true;
    const { bounds } = boundsIn(store, puzzle, metric);
    const distanceOf = async (board: string) => {
      if (isWanted && !isExact(bounds.of(board))) {
        const found = await askShortest(worker.ask, { ...puzzle, board }, metric, LIMITS);
        const most = found.length ?? Number.POSITIVE_INFINITY;
        bounds.learn(board, { least: found.bound, most, next: null });
      }
      const known = bounds.of(board);
      return isExact(known) ? known.least : null;
    };
    // Optional: if the worker fails, the card has no line.
    findWay(playedGestures(state), metric, best, distanceOf)
      .then((way) => {
        if (isWanted) setFound({ of: play, way });
        worker.close();
      })
      .catch(() => {});
    return () => {
      isWanted = false;
      worker.close();
    };
  }, [solver, store, puzzle, play, metric, best]);
  return found?.of === play ? found.way : null;
}
