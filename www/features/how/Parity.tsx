import { useState } from "preact/hooks";
import { Chapter } from "./Chapter";
import { DemoBoard, type Marks } from "./DemoBoard";
import type { DemoState } from "./demo-board";
import { Figure } from "./Figure";
import type { HowProps } from "./how-props";
import { hasLookAlikes, type ParityView, parityOf } from "./parity";
import { PARITY_PUZZLES, type ParityPuzzle } from "./parity-puzzles";
import { useDemo } from "./use-demo-board";

const NAMES = Object.keys(PARITY_PUZZLES) as ParityPuzzle[];
const MARKS: Marks = { chequered: true };

/** Why half of all boards cannot be solved. */
export function Parity(props: HowProps) {
  const { app, h } = props;
  const [name, setName] = useState<ParityPuzzle>("eight");
  const [demo, now] = useDemo(app.rules, PARITY_PUZZLES.eight);
  const { parsed, puzzle } = now;
  const [goal] = parsed.goals;
  if (goal === undefined) return null;
  const last = parityOf(parsed, goal);
  const lookAlikes = hasLookAlikes(parsed);
  const verdict = app.rules.solvable(parsed.board, puzzle.width, { goal: puzzle.goal });
  return (
    <Chapter h={h} name="parity">
      <Figure
        board={<DemoBoard {...props} {...{ demo, now }} label={h.parityBoard} marks={MARKS} />}
      >
        <fieldset class="choices">
          <legend>{h.parityPuzzles}</legend>
          {NAMES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === name}
              onClick={() => {
                setName(one);
                demo.open(PARITY_PUZZLES[one]);
              }}
            >
              {h.parityPuzzleNames[one]}
            </button>
          ))}
        </fieldset>
        <Trail {...props} now={now} />
        <p>
          {lookAlikes ? h.lookAlikes : h.sumNow(last.sum, parityOf(goal, goal).sum)}{" "}
          <strong>{verdict?.solvable === true ? h.solvable : h.unsolvable}</strong>
        </p>
      </Figure>
    </Chapter>
  );
}

/** The goal, and the last boards one after another: what flips, and what never does. */
function Trail({ app, h, now }: HowProps & { readonly now: DemoState }) {
  const { trail, puzzle, parsed } = now;
  const [goal] = parsed.goals;
  if (goal === undefined) return null;
  const past = trail.flatMap((board) => {
    const read = app.rules.parse(board, puzzle.width, { goal: puzzle.goal });
    return read === null ? [] : parityOf(read, goal);
  });
  // The new part stands beside the goal, in view even where the rest must be scrolled to.
  const columns = [parityOf(goal, goal), ...past.reverse()];
  const rows: readonly (readonly [string, (view: ParityView) => string | number])[] = [
    [h.exchanges, ({ exchanges }) => exchanges],
    [h.colour, ({ colour }) => h.colours[colour]],
    [h.sum, ({ sum }) => h.even(sum)],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section class="how-scroll" aria-label={h.parityTable} tabIndex={0}>
      <table class="parity-trail">
        <thead>
          <tr>
            <td />
            {columns.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boards may come again
              <th key={index} scope="col">
                {index === 0 ? h.goal : index === 1 ? h.now : h.movesAgo(index - 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, textOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((view, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boards may come again
                <td key={index}>{textOf(view)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
