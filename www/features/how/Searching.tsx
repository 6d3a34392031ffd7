import type { Algorithm, SolveOptions } from "taisou";
import { count } from "../../i18n/numbers";
import { showView } from "../../shell/show-board";
import { logScale } from "../../ui/log-scale";
import { Chapter } from "./Chapter";
import { DemoBoard, openInPlayer } from "./DemoBoard";
import type { DemoPuzzle } from "./demo-board";
import { Figure } from "./Figure";
import type { HowProps } from "./how-props";
import { type Question, useAnswers } from "./use-answers";
import { useDemo } from "./use-demo-board";

const PUZZLE: DemoPuzzle = { start: "641/25*/873", goal: "123/456/78*", width: 3 };
/** Iterative deepening without a bound meets millions of positions on the farthest boards. */
const GIVE_UP: SolveOptions = { maxNodes: 3_000_000 };
const METHODS: readonly Algorithm[] = [
  "bfs",
  "iddfs",
  "ida-manhattan",
  "ida-walking",
  "ida-pattern",
  "bidirectional",
];
const QUESTIONS: readonly Question[] = METHODS.map((method) => [method, GIVE_UP]);

/** How many positions each method looks at. */
export function Searching(props: HowProps) {
  const { app, t, h, queue } = props;
  const [demo, now] = useDemo(app.rules, PUZZLE);
  const answered = useAnswers(queue, "search", now, QUESTIONS);
  const answers = answered?.answers ?? [];
  const length = answers.find((answer) => answer?.optimal === true)?.length ?? null;
  const scale = logScale(answers.map((answer) => answer?.nodes ?? 0));
  return (
    <Chapter h={h} name="search">
      <Figure
        board={
          <DemoBoard
            {...props}
            {...{ demo, now }}
            label={h.searchBoard}
            tools={
              <button
                type="button"
                class="quiet"
                onClick={() => {
                  openInPlayer({ app, now });
                  app.store.dispatch({ type: "entered", place: "compare" });
                  showView("explore");
                }}
              >
                {h.compareHere}
              </button>
            }
          />
        }
        busy={answered?.board !== now.parsed.board}
      >
        <table class="how-bars" aria-label={h.searchTable}>
          <thead>
            <tr>
              <th scope="col">{h.method}</th>
              <th scope="col">{h.positions}</th>
            </tr>
          </thead>
          <tbody>
            {METHODS.map((method, index) => {
              const answer = answers[index] ?? null;
              const nodes = count(answer?.nodes ?? 0);
              return (
                <tr key={method}>
                  <th scope="row">
                    {t.algorithms[method]}
                    <span class="bar" style={{ "--part": scale.at(answer?.nodes ?? 0) }} />
                  </th>
                  <td>
                    {answer === null ? "…" : answer.status === "stopped" ? h.orMore(nodes) : nodes}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p class="note">
          {length === null ? h.working : h.searchLength(length)} {h.logScale}
        </p>
      </Figure>
    </Chapter>
  );
}
