import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Metric } from "taisou";
import { MiniBoard } from "../../board/MiniBoard";
import type { Texts } from "../../i18n/ja";
import { inLang } from "../../i18n/title";
import { listedEntry } from "../../model/derived/listed-entry";
import { levelOfEntry } from "../../model/level/difficulty";
import { type Entry, fieldsOf, shortestIn } from "../../model/puzzle/entry";
import { readFields } from "../../model/puzzle/read";
import type { ViewProps } from "../../shell/view-props";
import { Icon } from "../../ui/Icon";
import type { CollectionTexts } from "./ja";
import { collectionWords } from "./words";

interface Props extends ViewProps {
  readonly entry: Entry;
  /** Only its name and its length, beside the picture. */
  readonly brief?: boolean;
  readonly onOpen: (entry: Entry) => void;
}

/** A puzzle of the collection: one click opens it. */
export function PuzzleCard({ app, state, t, lang, entry, brief = false, onOpen }: Props) {
  const words = collectionWords.in(lang);
  const record = state.records[entry.id];
  const shortest = shortestIn(entry, state.metric);
  const own = shortest === null ? undefined : record?.[shortest.metric];
  const level = levelOfEntry(entry);
  const { note, source } = entry;
  return (
    <button
      type="button"
      class="preset"
      disabled={!state.loaded}
      aria-current={listedEntry(state)?.id === entry.id ? "true" : undefined}
      onClick={() => onOpen(entry)}
    >
      <Picture {...{ app, entry, loaded: state.loaded }} />
      <span class="preset-name">
        {inLang(entry.name, lang)}
        {record !== undefined && (
          <span class="preset-solved">
            <Icon name="check" />
            {words.solvedMark}
          </span>
        )}
      </span>
      {!brief && note !== undefined && <span class="preset-note">{inLang(note, lang)}</span>}
      <span class="preset-numbers">
        <span class="preset-length">{lengthText(entry, shortest, state.metric, t, words)}</span>
        {own !== undefined && <span class="preset-own">{words.ownBest(own)}</span>}
        {level !== null && level !== "impossible" && (
          <span class="preset-level" data-level={level}>
            {t.difficulties[level]}
          </span>
        )}
      </span>
      {!brief && source !== undefined && <span class="preset-source">{inLang(source, lang)}</span>}
    </button>
  );
}

function lengthText(
  entry: Entry,
  shortest: ReturnType<typeof shortestIn>,
  wanted: Metric | null,
  t: Texts,
  words: CollectionTexts,
): string {
  if (entry.shortest === null) return t.noAnswer;
  if (shortest === null) return words.forPlay;
  // The metric is said where it is not the one that was asked for.
  return t.shortestIs(
    shortest.moves,
    wanted === null || shortest.metric === wanted ? null : shortest.metric,
  );
}

/** Drawn when it comes near the screen: seventy boards at once would hold up the page. */
function Picture({
  app,
  entry,
  loaded,
}: {
  readonly app: ViewProps["app"];
  readonly entry: Entry;
  readonly loaded: boolean;
}) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    if (!("IntersectionObserver" in window)) {
      inItsTurn(() => setNear(true));
      return;
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        inItsTurn(() => setNear(true));
        observer.disconnect();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const puzzle = useMemo(
    () => (near && loaded ? (readFields(app.rules, fieldsOf(entry))?.puzzle ?? null) : null),
    [near, loaded, app, entry],
  );
  const goal = puzzle?.start.goals[0];
  return (
    <span class="preset-picture" ref={frame}>
      {puzzle !== null && (
        <MiniBoard
          board={puzzle.start}
          same={puzzle.options.same}
          {...(goal === undefined ? {} : { goal })}
        />
      )}
    </span>
  );
}

/** Pictures drawn per frame: a jump down the list brings twenty near at once. */
const IN_A_FRAME = 4;

const waiting: (() => void)[] = [];

function inItsTurn(draw: () => void): void {
  if (waiting.push(draw) === 1) requestAnimationFrame(drawSome);
}

function drawSome(): void {
  for (const draw of waiting.splice(0, IN_A_FRAME)) draw();
  if (waiting.length > 0) requestAnimationFrame(drawSome);
}
