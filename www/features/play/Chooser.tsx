import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Direction, ParsedBoard } from "taisou";
import type { BoardTexts } from "../../i18n/board-ja";
import { focusedBeside } from "../../platform/focused";
import { Icon } from "../../ui/Icon";

interface Props {
  readonly board: ParsedBoard;
  readonly cell: number;
  readonly ways: readonly Direction[];
  /** The question was caused by a key, so the focus moves to the buttons. */
  readonly takesFocus: boolean;
  readonly t: BoardTexts;
  readonly onChoose: (direction: Direction) => void;
  /** Called if the focus is inside when the buttons are removed. */
  readonly onFocusLost: () => void;
}

/** Asks in which direction a tile should go, with arrows around it. */
export function Chooser({ board, cell, ways, takesFocus, t, onChoose, onFocusLost }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  const lost = useRef(onFocusLost);
  lost.current = onFocusLost;
  // On removal, because a key, Escape or another move can answer too.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(focusedBeside(element))) lost.current();
    };
  }, []);
  const { width, height, cells } = board;
  return (
    <fieldset
      class="chooser"
      ref={box}
      style={{
        left: `${(((cell % width) + 0.5) / width) * 100}%`,
        top: `${((Math.floor(cell / width) + 0.5) / height) * 100}%`,
        width: `${80 / width}%`,
        height: `${80 / height}%`,
      }}
    >
      <legend class="visually-hidden">{t.whichWay(cells[cell]?.symbol ?? "")}</legend>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          data-direction={way}
          aria-label={t.toward(way)}
          onClick={() => onChoose(way)}
        >
          <Icon name={way} />
        </button>
      ))}
    </fieldset>
  );
}
