import "./proof.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Solution } from "taisou";
import type { BackgroundWorker } from "../../engine/background-worker";
import { outcomeOf, solutionOf } from "../../engine/protocol";
import { useOnDemand } from "../../shell/use-on-demand";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { featureTexts } from "../feature-texts";
import { Chapter, type LongChapterProps } from "./Chapter";
import { DemoFigure } from "./DemoFigure";
import type { DemoPuzzle } from "./demo";
import type { HowTexts } from "./ja";
import { Readings } from "./Readings";
import { taskOf, useDemo } from "./use-solved-demo";

const PUZZLE: DemoPuzzle = {
  start: "8 13 9 15/10 3 4 11/12 2 14 5/1 * 7 6",
  goal: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *",
  width: 4,
};
/** The greatest distance of a 15-puzzle from its goal. */
const FARTHEST = 80;

interface ProofBounds {
  readonly board: string;
  readonly running: boolean;
  /** Lower and upper bound. */
  readonly least: number;
  readonly most: number | null;
  /** `null` while running. */
  readonly solution: Solution | null;
}

interface Props extends Omit<LongChapterProps, "queue"> {
  readonly view: ViewProps;
}

const checkAnswer = async () => {
  const [part] = await Promise.all([
    import("../certificate/CheckAnswer"),
    featureTexts.certificate.load(),
  ]);
  return part.CheckAnswer;
};

/** Improves a solution and a bound until they meet. */
export function Proof({ view, ...props }: Props) {
  const { rules, h, createWorker } = props;
  const { demo, now } = useDemo(rules, PUZZLE);
  const { board } = now.parsed;
  const [last, setLast] = useState<ProofBounds | null>(null);
  const worker = useRef<BackgroundWorker | null>(null);
  const close = () => {
    worker.current?.close();
    worker.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board ends the search
  useEffect(() => close, [board]);

  const known = last?.board === board ? last : null;
  const proven = known?.solution?.optimal === true ? known.solution : null;
  const check = useOnDemand(view.app, checkAnswer);

  function run(): void {
    close();
    const made = createWorker();
    worker.current = made;
    const update = (part: Partial<ProofBounds>) =>
      setLast((before) => {
        const { least = 0, most = null } = before?.board === board ? before : {};
        return {
          board,
          running: true,
          solution: null,
          ...part,
          // A bound once proven stays proven.
          least: Math.max(least, part.least ?? 0),
          most: part.most ?? most,
        };
      });
    update({});
    void made
      .ask(taskOf(board, now.puzzle, ["anytime"]), ({ stats }) =>
        update({ least: stats.bound, most: stats.best }),
      )
      .then((end) => {
        const solution = solutionOf(outcomeOf(end));
        update({
          running: false,
          solution,
          least: solution?.bound ?? 0,
          most: solution?.length ?? null,
        });
        made.close();
      });
  }

  return (
    <Chapter h={h} name="proof">
      <DemoFigure {...props} {...{ demo, now }} label={h.proofBoard}>
        {known?.running === true ? (
          <Button onClick={() => worker.current?.cancel()}>{h.stop}</Button>
        ) : (
          <Button class="primary" onClick={run}>
            {h.run}
          </Button>
        )}
        <Readings
          label={h.gap}
          rows={[
            { name: h.lower, values: [known?.least ?? "–"] },
            { name: h.found, values: [known?.most ?? h.notYet] },
          ]}
        />
        <div
          class="how-gap"
          aria-hidden="true"
          style={{
            "--least": (known?.least ?? 0) / FARTHEST,
            "--most": Math.min((known?.most ?? FARTHEST) / FARTHEST, 1),
          }}
        />
        <p role="status">{known?.running === true ? h.working : textOf(known, h)}</p>
        {proven !== null && (
          <Button
            class="quiet disclosure"
            expanded={check.isOpen}
            onClick={() => check.setOpen(!check.isOpen)}
          >
            {view.t.certificate}
          </Button>
        )}
        {proven !== null && check.Part !== null && (
          <check.Part key={board} board={now.parsed} claim={proven} t={view.t} lang={view.lang} />
        )}
      </DemoFigure>
    </Chapter>
  );
}

function textOf(known: ProofBounds | null, h: HowTexts): string {
  if (known === null) return h.notRun;
  const { least, most } = known;
  return least === most ? h.proven(least) : h.between(least, most);
}
