import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Stage } from "taisou";
import { copy } from "../../app/copy";
import { langOfSymbol } from "../../board/symbol";
import { blankLetters } from "../../model/link/notation";
import { directionOf } from "../../model/play/direction";
import type { Answer, Gesture } from "../../model/play/play";
import { stageTurn } from "../../model/state/selectors";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { SolveTexts } from "./ja";

interface Props extends WordedToolProps<SolveTexts> {
  readonly answer: Answer;
  readonly turn: number | null;
}

/** Longer solutions are shown as text only; nobody clicks through a thousand buttons. */
const MOST_CHIPS = 400;

/** The moves, as steps to click and as text to copy. */
export function MoveList({ app, state, t, words: s, answer, turn }: Props) {
  const [ofBlank, setOfBlank] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => keepInView(list.current, turn), [turn]);
  const width = state.puzzle?.width ?? 1;
  const { turns, notation } = answer;
  const stages = stagesByTurn(answer);
  const inverse = blankLetters(notation);
  const text = ofBlank && inverse !== null ? inverse : notation;
  return (
    <div class="moves">
      {turns.length > MOST_CHIPS ? (
        <p class="note">{s.tooManyChips}</p>
      ) : (
        <ol class="chips" aria-label={s.moveList} ref={list}>
          {turns.map((gesture, index) => {
            const stage = stages.get(index);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the solution
              <Fragment key={index}>
                {stage !== undefined && <li class="chips-stage note">{t.stage(stage)}</li>}
                <li>
                  <Chip
                    name={nameOf(gesture, index + 1)}
                    gesture={gesture}
                    width={width}
                    current={turn === index + 1}
                    onClick={() => app.replay.goTo(index + 1)}
                  />
                </li>
              </Fragment>
            );
          })}
        </ol>
      )}
      <div class="as-text">
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
        <div class="as-text-tools">
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
          <Button onClick={() => void copy(app.store, text)}>
            <Icon name="copy" />
            {s.copyMoves}
          </Button>
        </div>
        <p class="note">{s.lettersHelp}</p>
      </div>
    </div>
  );

  function nameOf({ moves }: Gesture, at: number): string {
    const last = moves.at(-1);
    if (last === undefined) return String(at);
    const symbols = moves.map(({ symbol }) => symbol).join(t.and);
    return t.chip(at, symbols, directionOf(last, width));
  }
}

interface ChipProps {
  readonly name: string;
  readonly gesture: Gesture;
  readonly width: number;
  readonly current: boolean;
  readonly onClick: () => void;
}

function Chip({ name, gesture, width, current, onClick }: ChipProps) {
  const last = gesture.moves.at(-1);
  const symbols = gesture.moves.map(({ symbol }) => symbol).join("");
  return (
    <button
      type="button"
      class="chip"
      aria-label={name}
      aria-current={current ? "step" : undefined}
      onClick={onClick}
    >
      <span lang={langOfSymbol(symbols) ?? undefined}>{symbols}</span>
      {last !== undefined && <Icon name={directionOf(last, width)} />}
    </button>
  );
}

/** The stages of a solution by the turns with which they begin. */
function stagesByTurn(answer: Answer): ReadonlyMap<number, Stage> {
  return new Map(answer.solution.stages.map((stage) => [stageTurn(answer, stage), stage]));
}

/** Scrolls the list to the current turn, never the page. */
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
