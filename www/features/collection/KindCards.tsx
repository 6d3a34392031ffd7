import "./kind-cards.css";
import { useMemo } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import { inLang } from "../../i18n/title";
import { byDifficulty } from "../../model/level/difficulty";
import {
  type Entry,
  fieldsOf,
  isForPlay,
  KINDS,
  type Kind,
  shortestIn,
} from "../../model/puzzle/entry";
import { LADDERS } from "../../model/puzzle/ladder";
import { readFields } from "../../model/puzzle/read";
import type { ViewProps } from "../../shell/view-props";
import { wordsOf } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { featureTexts } from "../feature-texts";
import { laddersOf, levelsOf, openPuzzle, useBegunPuzzles } from "./Ladders";

interface Props extends ViewProps {
  readonly entries: readonly Entry[];
  readonly onKind: (kind: Kind) => void;
}

const hasLadder = (kind: Kind) => Object.values<Kind>(LADDERS).includes(kind);

/** Kinds with levels first. */
export const KIND_ORDER = [...KINDS].sort((a, b) => Number(hasLadder(b)) - Number(hasLadder(a)));

/** A picture for each kind, which opens its next puzzle; its name opens all of them. */
export function KindCards({ entries, onKind, ...props }: Props) {
  const words = wordsOf(featureTexts.collection, props);
  const begun = useBegunPuzzles();
  return (
    <fieldset class="kinds">
      <legend class="visually-hidden">{words.kind}</legend>
      {KIND_ORDER.map((kind) => (
        <div key={kind} class="kind">
          <NextPuzzle {...{ props, begun }} puzzles={puzzlesOf(kind, entries, props)} />
          <Button class="kind-name" onClick={() => onKind(kind)}>
            {words.kinds[kind]}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}

/** The levels of a kind, then its other puzzles that can be solved, from easy to hard. */
function puzzlesOf(kind: Kind, entries: readonly Entry[], { lang }: ViewProps): readonly Entry[] {
  const classics = entries.filter(
    (entry) => entry.kind === kind && entry.shortest !== null && !isForPlay(entry),
  );
  return [...laddersOf(kind, lang).flatMap(levelsOf), ...classics.sort(byDifficulty)];
}

interface NextProps {
  readonly props: ViewProps;
  readonly puzzles: readonly Entry[];
  /** The ids of unfinished puzzles. */
  readonly begun: ReadonlySet<string>;
}

/** An unfinished puzzle, or else the first unsolved one. */
function NextPuzzle({ props, puzzles, begun }: NextProps) {
  const { app, state, t, lang } = props;
  const isOpen = ({ id }: Entry) => state.records[id] === undefined;
  const next = puzzles.find(({ id }) => begun.has(id)) ?? puzzles.find(isOpen) ?? puzzles.at(-1);
  const { loaded } = state;
  const puzzle = useMemo(
    () => (loaded && next ? readFields(app.rules, fieldsOf(next))?.puzzle : null),
    [app, loaded, next],
  );
  if (next === undefined) return null;
  const goal = puzzle?.start.goals[0];
  return (
    <button
      type="button"
      class="option kind-next"
      disabled={!loaded}
      onClick={() => void openPuzzle(props, next)}
    >
      <span class="board-frame kind-picture">
        {puzzle && (
          <MiniBoard
            board={puzzle.start}
            same={puzzle.options.same}
            axis={puzzle.options.axis}
            {...(goal && { goal })}
          />
        )}
      </span>
      <span class="note">{t.reading(inLang(next.name, lang))}</span>
      <span class="note">{t.moveCount(shortestIn(next, null)?.moves ?? 0)}</span>
    </button>
  );
}
