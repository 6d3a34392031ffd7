import { useEffect, useRef, useState } from "preact/hooks";
import { type BackgroundWorker, createBackgroundWorker } from "../../engine/background-worker";
import { outcomeOf } from "../../engine/protocol";
import { Button } from "../../ui/Button";
import { Chapter } from "./Chapter";
import { DemoBoard } from "./DemoBoard";
import type { DemoPuzzle } from "./demo-board";
import { Figure } from "./Figure";
import type { HowProps } from "./how-props";
import { taskOf } from "./use-answers";
import { useDemo } from "./use-demo-board";

const PUZZLE: DemoPuzzle = {
  start: "8 13 9 15/10 3 4 11/12 2 14 5/1 * 7 6",
  goal: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *",
  width: 4,
};
/** No 15-puzzle is farther from its goal. */
const FARTHEST = 80;

/** Bounds on the fewest moves of a board. */
interface ProofBounds {
  readonly board: string;
  readonly running: boolean;
  /** Lower and upper bound. */
  readonly least: number;
  readonly most: number | null;
}

/** A solution and a bound that come nearer until they meet. */
export function Proof(props: HowProps) {
  const { app, h } = props;
  const [demo, now] = useDemo(app.rules, PUZZLE);
  const { board } = now.parsed;
  const [last, setKnown] = useState<ProofBounds | null>(null);
  const worker = useRef<BackgroundWorker | null>(null);
  const close = () => {
    worker.current?.close();
    worker.current = null;
  };
  // Another board: nobody waits for the answer any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each board anew
  useEffect(() => close, [board]);

  const known = last?.board === board ? last : null;

  function run(): void {
    close();
    const made = createBackgroundWorker(app.solver);
    worker.current = made;
    const tell = (part: Partial<ProofBounds>) =>
      setKnown((before) => {
        const { least = 0, most = null } = before?.board === board ? before : {};
        return {
          board,
          running: true,
          ...part,
          // Proven bounds stay proven.
          least: Math.max(least, part.least ?? 0),
          most: part.most ?? most,
        };
      });
    tell({});
    void made
      .ask(taskOf(board, now.puzzle, ["anytime"]), ({ stats }) =>
        tell({ least: stats.bound, most: stats.best }),
      )
      .then((end) => {
        const outcome = outcomeOf(end);
        const { length, bound } =
          outcome?.kind === "solve" ? outcome.solution : { length: null, bound: null };
        tell({ running: false, least: bound ?? 0, most: length });
        made.close();
      });
  }

  return (
    <Chapter h={h} name="proof">
      <Figure board={<DemoBoard {...props} {...{ demo, now }} label={h.proofBoard} />}>
        {known?.running === true ? (
          <Button onClick={() => worker.current?.cancel()}>{h.stop}</Button>
        ) : (
          <Button class="primary" onClick={run}>
            {h.run}
          </Button>
        )}
        <table aria-label={h.gap}>
          <tbody>
            <tr>
              <th scope="row">{h.lower}</th>
              <td class="large">{known?.least ?? "–"}</td>
            </tr>
            <tr>
              <th scope="row">{h.found}</th>
              <td class="large">{known?.most ?? h.notYet}</td>
            </tr>
          </tbody>
        </table>
        <div
          class="how-gap"
          aria-hidden="true"
          style={{
            "--least": (known?.least ?? 0) / FARTHEST,
            "--most": Math.min((known?.most ?? FARTHEST) / FARTHEST, 1),
          }}
        />
        <p role="status">{known?.running === true ? h.working : textOf(known, h)}</p>
      </Figure>
    </Chapter>
  );
}

function textOf(known: ProofBounds | null, h: HowProps["h"]): string {
  if (known === null) return h.notRun;
  const { least, most } = known;
  return least === most ? h.proven(least) : h.between(least, most);
}
