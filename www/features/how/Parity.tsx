import "./parity.css";
import { useState } from "preact/hooks";
import type { ParsedBoard } from "taisou";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { Chapter, type ChapterProps } from "./Chapter";
import { DemoFigure, type Marks } from "./DemoFigure";
import type { DemoState } from "./demo";
import {
  hasIdenticalTiles,
  PARITY_PUZZLES,
  type ParityPuzzle,
  type ParityView,
  parityOf,
} from "./parity";
import { Readings } from "./Readings";
import { useDemo } from "./use-solved-demo";

const NAMES = Object.keys(PARITY_PUZZLES) as ParityPuzzle[];
const MARKS: Marks = { chequered: true };

/** Why half of all boards cannot be solved. */
export function Parity(props: Omit<ChapterProps, "queue">) {
  const { rules, h } = props;
  const [name, setName] = useState<ParityPuzzle>("eight");
  const { demo, now } = useDemo(rules, PARITY_PUZZLES.eight);
  const { parsed, puzzle } = now;
  const [goal] = parsed.goals;
  if (goal === undefined) return null;
  const last = parityOf(parsed, goal);
  const verdict = rules.solvable(parsed.board, puzzle.width, { goal: puzzle.goal });
  return (
    <Chapter h={h} name="parity">
      <DemoFigure {...props} {...{ demo, now }} label={h.parityBoard} marks={MARKS}>
        <ChoiceButtons
          legend={h.parityPuzzles}
          options={NAMES}
          value={name}
          textOf={(one) => h.parityPuzzleNames[one]}
          onChoice={(one) => {
            setName(one);
            demo.open(PARITY_PUZZLES[one]);
          }}
        />
        <Trail {...{ rules, t: props.t, h, now, goal }} />
        <p>
          {hasIdenticalTiles(parsed)
            ? h.identicalTiles
            : h.sumNow(last.sum, parityOf(goal, goal).sum)}{" "}
          <strong>{verdict?.solvable === true ? h.solvable : h.unsolvable}</strong>
        </p>
      </DemoFigure>
    </Chapter>
  );
}

interface TrailProps extends Pick<ChapterProps, "rules" | "t" | "h"> {
  readonly now: DemoState;
  readonly goal: ParsedBoard;
}

/** The parities of the goal and of the last boards. */
function Trail({ rules, t, h, now: { trail, puzzle }, goal }: TrailProps) {
  const past = trail.flatMap((board) => {
    const read = rules.parse(board, puzzle.width, { goal: puzzle.goal });
    return read === null ? [] : parityOf(read, goal);
  });
  // The latest board comes first, beside the goal, so it is in view without scrolling.
  const columns = [parityOf(goal, goal), ...past.reverse()];
  const rows: readonly (readonly [string, (view: ParityView) => string | number])[] = [
    [h.exchanges, ({ exchanges }) => exchanges],
    [h.colour, ({ colour }) => h.colours[colour]],
    [h.sum, ({ sum }) => h.even(sum)],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys too
    <section class="how-scroll parity-trail" aria-label={h.parityTable} tabIndex={0}>
      <Readings
        head={[
          h.parityTable,
          ...columns.map((_, index) =>
            index === 0 ? t.goal : index === 1 ? h.now : h.movesAgo(index - 1),
          ),
        ]}
        rows={rows.map(([name, textOf]) => ({ name, values: columns.map(textOf) }))}
        isLarge={false}
      />
    </section>
  );
}
