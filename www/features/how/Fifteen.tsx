import { useEffect, useMemo, useState } from "preact/hooks";
import { createBackgroundWorker } from "../../engine/background-worker";
import { BOUNDS } from "./bound-values";
import { DemoBoard, type Marks } from "./DemoBoard";
import type { DemoPuzzle } from "./demo-board";
import { Figure } from "./Figure";
import type { HowProps } from "./how-props";
import { createQuestionQueue, type QuestionQueue } from "./question-queue";
import { GROUPS } from "./tiles";
import { BOUND_ONLY, type Question, taskOf, useAnswers } from "./use-answers";
import { useDemo } from "./use-demo-board";

const GOAL = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *";
const PUZZLE: DemoPuzzle = {
  start: "5 6 11 */10 12 1 7/15 9 13 8/4 2 3 14",
  goal: GOAL,
  width: 4,
};
/** One that takes so long that the module builds its large tables for it. */
const LONG: DemoPuzzle = { ...PUZZLE, start: "10 12 3 13/9 14 * 11/5 2 8 7/4 6 15 1" };

const SMALL: readonly Question[] = [
  [BOUNDS.manhattan, BOUND_ONLY],
  [BOUNDS.conflict, BOUND_ONLY],
  [BOUNDS.walking, BOUND_ONLY],
  [BOUNDS.pattern, BOUND_ONLY],
];
/** Room for tables of six tiles, and not for those of seven, which a long search would go on to. */
const SIX = { maxBytes: 128e6 };
/** Nearly all boards take fewer nodes; the others would take too long to wait for. */
const LARGE: readonly Question[] = [
  [BOUNDS.pattern, { ...BOUND_ONLY, ...SIX }],
  [BOUNDS.pattern, { maxNodes: 30_000_000, ...SIX }],
];
const NOTHING: readonly Question[] = [];

/** A 15-puzzle, its bounds, and what small and large tables say of it. */
export function Fifteen(props: HowProps) {
  const { app, h, queue } = props;
  const [demo, now] = useDemo(app.rules, PUZZLE);
  const [group, setGroup] = useState(0);
  const marks = useMemo((): Marks => ({ lit: (GROUPS[group] ?? []).map(String) }), [group]);
  // Tables are kept by a worker: this one has built only small ones, the other the large ones as well.
  const small = useAnswers(queue, "fifteen", now, SMALL);
  const [builder, setBuilder] = useState<QuestionQueue | null>(null);
  const [built, setBuilt] = useState(false);
  const large = useAnswers(builder ?? queue, "large", now, built ? LARGE : NOTHING);
  useEffect(() => () => builder?.close(), [builder]);

  function build(): void {
    const made = createQuestionQueue(createBackgroundWorker(app.solver));
    setBuilder(made);
    const long = taskOf(LONG.start, LONG, [BOUNDS.pattern, SIX]);
    made.ask("building", [long], () => setBuilt(true));
  }

  const { board } = now.parsed;
  const [sum, solved] = large?.answers ?? [];
  const shortest = solved === null ? h.unknown : (solved?.length ?? h.unknown);
  const names = [h.boundNames.manhattan, h.boundNames.conflict, h.boundNames.walking];
  const busy = small?.board !== board || (built && large?.board !== board);
  return (
    <>
      <p class="how-before">{h.fifteenText}</p>
      <Figure
        board={<DemoBoard {...props} {...{ demo, now, marks }} label={h.fifteenBoard} />}
        busy={busy}
      >
        <fieldset class="choices">
          <legend>{h.groups}</legend>
          {GROUPS.map((tiles, index) => (
            <button
              key={tiles.join()}
              type="button"
              aria-pressed={index === group}
              onClick={() => setGroup(index)}
            >
              {h.group(index + 1, tiles.length)}
            </button>
          ))}
        </fieldset>
        <table aria-label={h.fifteenTable}>
          <tbody>
            {[...names, h.smallTables].map((name, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="large">{small?.answers[index]?.startBound ?? "…"}</td>
              </tr>
            ))}
            {built && (
              <>
                <tr>
                  <th scope="row">{h.largeTables}</th>
                  <td class="large">{sum?.startBound ?? "…"}</td>
                </tr>
                <tr data-true>
                  <th scope="row">{h.trueDistance}</th>
                  <td class="large">{large === null ? "…" : shortest}</td>
                </tr>
              </>
            )}
          </tbody>
        </table>
        {builder === null ? (
          <button type="button" onClick={build}>
            {h.buildTables}
          </button>
        ) : (
          !built && (
            <p class="note" role="status">
              {h.building}
            </p>
          )
        )}
      </Figure>
      <p class="how-after">{h.tableSizes}</p>
    </>
  );
}
