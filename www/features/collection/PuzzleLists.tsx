import { useEffect, useState } from "preact/hooks";
import { isSolvable, progressIn } from "../../model/derived/next-entry";
import { LEVELS, type Level, levelOfEntry } from "../../model/level/difficulty";
import { type Entry, KINDS, type Kind } from "../../model/puzzle/entry";
import type { Records } from "../../model/state/records";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";
import { openPuzzle } from "./open-puzzle";
import { PuzzleCard } from "./PuzzleCard";
import { collectionWords } from "./words";

/** Which puzzles the reader wants to see. */
export interface PuzzleFilter {
  readonly kind: Kind | null;
  readonly difficulty: Level | null;
  readonly unsolvedOnly: boolean;
}

/** No puzzle begins at its goal. */
const WISHED = LEVELS.filter((level) => level !== "goal");

/** Cards drawn at once, and added in each frame after that. */
const BATCH = 8;

interface ListProps extends ViewProps {
  readonly entries: readonly Entry[];
  readonly brief?: boolean;
}

export function PuzzleList({ entries, ...props }: ListProps) {
  const [drawn, setDrawn] = useState(BATCH);
  const more = drawn < entries.length;
  useEffect(() => {
    if (!more) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + BATCH));
    return () => cancelAnimationFrame(frame);
  }, [drawn, more]);
  return (
    <ul class="presets">
      {entries.slice(0, drawn).map((entry) => (
        <li key={entry.id}>
          <PuzzleCard {...props} entry={entry} onOpen={(one) => openPuzzle(props.app, one)} />
        </li>
      ))}
    </ul>
  );
}

interface AllProps extends ListProps {
  readonly wish: PuzzleFilter;
  readonly onWish: (wish: PuzzleFilter) => void;
}

/** All puzzles, and what narrows them down. */
export function AllPuzzles({ entries, wish, onWish, ...props }: AllProps) {
  const { state, t, lang } = props;
  const words = collectionWords.in(lang);
  const shown = entries.filter((entry) => fits(entry, wish, state.records));
  return (
    <div class="collection-body">
      <KindChips
        {...props}
        entries={entries}
        kind={wish.kind}
        onKind={(kind) => onWish({ ...wish, kind })}
      />
      <div class="collection-wishes">
        <Choice
          label={t.difficulty}
          value={wish.difficulty ?? ""}
          options={[
            ["", words.every],
            ...WISHED.map((level) => [level, t.difficulties[level]] as const),
          ]}
          onChoice={(level) => onWish({ ...wish, difficulty: level === "" ? null : level })}
        />
        <Switch
          on={wish.unsolvedOnly}
          onChange={(unsolvedOnly) => onWish({ ...wish, unsolvedOnly })}
        >
          {words.unsolvedOnly}
        </Switch>
      </div>
      <p class="note" role="status">
        {shown.length === 0 ? words.noneShown : words.puzzlesShown(shown.length, entries.length)}
      </p>
      <PuzzleList {...props} entries={shown} />
      <p class="note">{t.difficultyHelp}</p>
    </div>
  );
}

interface ChipsProps extends ListProps {
  readonly kind: Kind | null;
  readonly onKind: (kind: Kind | null) => void;
}

/** The kinds, each with how far the player is in it. */
function KindChips({ state, lang, entries, kind, onKind }: ChipsProps) {
  const words = collectionWords.in(lang);
  return (
    <fieldset class="choices">
      <legend class="unseen">{words.kind}</legend>
      {[null, ...KINDS].map((one) => {
        const own = one === null ? entries : entries.filter((entry) => entry.kind === one);
        const { solved, all } = progressIn(own, state.records);
        return (
          <Button key={one} pressed={kind === one} onClick={() => onKind(one)}>
            {one === null ? words.every : words.kinds[one]}{" "}
            <span class="kind-count" data-done={solved === all || undefined}>
              {words.outOf(solved, all)}
            </span>
          </Button>
        );
      })}
    </fieldset>
  );
}

function fits(
  entry: Entry,
  { kind, difficulty, unsolvedOnly }: PuzzleFilter,
  records: Records,
): boolean {
  if (kind !== null && entry.kind !== kind) return false;
  if (difficulty !== null && levelOfEntry(entry) !== difficulty) return false;
  // A puzzle without a solution, or one that begins at its goal, is not listed as unsolved.
  return !unsolvedOnly || (isSolvable(entry) && records[entry.id] === undefined);
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly onChoice: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChoice }: ChoiceProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find(([name]) => name === event.currentTarget.value);
          if (chosen !== undefined) onChoice(chosen[0]);
        }}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
