import { useMemo } from "preact/hooks";
import { BOUND_NAMES, BOUNDS } from "./bound-values";
import { Chapter } from "./Chapter";
import { DemoBoard, type Marks } from "./DemoBoard";
import type { DemoPuzzle } from "./demo-board";
import { Figure } from "./Figure";
import type { HowProps } from "./how-props";
import { conflictsOf, distancesOf } from "./tile-distances";
import { BOUND_ONLY, type Question, useAnswers } from "./use-answers";
import { useDemo } from "./use-demo-board";

const PUZZLE: DemoPuzzle = { start: "321/458/7*6", goal: "123/456/78*", width: 3 };
const QUESTIONS: readonly Question[] = [
  ...BOUND_NAMES.map((name): Question => [BOUNDS[name], BOUND_ONLY]),
  ["bidirectional"],
];

/** Five bounds of one board, beside its true distance. */
export function Bounds(props: HowProps) {
  const { app, h, queue } = props;
  const [demo, now] = useDemo(app.rules, PUZZLE);
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
  const answered = useAnswers(queue, "bounds", now, QUESTIONS);
  const bounds = answered?.answers.slice(0, -1).map((answer) => answer?.startBound) ?? [];
  const distance = answered?.answers.at(-1)?.length ?? null;
  const [manhattan = 0, conflict = 0] = bounds;
  const most = Math.max(distance ?? 0, 1);
  const parts = distances.filter((_, cell) => parsed.cells[cell]?.kind === "tile");
  const rows = [
    ...BOUND_NAMES.map((name, index) => ({
      name: h.boundNames[name],
      note: h.boundNotes[name],
      value: bounds[index] ?? null,
    })),
    { name: h.trueDistance, note: "", value: distance },
  ];
  return (
    <Chapter h={h} name="bounds">
      <Figure
        board={<DemoBoard {...props} {...{ demo, now, marks }} label={h.boundsBoard} />}
        busy={answered?.board !== parsed.board}
      >
        <table class="how-bars" aria-label={h.boundsTable}>
          <thead>
            <tr>
              <th scope="col">{h.bound}</th>
              <th scope="col">{h.value}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, value }) => (
              <tr key={name} data-true={name === h.trueDistance || undefined}>
                <th scope="row">
                  {name}
                  {note !== "" && <span class="note"> {note}</span>}
                  <span class="bar" style={{ "--part": (value ?? 0) / most }} />
                </th>
                <td class="large">{value ?? "…"}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="note">
          {h.sumOfParts(
            parts.join(" + "),
            parts.reduce((sum, one) => sum + one, 0),
          )}
        </p>
        {answered !== null && <p class="note">{h.makeWay((conflict - manhattan) / 2)}</p>}
      </Figure>
    </Chapter>
  );
}
