import { useEffect, useState } from "preact/hooks";
import type { App } from "../../app/app";
import { askShortest } from "../../app/ask-shortest";
import { createBackgroundWorker } from "../../engine/background-worker";
import { memoBy } from "../../model/memo-by";
import type { Hint } from "../../model/play/play";
import { metricOf } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { type Detour, findDetour } from "./detour";

/** About a second of a phone. */
const MOST_NODES = 300_000;
const MOST_BYTES = 2 ** 27;

const workerOf = memoBy(({ solver }: App) => createBackgroundWorker(solver));

/** The detour that a proven hint shows; `null` until it is found, and without one. */
export function useDetour(app: App, state: AppState): Detour | null {
  const [found, setFound] = useState<{ readonly of: Hint; readonly detour: Detour } | null>(null);
  const { hint, puzzle, play } = state;
  const metric = metricOf(state);
  useEffect(() => {
    if (puzzle === null || play.cursor === 0 || hint.kind !== "found") return;
    const { moves: left, proven } = hint.left;
    if (!proven) return;
    let isWanted = true;
    const distanceOf = async (board: string) => {
      const limits = { maxNodes: MOST_NODES, maxBytes: MOST_BYTES };
      const position = { ...puzzle, board };
      const { length } = await askShortest(workerOf(app).ask, position, metric, limits);
      return isWanted ? length : null;
    };
    const game = { play, start: puzzle.board, metric, left };
    // Optional: if the worker fails, the hint stays as it is.
    findDetour(game, distanceOf)
      .then((detour) => {
        if (isWanted && detour !== null) setFound({ of: hint, detour });
      })
      .catch(() => {});
    return () => {
      isWanted = false;
      workerOf(app).cancel();
    };
  }, [app, puzzle, play, metric, hint]);
  return found?.of === hint ? found.detour : null;
}
