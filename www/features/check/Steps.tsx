import { langOfSymbol } from "../../board/symbol";
import type { Texts } from "../../i18n/ja";
import { count } from "../../i18n/numbers";
import { directionOf } from "../../model/play/direction";
import type { Gesture } from "../../model/play/play";
import type { AppState } from "../../model/state/state";
import { Icon } from "../../ui/Icon";
import { isKnown, type Range } from "./distances";
import type { CheckTexts } from "./ja";
import type { PlayedMoves } from "./solution-moves";

interface Props {
  readonly state: AppState;
  readonly t: Texts;
  readonly k: CheckTexts;
  readonly way: PlayedMoves;
  readonly ranges: readonly Range[];
  readonly losses: readonly (number | null)[];
  readonly onShow: (moves: number) => void;
}

/** Of a longer way only the moves that lose are listed; nobody clicks through a thousand buttons. */
const MOST_STEPS = 400;

/** The moves, each with what is left after it; pressed, it shows that position. */
export function Steps({ state, t, k, way, ranges, losses, onShow }: Props) {
  const { gestures, puzzle } = way;
  const { play } = state;
  const current = play.gestures === gestures ? play.cursor : null;
  const many = gestures.length > MOST_STEPS;
  return (
    <ol class="steps" aria-label={k.list}>
      <li>
        <button
          type="button"
          class="chip"
          aria-label={k.startAt(leftAt(0))}
          aria-current={current === 0 ? "step" : undefined}
          onClick={() => onShow(0)}
        >
          <span>{k.start}</span>
          <span class="left">{leftAt(0)}</span>
        </button>
      </li>
      {gestures.map((gesture, index) => {
        const lost = losses[index] ?? 0;
        if (many && lost === 0) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place on the way
          <li key={index}>
            <Step
              name={nameOf(gesture, index + 1, lost)}
              gesture={gesture}
              width={puzzle.width}
              left={leftAt(index + 1)}
              lost={lost === 0 ? null : k.minus(lost)}
              current={current === index + 1}
              onClick={() => onShow(index + 1)}
            />
          </li>
        );
      })}
    </ol>
  );

  function leftAt(at: number): string {
    const range = ranges[at];
    return range !== undefined && isKnown(range) ? count(range.least) : k.unknown;
  }

  function nameOf({ moves }: Gesture, at: number, lost: number): string {
    const last = moves.at(-1);
    if (last === undefined) return count(at);
    const symbols = moves.map(({ symbol }) => symbol).join(t.and);
    return k.step(at, symbols, directionOf(last, puzzle.width), leftAt(at), lost);
  }
}

interface StepProps {
  readonly name: string;
  readonly gesture: Gesture;
  readonly width: number;
  readonly left: string;
  readonly lost: string | null;
  readonly current: boolean;
  readonly onClick: () => void;
}

function Step({ name, gesture, width, left, lost, current, onClick }: StepProps) {
  const last = gesture.moves.at(-1);
  // A block is named once, however far it goes.
  const symbols = [...new Set(gesture.moves.map(({ symbol }) => symbol))].join("");
  return (
    <button
      type="button"
      class="chip"
      data-losing={lost !== null || undefined}
      aria-label={name}
      aria-current={current ? "step" : undefined}
      onClick={onClick}
    >
      <span lang={langOfSymbol(symbols) ?? undefined}>{symbols}</span>
      {last !== undefined && <Icon name={directionOf(last, width)} />}
      <span class="left">{left}</span>
      {lost !== null && <span class="minus">{lost}</span>}
    </button>
  );
}
