import { Chapter } from "./Chapter";
import { DemoBoard } from "./DemoBoard";
import type { DemoPuzzle } from "./demo-board";
import { Figure } from "./Figure";
import type { HowProps } from "./how-props";
import { type Question, useAnswers } from "./use-answers";
import { useDemo } from "./use-demo-board";

const PUZZLE: DemoPuzzle = { start: "123/745/*86", goal: "123/456/78*", width: 3 };
const METRICS = ["step", "line"] as const;
const QUESTIONS: readonly Question[] = METRICS.map((metric) => ["auto", { metric }]);

/** Explains positions and how moves are counted. */
export function Moves(props: HowProps) {
  const { app, h, queue } = props;
  const [demo, now] = useDemo(app.rules, PUZZLE);
  const answered = useAnswers(queue, "moves", now, QUESTIONS);
  const made = [now.steps, now.lines];
  const names = [h.steps, h.lines];
  return (
    <Chapter h={h} name="moves">
      <Figure
        board={<DemoBoard {...props} {...{ demo, now }} label={h.movesBoard} />}
        busy={answered?.board !== now.parsed.board}
      >
        <p class="note">{h.movable}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{h.metric}</th>
              <th scope="col">{h.made}</th>
              <th scope="col">{h.shortest}</th>
            </tr>
          </thead>
          <tbody>
            {METRICS.map((metric, index) => (
              <tr key={metric}>
                <th scope="row">{names[index]}</th>
                <td class="large">{made[index]}</td>
                <td class="large">{answered?.answers[index]?.length ?? "…"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Figure>
    </Chapter>
  );
}
