import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Metric } from "taisou";
import { MiniBoard } from "../../board/MiniBoard";
import type { Rules } from "../../engine/rules";
import type { Texts } from "../../i18n/ja";
import { inLang } from "../../i18n/title";
import type { Lang } from "../../model/lang";
import { levelOfEntry } from "../../model/level/difficulty";
import { type Entry, fieldsOf, shortestIn } from "../../model/puzzle/entry";
import { readFields } from "../../model/puzzle/read";
import type { Feat } from "../../model/state/records";
import { Icon } from "../../ui/Icon";
import type { CollectionTexts } from "./ja";

interface Props {
  readonly entry: Entry;
  readonly rules: Rules;
  /** The rules can read boards. */
  readonly loaded: boolean;
  /** The chosen metric; `null` means the puzzle's usual one. */
  readonly metric: Metric | null;
  /** Empty if the puzzle was solved only with help; `undefined` if it is unsolved. */
  readonly record: Feat | undefined;
  readonly t: Texts;
  readonly lang: Lang;
  readonly words: CollectionTexts;
  /** Leaves out the note. */
  readonly brief: boolean;
  readonly isSourced: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function PuzzleCard(props: Props) {
  const { entry, rules, loaded, metric, record, t, lang, words, brief, isSourced, isOpen, onOpen } =
    props;
  const shortest = shortestIn(entry, metric);
  const own = shortest === null ? undefined : record?.[shortest.metric];
  const level = levelOfEntry(entry);
  const { note, source } = entry;
  return (
    <button
      type="button"
      class="option stack preset"
      disabled={!loaded}
      aria-current={isOpen ? "true" : undefined}
      onClick={onOpen}
    >
      <Picture {...{ rules, entry, loaded }} />
      <span class="preset-name">
        {t.reading(inLang(entry.name, lang))}
        {record !== undefined && (
          <span class="preset-solved">
            <Icon name="check" />
            {words.solvedMark}
          </span>
        )}
      </span>
      {!brief && note !== undefined && <span class="preset-note">{inLang(note, lang)}</span>}
      <span class="preset-numbers">
        <span class="preset-length">{lengthText(entry, shortest, metric, t, words)}</span>
        {own !== undefined && <span class="preset-own">{words.ownBest(own)}</span>}
        {level !== null && level !== "impossible" && (
          <span class="preset-level" data-level={level}>
            {t.difficulties[level]}
          </span>
        )}
      </span>
      {isSourced && source !== undefined && (
        <span class="preset-source">{inLang(source, lang)}</span>
      )}
    </button>
  );
}

function lengthText(
  entry: Entry,
  shortest: ReturnType<typeof shortestIn>,
  chosen: Metric | null,
  t: Texts,
  words: CollectionTexts,
): string {
  if (entry.shortest === null) return t.noAnswer;
  if (shortest === null) return words.forPlay;
  // The metric is named if it is not the chosen one.
  return t.shortestIs(
    shortest.moves,
    chosen === null || shortest.metric === chosen ? null : shortest.metric,
  );
}

/** The board, drawn when it comes near the screen: seventy boards at once would block the page. */
function Picture({ rules, entry, loaded }: Pick<Props, "rules" | "entry" | "loaded">) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    if (!("IntersectionObserver" in window)) {
      drawLater(() => setNear(true));
      return;
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        drawLater(() => setNear(true));
        observer.disconnect();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const puzzle = useMemo(
    () => (near && loaded ? (readFields(rules, fieldsOf(entry))?.puzzle ?? null) : null),
    [near, loaded, rules, entry],
  );
  const goal = puzzle?.start.goals[0];
  return (
    <span class="board-frame preset-picture" ref={frame}>
      {puzzle !== null && (
        <MiniBoard
          board={puzzle.start}
          same={puzzle.options.same}
          axis={puzzle.options.axis}
          {...(goal === undefined ? {} : { goal })}
        />
      )}
    </span>
  );
}

/** Pictures drawn per frame: a jump down the list makes twenty due at once. */
const IN_A_FRAME = 4;

const waiting: (() => void)[] = [];

function drawLater(draw: () => void): void {
  if (waiting.push(draw) === 1) requestAnimationFrame(drawSome);
}

function drawSome(): void {
  for (const draw of waiting.splice(0, IN_A_FRAME)) draw();
  if (waiting.length > 0) requestAnimationFrame(drawSome);
}
