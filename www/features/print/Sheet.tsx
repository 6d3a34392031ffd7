import { useMemo } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import type { Rules } from "../../engine/rules";
import type { Texts } from "../../i18n/ja";
import { readFields } from "../../model/puzzle/read";
import type { PrintTexts } from "./ja";
import { fitsBelow, type SheetPuzzle } from "./sheet";

/** Where the answers are: upside down at the foot of the sheet, on a page behind it, or nowhere. */
export const ANSWER_PLACES = ["below", "behind", "none"] as const;
export type AnswerPlace = (typeof ANSWER_PLACES)[number];

interface Props {
  readonly t: Texts;
  readonly words: PrintTexts;
  readonly rules: Rules;
  readonly heading: string;
  readonly first: number;
  readonly puzzles: readonly SheetPuzzle[];
  readonly answers: readonly string[];
  readonly place: AnswerPlace;
  /** Its classes: the paper and the number of puzzles. */
  readonly format: string;
}

/** A page of puzzles, and the page with their answers if that is a page of its own. */
export function Sheet(props: Props) {
  const { t, words, rules, heading, first, puzzles, answers, place, format } = props;
  const isBelow = place === "below" && fitsBelow(answers);
  const last = first + puzzles.length - 1;
  const title = `${heading} ${first}–${last}`;
  const list = (
    <ol class="sheet-answers">
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place on the sheet
        <li key={index}>
          <b>{first + index}</b> {answer}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <section class={`sheet ${format}`} aria-label={title}>
        <h3>{title}</h3>
        <ol class="sheet-puzzles">
          {puzzles.map((puzzle, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a puzzle is its place on the sheet
            <li key={index}>
              <SheetBoard {...{ t, rules, puzzle }} number={first + index} />
            </li>
          ))}
        </ol>
        {isBelow && (
          <footer class="sheet-foot">
            <h4>{words.answers}</h4>
            {list}
          </footer>
        )}
      </section>
      {!isBelow && place !== "none" && (
        <section class={`sheet ${format}`} aria-label={words.answersTo(title)}>
          <h3>{words.answersTo(title)}</h3>
          {list}
        </section>
      )}
    </>
  );
}

interface BoardProps extends Pick<Props, "t" | "rules"> {
  readonly number: number;
  readonly puzzle: SheetPuzzle;
}

function SheetBoard({ t, rules, number, puzzle }: BoardProps) {
  const { name, fields, metric, moves } = puzzle;
  const start = useMemo(() => readFields(rules, fields)?.puzzle?.start ?? null, [rules, fields]);
  const goal = start?.goals[0];
  return (
    <>
      <p class="sheet-name">
        <b>{number}</b> {name}
      </p>
      <div class="sheet-board">
        {start !== null && <MiniBoard board={start} {...(goal !== undefined && { goal })} />}
      </div>
      <div class="sheet-goal">
        <p>{t.goal}</p>
        {goal !== undefined && <MiniBoard board={goal} goal={goal} />}
        <p>{t.shortestIs(moves, metric)}</p>
      </div>
    </>
  );
}
