import "./steps.css";
import type { Direction, Move } from "taisou";
import { type DistanceBounds, isExact } from "../../app/live/bounds";
import { langOfSymbol } from "../../board/symbol";
import { count } from "../../i18n/numbers";
import { directionOf } from "../../model/play/direction";
import { Icon } from "../../ui/Icon";
import type { CheckTexts } from "./ja";
import type { PlayedMoves } from "./solution-moves";

interface Props {
  readonly k: CheckTexts;
  /** Separates the items of a list. */
  readonly and: string;
  readonly played: PlayedMoves;
  readonly bounds: readonly DistanceBounds[];
  readonly losses: readonly (number | null)[];
  /** The number of moves before the displayed position; `null` if another board is displayed. */
  readonly current: number | null;
  readonly onShow: (moves: number) => void;
}

/** A longer list has only the moves that lose: thousands of buttons would be of no use. */
const MOST_STEPS = 400;

/** A button for the start and for each move, with the distance after it, that shows that position. */
export function Steps({ k, and, played, bounds, losses, current, onShow }: Props) {
  const { gestures, puzzle } = played;
  const isLong = gestures.length > MOST_STEPS;
  return (
    <ol class="scroll-list steps" aria-label={k.list}>
      {bounds.map((one, at) => {
        const lost = losses[at - 1] ?? 0;
        if (isLong && at > 0 && lost === 0) return null;
        const left = isExact(one) ? count(one.least) : k.unknown;
        const { moves = [] } = gestures[at - 1] ?? {};
        const moved = movedBy(moves, puzzle.width);
        const symbols = moves.map(({ symbol }) => symbol).join(and);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is identified by its place
          <li key={at}>
            <button
              type="button"
              class="chip"
              data-losing={lost !== 0 || undefined}
              aria-label={
                moved === null ? k.startAt(left) : k.step(at, symbols, moved.direction, left, lost)
              }
              aria-current={current === at ? "step" : undefined}
              onClick={() => onShow(at)}
            >
              {moved === null ? <span>{k.start}</span> : <MovedSymbols {...moved} />}
              <span class="moves-left-here">{left}</span>
              {lost !== 0 && <span class="move-minus">{k.minus(lost)}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface Moved {
  readonly symbols: string;
  readonly direction: Direction;
}

/** The moved tiles or block, and an arrow; its parent has an accessible name. */
export function MovedSymbols({ symbols, direction }: Moved) {
  return (
    <>
      <span aria-hidden="true" lang={langOfSymbol(symbols) ?? undefined}>
        {symbols}
      </span>
      <Icon name={direction} />
    </>
  );
}

/** The symbols moved by a gesture, and their direction; `null` without moves. A block is named once, however far it goes. */
export function movedBy(moves: readonly Move[], width: number): Moved | null {
  const last = moves.at(-1);
  if (last === undefined) return null;
  const symbols = [...new Set(moves.map(({ symbol }) => symbol))].join("");
  return { symbols, direction: directionOf(last, width) };
}
