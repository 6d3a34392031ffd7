import "./ladders.css";
import { useEffect, useState } from "preact/hooks";
import { LEVEL_ENTRIES, ladderName } from "../../app/levels";
import { inLang } from "../../i18n/title";
import type { Lang } from "../../model/lang";
import { type Entry, type Kind, shortestIn } from "../../model/puzzle/entry";
import { foreignWords, LADDERS, type Ladder, levelIn } from "../../model/puzzle/ladder";
import { showBoard } from "../../shell/show-board";
import type { ViewProps } from "../../shell/view-props";
import { wordsOf } from "../../shell/with-words";
import { featureTexts } from "../feature-texts";

/** The most moves of the first steps, and of the levels on the way. */
const ENDS = [8, 20, Number.POSITIVE_INFINITY] as const;

/** The ladders of a kind; the words of the other language come last. */
export function laddersOf(kind: Kind, lang: Lang): readonly Ladder[] {
  const other = foreignWords(lang);
  return (Object.keys(LADDERS) as Ladder[])
    .filter((ladder) => LADDERS[ladder] === kind)
    .sort((a, b) => Number(a === other) - Number(b === other));
}

export const levelsOf = (ladder: Ladder): readonly Entry[] =>
  LEVEL_ENTRIES.filter(({ id }) => levelIn(id)?.ladder === ladder);

interface Props extends ViewProps {
  readonly kind: Kind;
}

export function Ladders({ kind, ...props }: Props) {
  const begun = useBegunPuzzles();
  const ladders = laddersOf(kind, props.lang);
  return (
    <>
      {ladders.map((ladder) => (
        <div key={ladder} class="ladder">
          {ladders.length > 1 && <h3>{inLang(ladderName(ladder), props.lang)}</h3>}
          <LevelKeys {...{ props, ladder, begun }} />
        </div>
      ))}
    </>
  );
}

interface LadderProps {
  readonly props: ViewProps;
  readonly ladder: Ladder;
  /** The ids of unfinished puzzles. */
  readonly begun: ReadonlySet<string>;
}

/** A key for each level, in three parts. */
function LevelKeys({ props, ladder, begun }: LadderProps) {
  const { state, t, lang } = props;
  const words = wordsOf(featureTexts.collection, props);
  return (
    <section class="level-keys" aria-label={inLang(ladderName(ladder), lang)}>
      {ENDS.map((end, part) => {
        const least = ENDS[part - 1] ?? 0;
        const levels = levelsOf(ladder).filter((entry) => {
          const moves = shortestIn(entry, null)?.moves ?? 0;
          return moves > least && moves <= end;
        });
        return (
          <fieldset key={end} class="level-part">
            <legend>{words.parts[part]}</legend>
            {levels.map((entry) => {
              const { level = 0 } = levelIn(entry.id) ?? {};
              const { moves = 0, metric = "step" } = shortestIn(entry, null) ?? {};
              const record = state.records[entry.id];
              const mark =
                record === undefined
                  ? begun.has(entry.id) && "begun"
                  : record[metric] === moves
                    ? "best"
                    : "solved";
              const said = mark === false ? "" : `, ${words.levelMarks[mark]}`;
              return (
                <button
                  key={entry.id}
                  type="button"
                  class="level-key"
                  data-mark={mark || undefined}
                  disabled={!state.loaded}
                  aria-label={`${words.level(level)}, ${t.moveCount(moves)}${said}`}
                  onClick={() => void openPuzzle(props, entry)}
                >
                  {level}
                </button>
              );
            })}
          </fieldset>
        );
      })}
    </section>
  );
}

const fragmentOf = (id: string) => `puzzle=${id}`;

/** Opens a puzzle, where the player left it. */
export async function openPuzzle({ app }: ViewProps, entry: Entry): Promise<void> {
  const { unfinishedFor } = await import("../unfinished/unfinished");
  const unfinished = unfinishedFor(app);
  const left = unfinished.at(fragmentOf(entry.id));
  // In this order: the puzzle takes over the history entry of the dialog.
  app.puzzle.entry(entry);
  app.store.dispatch({ type: "dialog", dialog: null });
  if (left !== undefined) unfinished.resume(left);
  showBoard();
}

/** The ids of puzzles with an unfinished game. */
export function useBegunPuzzles(): ReadonlySet<string> {
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void import("../unfinished/kept-games").then(({ recallGames }) => {
      const start = fragmentOf("");
      const fragments = recallGames().map(({ fragment }) => fragment);
      const ids = fragments.filter((one) => one.startsWith(start));
      setBegun(new Set(ids.map((one) => one.slice(start.length))));
    });
  }, []);
  return begun;
}
