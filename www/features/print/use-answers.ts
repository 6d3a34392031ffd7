import { useEffect, useState } from "preact/hooks";
import type { App } from "../../app/app";
import { createBackgroundWorker, runWithin } from "../../engine/background-worker";
import { outcomeOf, solutionOf } from "../../engine/protocol";
import { memoBy } from "../../model/memo-by";
import { readFields } from "../../model/puzzle/read";
import { answerText, type SheetPuzzle } from "./sheet";

const MOST_MILLIS = 15_000;

/** Answers by puzzle; `null` if the time was not enough. */
type FoundAnswers = ReadonlyMap<string, string | null>;

const known = memoBy((_: App) => new Map<string, string | null>());

export function keyOf({ fields, metric }: SheetPuzzle): string {
  return JSON.stringify([fields, metric]);
}

/** Finds shortest answers one after another, in a worker of its own. */
export function useAnswers(app: App, puzzles: readonly SheetPuzzle[]): FoundAnswers {
  const [answers, setAnswers] = useState<FoundAnswers>(() => new Map(known(app)));
  const keys = puzzles.map(keyOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys hold the puzzles
  useEffect(() => {
    const found = known(app);
    const missing = puzzles.filter((puzzle) => !found.has(keyOf(puzzle)));
    if (missing.length === 0) return setAnswers(new Map(found));
    const worker = createBackgroundWorker(app.solver);
    let isCurrent = true;
    void (async () => {
      for (const puzzle of missing) {
        const answer = await answerOf(app, worker, puzzle);
        if (!isCurrent) return;
        found.set(keyOf(puzzle), answer);
        setAnswers(new Map(found));
      }
      worker.close();
    })();
    return () => {
      isCurrent = false;
      worker.close();
    };
  }, [app, keys]);
  return answers;
}

async function answerOf(
  { rules }: App,
  worker: ReturnType<typeof createBackgroundWorker>,
  { fields, metric }: SheetPuzzle,
): Promise<string | null> {
  const puzzle = readFields(rules, fields)?.puzzle ?? null;
  if (puzzle === null) return null;
  const { board, width } = puzzle;
  const options = { ...puzzle.options, metric, boards: false };
  const task = { kind: "solve", board, width, algorithm: "auto", options } as const;
  const solution = solutionOf(outcomeOf(await runWithin(MOST_MILLIS, worker, task)));
  return solution?.optimal === true ? answerText(solution.moves, width) : null;
}
