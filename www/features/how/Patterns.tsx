import { useMemo, useState } from "preact/hooks";
import { count } from "../../i18n/numbers";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { Chapter, type LongChapterProps } from "./Chapter";
import { DemoFigure, type Marks } from "./DemoFigure";
import type { DemoPuzzle } from "./demo";
import { Fifteen } from "./Fifteen";
import { Readings } from "./Readings";
import { patternGoal, placementsOf } from "./tiles";
import { type Question, useSolvedDemo } from "./use-solved-demo";

const PUZZLE: DemoPuzzle = { start: "715/84*/263", goal: "123/456/78*", width: 3 };
const CELLS = 9;

interface TileSet {
  readonly tiles: readonly number[];
  /** Solves the board with a goal for only these tiles, and with the whole goal. */
  readonly questions: readonly Question[];
}

const SETS: readonly TileSet[] = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [1, 2, 3, 4, 5, 6, 7],
].map((tiles) => ({ tiles, questions: [["auto", { goal: patternGoal(tiles) }], ["auto"]] }));

/** Explains patterns, how their tables are made, and the sum of additive tables. */
export function Patterns(props: LongChapterProps) {
  const { h } = props;
  const [chosen = { tiles: [], questions: [] }, setChosen] = useState(SETS[0]);
  const { tiles, questions } = chosen;
  const marks = useMemo((): Marks => ({ lit: tiles.map(String) }), [tiles]);
  const { figure, answers } = useSolvedDemo(props, "patterns", PUZZLE, questions);
  const [pattern, all] = answers;
  const { factors, count: ways } = placementsOf(tiles.length, CELLS);
  return (
    <Chapter h={h} name="patterns" coda={<Fifteen {...props} />}>
      <DemoFigure {...props} {...figure} marks={marks} label={h.patternBoard}>
        <ChoiceButtons
          legend={h.pattern}
          options={SETS}
          value={chosen}
          textOf={({ tiles: own }) => h.tilesFromTo(own[0] ?? 0, own.at(-1) ?? 0)}
          onChoice={setChosen}
        />
        <Readings
          label={h.patternTable}
          rows={[
            { name: h.patternMoves, values: [pattern?.length ?? "…"] },
            { name: h.allMoves, values: [all?.length ?? "…"] },
          ]}
        />
        <p class="note">
          {h.placements}: {h.placementsOf(factors.join("×"), count(ways))}
        </p>
      </DemoFigure>
    </Chapter>
  );
}
