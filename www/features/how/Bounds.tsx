import { useMemo } from "preact/hooks";
import { BOUND_NAMES, BOUNDS } from "./bound-values";
import { Chapter, type ChapterProps } from "./Chapter";
import { DemoFigure, type Marks } from "./DemoFigure";
import type { DemoPuzzle } from "./demo";
import { Readings } from "./Readings";
import { conflictsOf, distancesOf } from "./tile-distances";
import { BOUND_ONLY, type Question, useSolvedDemo } from "./use-solved-demo";

const PUZZLE: DemoPuzzle = { start: "321/458/7*6", goal: "123/456/78*", width: 3 };
const QUESTIONS: readonly Question[] = [
  ...BOUND_NAMES.map((name): Question => [BOUNDS[name], BOUND_ONLY]),
  ["bidirectional"],
];

/** Five bounds of one board, beside its true distance. */
export function Bounds(props: ChapterProps) {
  const { h } = props;
  const { figure, now, answers } = useSolvedDemo(props, "bounds", PUZZLE, QUESTIONS);
  const { parsed } = now;
  const [goal = parsed] = parsed.goals;
  const distances = useMemo(() => distancesOf(parsed, goal), [parsed, goal]);
  const marks = useMemo(
    (): Marks => ({
      notes: parsed.cells.map(({ kind }, cell) => {
        const distance = distances[cell] ?? 0;
        return kind === "tile" ? { text: String(distance), name: h.distanceNote(distance) } : null;
      }),
      links: conflictsOf(parsed, goal),
    }),
    [parsed, goal, distances, h],
  );
  const bounds = answers.slice(0, -1).map((answer) => answer?.startBound);
  const distance = answers.at(-1)?.length ?? null;
  const [manhattan = 0, conflict = 0] = bounds;
  const parts = distances.filter((_, cell) => parsed.cells[cell]?.kind === "tile");
  const measured = (value: number | null) => ({
    bar: (value ?? 0) / Math.max(distance ?? 0, 1),
    values: [value ?? "…"],
  });
  return (
    <Chapter h={h} name="bounds">
      <DemoFigure {...props} {...figure} marks={marks} label={h.boundsBoard}>
        <Readings
          label={h.boundsTable}
          head={[h.bound, h.value]}
          rows={[
            ...BOUND_NAMES.map((name, index) => ({
              name: h.boundNames[name],
              note: h.boundNotes[name],
              ...measured(bounds[index] ?? null),
            })),
            { name: h.trueDistance, isTrue: true, ...measured(distance) },
          ]}
        />
        <p class="note">
          {h.sumOfParts(
            parts.join(" + "),
            parts.reduce((sum, one) => sum + one, 0),
          )}
        </p>
        {answers.length > 0 && <p class="note">{h.makeWay((conflict - manhattan) / 2)}</p>}
      </DemoFigure>
    </Chapter>
  );
}
