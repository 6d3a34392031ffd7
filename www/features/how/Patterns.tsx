import { useMemo, useState } from "preact/hooks";
import { count } from "../../i18n/numbers";
import { Chapter } from "./Chapter";
import { DemoBoard, type Marks } from "./DemoBoard";
import type { DemoPuzzle } from "./demo-board";
import { Fifteen } from "./Fifteen";
import { Figure } from "./Figure";
import type { HowProps } from "./how-props";
import { patternGoal, placementsOf } from "./tiles";
import { type Question, useAnswers } from "./use-answers";
import { useDemo } from "./use-demo-board";

const PUZZLE: DemoPuzzle = { start: "715/84*/263", goal: "123/456/78*", width: 3 };
const CELLS = 9;

interface TileSet {
  readonly tiles: readonly number[];
  /** The same board with only these tiles wanted, and with all of them. */
  readonly questions: readonly Question[];
}

const CHOICES: readonly TileSet[] = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [1, 2, 3, 4, 5, 6, 7],
].map((tiles) => ({ tiles, questions: [["auto", { goal: patternGoal(tiles) }], ["auto"]] }));

/** Explains patterns, how their tables are made, and the sum of additive tables. */
export function Patterns(props: HowProps) {
  const { app, h, queue } = props;
  const [demo, now] = useDemo(app.rules, PUZZLE);
  const [chosen = { tiles: [], questions: [] }, setChosen] = useState(CHOICES[0]);
  const { tiles, questions } = chosen;
  const marks = useMemo((): Marks => ({ lit: tiles.map(String) }), [tiles]);
  const answered = useAnswers(queue, "patterns", now, questions);
  const [pattern, all] = answered?.answers ?? [];
  const { factors, count: ways } = placementsOf(tiles.length, CELLS);
  return (
    <Chapter h={h} name="patterns" coda={<Fifteen {...props} />}>
      <Figure
        board={<DemoBoard {...props} {...{ demo, now, marks }} label={h.patternBoard} />}
        busy={answered?.board !== now.parsed.board}
      >
        <fieldset class="choices">
          <legend>{h.pattern}</legend>
          {CHOICES.map((choice) => (
            <button
              key={choice.tiles.join()}
              type="button"
              aria-pressed={choice === chosen}
              onClick={() => setChosen(choice)}
            >
              {h.tilesFromTo(choice.tiles[0] ?? 0, choice.tiles.at(-1) ?? 0)}
            </button>
          ))}
        </fieldset>
        <table aria-label={h.patternTable}>
          <tbody>
            <tr>
              <th scope="row">{h.patternMoves}</th>
              <td class="large">{pattern?.length ?? "…"}</td>
            </tr>
            <tr>
              <th scope="row">{h.allMoves}</th>
              <td class="large">{all?.length ?? "…"}</td>
            </tr>
          </tbody>
        </table>
        <p class="note">
          {h.placements}: {h.placementsOf(factors.join("×"), count(ways))}
        </p>
      </Figure>
    </Chapter>
  );
}
