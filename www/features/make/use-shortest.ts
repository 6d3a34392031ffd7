import { useEffect, useRef, useState } from "preact/hooks";
import type { App } from "../../app/app";
import type { EndEvent } from "../../engine/protocol";
import { createSideWorker, type SideWorker } from "../../engine/side-worker";
import type { Puzzle } from "../../model/puzzle/puzzle";
import type { Best } from "../../model/state/best";
import { metricOf, obstacle } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";

/** What is known of the fewest moves from the start. */
export interface Shortest {
  readonly best: Best | null;
  readonly isSought: boolean;
  /** A search has shown that the goal cannot be reached. */
  readonly isHopeless: boolean;
}

/** Whoever still types is not followed at every key. */
const PAUSE_MILLIS = 250;
/** A puzzle that takes longer is told in bounds. */
const MOST_MILLIS = 4000;

interface Found extends Shortest {
  readonly puzzle: Puzzle;
  readonly metric: string;
}

/** Searches the fewest moves from the start, beside whatever else is searched. */
export function useShortest(app: App, state: AppState): Shortest {
  const { puzzle } = state;
  const metric = metricOf(state);
  const known = state.bests[metric] ?? null;
  const [found, setFound] = useState<Found | null>(null);
  const worker = useRef<SideWorker | null>(null);
  useEffect(() => () => worker.current?.close(), []);

  const isKnown = known !== null && known.length === known.bound;
  const isFound = found !== null && found.puzzle === puzzle && found.metric === metric;
  const isPosed =
    puzzle !== null &&
    obstacle(state) === null &&
    !puzzle.start.solved &&
    app.verdictOf(state)?.solvable !== false;
  const isSought = isPosed && !isKnown && !isFound;

  useEffect(() => {
    if (!isSought || puzzle === null) return;
    let isWanted = true;
    let stop: ReturnType<typeof setTimeout> | undefined;
    const begin = setTimeout(async () => {
      worker.current ??= createSideWorker(app.solver);
      stop = setTimeout(worker.current.cancel, MOST_MILLIS);
      const { board, width, options } = puzzle;
      const end = await worker.current.ask({
        kind: "solve",
        board,
        width,
        algorithm: "auto",
        options: { ...options, metric, boards: false },
      });
      clearTimeout(stop);
      if (isWanted) setFound({ puzzle, metric, ...shownBy(end) });
    }, PAUSE_MILLIS);
    return () => {
      isWanted = false;
      clearTimeout(begin);
      clearTimeout(stop);
      worker.current?.cancel();
    };
  }, [app, puzzle, metric, isSought]);

  if (isKnown) return { best: known, isSought: false, isHopeless: false };
  return isFound ? found : { best: known, isSought, isHopeless: false };
}

/** What the end of a search has shown. */
function shownBy(end: EndEvent): Shortest {
  const solution = "outcome" in end && end.outcome?.kind === "solve" ? end.outcome.solution : null;
  const bound = ("progress" in end ? end.progress?.stats.bound : null) ?? 0;
  return {
    best: { length: solution?.length ?? null, bound: Math.max(solution?.bound ?? 0, bound) },
    isSought: false,
    isHopeless: solution?.status === "unsolvable",
  };
}
