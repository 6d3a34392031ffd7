import { Chapter, type ChapterProps } from "./Chapter";
import { DemoFigure } from "./DemoFigure";
import type { DemoPuzzle } from "./demo";
import { Readings } from "./Readings";
import { type Question, useSolvedDemo } from "./use-solved-demo";

const PUZZLE: DemoPuzzle = { start: "123/745/*86", goal: "123/456/78*", width: 3 };
const QUESTIONS: readonly Question[] = [
  ["auto", { metric: "step" }],
  ["auto", { metric: "line" }],
];

/** Explains positions and how moves are counted. */
export function Moves(props: ChapterProps) {
  const { h, t } = props;
  const { figure, now, answers } = useSolvedDemo(props, "moves", PUZZLE, QUESTIONS);
  const shortest = (index: number) => answers[index]?.length ?? "…";
  return (
    <Chapter h={h} name="moves">
      <DemoFigure {...props} {...figure} label={h.movesBoard}>
        <p class="note">{h.movable}</p>
        <Readings
          head={[h.metric, h.made, h.shortest]}
          rows={[
            { name: t.metrics.step, values: [now.steps, shortest(0)] },
            { name: t.metrics.line, values: [now.lines, shortest(1)] },
          ]}
        />
      </DemoFigure>
    </Chapter>
  );
}
