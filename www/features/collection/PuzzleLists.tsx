import { useEffect, useState } from "preact/hooks";
import { Switch } from "../../kit/Switch";
import type { ViewProps } from "../../kit/view-props";
import { LEVELS, type Level, levelOfEntry } from "../../model/level/difficulty";
import { type Entry, KINDS, type Kind } from "../../model/puzzle/entry";
import { METRICS } from "../../model/puzzle/metrics";
import { isSolvable, progressIn } from "../../model/puzzle/next-entry";
import type { Records } from "../../model/state/records";
import { openPuzzle } from "./open-puzzle";
import { PuzzleCard } from "./PuzzleCard";

/** Which puzzles the reader wants to see. */
export interface PuzzleFilter {
  readonly kind: Kind | null;
  readonly difficulty: Level | null;
  readonly unsolvedOnly: boolean;
}

/** No puzzle begins at its goal. */
const WISHED = LEVELS.filter((level) => level !== "goal");

/** So many cards are drawn at once, and as many more in each frame after that. */
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
  const { app, state, t } = props;
  const shown = entries.filter((entry) => fits(entry, wish, state.records));
  return (
    <div class="collection-body">
      <Progress {...props} entries={entries} />
      <div class="collection-wishes">
        <Choice
          label={t.kind}
          value={wish.kind ?? ""}
          options={[["", t.every], ...KINDS.map((kind) => [kind, t.kinds[kind]] as const)]}
          onChoice={(kind) => onWish({ ...wish, kind: kind === "" ? null : kind })}
        />
        <Choice
          label={t.difficulty}
          value={wish.difficulty ?? ""}
          options={[
            ["", t.every],
            ...WISHED.map((level) => [level, t.difficulties[level]] as const),
          ]}
          onChoice={(level) => onWish({ ...wish, difficulty: level === "" ? null : level })}
        />
        <Choice
          label={t.metric}
          value={state.metric ?? ""}
          options={[
            ["", t.usualMetric],
            ...METRICS.map((metric) => [metric, t.metrics[metric]] as const),
          ]}
          onChoice={(metric) =>
            app.store.dispatch({ type: "metric", metric: metric === "" ? null : metric })
          }
        />
        <Switch
          on={wish.unsolvedOnly}
          onChange={(unsolvedOnly) => onWish({ ...wish, unsolvedOnly })}
        >
          {t.unsolvedOnly}
        </Switch>
      </div>
      <p class="note" role="status">
        {shown.length === 0 ? t.noneShown : t.puzzlesShown(shown.length, entries.length)}
      </p>
      <PuzzleList {...props} entries={shown} />
      <p class="note">{t.difficultyHelp}</p>
    </div>
  );
}

/** How far the player is, in all and in every kind. */
function Progress({ state, t, entries }: ListProps) {
  const { solved, all } = progressIn(entries, state.records);
  return (
    <div class="progress">
      <p class="progress-all">{t.solvedOf(solved, all)}</p>
      <p class="progress-kinds">
        {KINDS.map((kind) => {
          const own = entries.filter((entry) => entry.kind === kind);
          const { solved, all } = progressIn(own, state.records);
          return (
            <span key={kind} data-done={solved === all || undefined}>
              {t.kinds[kind]} <span class="progress-count">{t.outOf(solved, all)}</span>
            </span>
          );
        })}
      </p>
    </div>
  );
}

function fits(
  entry: Entry,
  { kind, difficulty, unsolvedOnly }: PuzzleFilter,
  records: Records,
): boolean {
  if (kind !== null && entry.kind !== kind) return false;
  if (difficulty !== null && levelOfEntry(entry) !== difficulty) return false;
  // What has no answer, or begins at its goal, waits for nobody to solve it.
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
