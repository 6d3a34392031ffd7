import "./move-list.css";
import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Stage } from "taisou";
import { langOfSymbol } from "../../board/symbol";
import type { ToolTexts } from "../../i18n/tools/ja";
import { blankLetters } from "../../model/link/notation";
import { directionOf } from "../../model/play/direction";
import type { Answer, Gesture } from "../../model/play/play";
import { stageTurn } from "../../model/state/selectors";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { SolveTexts } from "./ja";

interface Props {
  readonly t: ToolTexts;
  readonly s: SolveTexts;
  readonly answer: Answer;
  readonly width: number;
  /** The current turn; `null` if the board is at none. */
  readonly turn: number | null;
  readonly onTurn: (turn: number) => void;
  readonly onCopy: (text: string) => void;
}

/** Longer solutions are shown as text only: too many buttons to be of use. */
const MOST_CHIPS = 400;

/** The moves, as steps to click and as text to copy. */
export function MoveList({ t, s, answer, width, turn, onTurn, onCopy }: Props) {
  const [ofBlank, setOfBlank] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => keepInView(list.current, turn), [turn]);
  const { turns, notation } = answer;
  const stages = stagesByTurn(answer);
  const inverse = blankLetters(notation);
  const text = ofBlank && inverse !== null ? inverse : notation;
  return (
    <div class="stack moves">
      {turns.length > MOST_CHIPS ? (
        <p class="note">{s.tooManyChips}</p>
      ) : (
        <ol class="scroll-list chips" aria-label={s.moveList} ref={list}>
          {turns.map((gesture, index) => {
            const stage = stages.get(index);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the solution
              <Fragment key={index}>
                {stage !== undefined && <li class="chips-stage note">{t.stage(stage)}</li>}
                <li>
                  <Chip
                    {...{ t, gesture, width }}
                    at={index + 1}
                    isCurrent={turn === index + 1}
                    onClick={() => onTurn(index + 1)}
                  />
                </li>
              </Fragment>
            );
          })}
        </ol>
      )}
      <div class="stack move-text">
        <label class="field">
          <span>{t.movesText}</span>
          <textarea
            class="mono"
            rows={2}
            readOnly
            value={text}
            spellcheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <div class="row move-text-tools">
          {inverse !== null && (
            <select
              aria-label={s.asText}
              value={ofBlank ? "blank" : "tile"}
              onChange={(event) => setOfBlank(event.currentTarget.value === "blank")}
            >
              <option value="tile">{t.tileLetters}</option>
              <option value="blank">{t.blankLetters}</option>
            </select>
          )}
          <Button icon="copy" onClick={() => onCopy(text)}>
            {s.copyMoves}
          </Button>
        </div>
        <p class="note">{s.lettersHelp}</p>
      </div>
    </div>
  );
}

interface ChipProps extends Pick<Props, "t" | "width"> {
  readonly gesture: Gesture;
  readonly at: number;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

function Chip({ t, width, gesture: { moves }, at, isCurrent, onClick }: ChipProps) {
  const last = moves.at(-1);
  const direction = last === undefined ? null : directionOf(last, width);
  const symbols = moves.map(({ symbol }) => symbol);
  return (
    <button
      type="button"
      class="chip"
      aria-label={direction === null ? String(at) : t.chip(at, symbols.join(t.and), direction)}
      aria-current={isCurrent ? "step" : undefined}
      onClick={onClick}
    >
      <span lang={langOfSymbol(symbols.join("")) ?? undefined}>{symbols.join("")}</span>
      {direction !== null && <Icon name={direction} />}
    </button>
  );
}

function stagesByTurn(answer: Answer): ReadonlyMap<number, Stage> {
  return new Map(answer.solution.stages.map((stage) => [stageTurn(answer, stage), stage]));
}

/** Scrolls the list, but not the page, to the current turn. */
function keepInView(list: HTMLElement | null, turn: number | null): void {
  if (list === null || turn === null) return;
  const chip = list.querySelector("[aria-current]");
  if (!(chip instanceof HTMLElement)) {
    list.scrollTop = 0;
    return;
  }
  const top = chip.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + chip.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 2;
  }
}
