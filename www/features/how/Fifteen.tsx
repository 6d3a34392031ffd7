import { useEffect, useMemo, useState } from "preact/hooks";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { BOUNDS } from "./bound-values";
import type { LongChapterProps } from "./Chapter";
import { DemoFigure, type Marks } from "./DemoFigure";
import type { DemoPuzzle } from "./demo";
import { QuestionQueue } from "./question-queue";
import { Readings } from "./Readings";
import { BOUND_ONLY, type Question, taskOf, useAnswers, useSolvedDemo } from "./use-solved-demo";

const GOAL = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *";
const PUZZLE: DemoPuzzle = { start: "5 6 11 */10 12 1 7/15 9 13 8/4 2 3 14", goal: GOAL, width: 4 };
/** Takes so long that the module builds its large tables for it. */
const LONG: DemoPuzzle = { ...PUZZLE, start: "10 12 3 13/9 14 * 11/5 2 8 7/4 6 15 1" };

/** The groups whose tables the module adds up when it builds large tables. */
const GROUPS: readonly (readonly number[])[] = [
  [4, 7, 8, 11, 12, 15],
  [5, 6, 9, 10, 13, 14],
  [1, 2, 3],
];

const { manhattan, conflict, walking, pattern } = BOUNDS;
const SMALL = [manhattan, conflict, walking, pattern].map((name): Question => [name, BOUND_ONLY]);
/** Leaves room for tables of six tiles, but not for those of seven, which a long search would build. */
const SIX = { maxBytes: 128e6 };
/** Nearly all boards take fewer nodes; the others would take too long to wait for. */
const LARGE: readonly Question[] = [
  [pattern, { ...BOUND_ONLY, ...SIX }],
  [pattern, { maxNodes: 30_000_000, ...SIX }],
];
const NOTHING: readonly Question[] = [];

/** A 15-puzzle, its bounds, and the values from small and large tables. */
export function Fifteen(props: LongChapterProps) {
  const { h, queue, createWorker } = props;
  const [group = [], setGroup] = useState(GROUPS[0]);
  const marks = useMemo((): Marks => ({ lit: group.map(String) }), [group]);
  // A worker keeps its tables: the one of `queue` has only small ones, that of `builder` also large ones.
  const { figure, now, answers: small } = useSolvedDemo(props, "fifteen", PUZZLE, SMALL);
  const [builder, setBuilder] = useState<QuestionQueue | null>(null);
  const [isBuilt, setBuilt] = useState(false);
  const large = useAnswers(builder ?? queue, "large", now, isBuilt ? LARGE : NOTHING);
  useEffect(() => () => builder?.close(), [builder]);

  function build(): void {
    const made = new QuestionQueue(createWorker());
    setBuilder(made);
    const long = taskOf(LONG.start, LONG, [pattern, SIX]);
    made.ask("building", [long], () => setBuilt(true));
  }

  const names = h.boundNames;
  const [sum, solved] = large?.answers ?? [];
  const largeRows = [
    { name: h.largeTables, values: [sum?.startBound ?? "…"] },
    {
      name: h.trueDistance,
      values: [large === null ? "…" : (solved?.length ?? h.unknown)],
      isTrue: true,
    },
  ];
  return (
    <>
      <p class="how-before">{h.fifteenText}</p>
      <DemoFigure
        {...props}
        {...figure}
        marks={marks}
        label={h.fifteenBoard}
        isBusy={figure.isBusy || (isBuilt && large?.board !== now.parsed.board)}
      >
        <ChoiceButtons
          legend={h.groups}
          options={GROUPS}
          value={group}
          textOf={(tiles) => h.group(GROUPS.indexOf(tiles) + 1, tiles.length)}
          onChoice={setGroup}
        />
        <Readings
          label={h.fifteenTable}
          rows={[
            ...[names.manhattan, names.conflict, names.walking, h.smallTables].map(
              (name, index) => ({ name, values: [small[index]?.startBound ?? "…"] }),
            ),
            ...(isBuilt ? largeRows : []),
          ]}
        />
        {builder === null ? (
          <button type="button" onClick={build}>
            {h.buildTables}
          </button>
        ) : (
          !isBuilt && (
            <p class="note" role="status">
              {h.building}
            </p>
          )
        )}
      </DemoFigure>
      <p class="how-after">{h.tableSizes}</p>
    </>
  );
}
