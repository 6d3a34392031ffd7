import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Direction } from "taisou";
import type { Position } from "../../model/derived/position";
import { focusedBeside } from "../../platform/focused";
import type { PlayerProps } from "../../shell/view-props";
import { Icon } from "../../ui/Icon";

interface Props extends PlayerProps {
  readonly position: Position;
  readonly cell: number;
  readonly ways: readonly Direction[];
  /** The question came from the keyboard, so the answer will too. */
  readonly takesFocus: boolean;
  /** It goes, and the focus was in it. */
  readonly onFocusLost: () => void;
}

/** Asks which way a tile should go, with arrows around it. */
export function Chooser({ app, t, position, cell, ways, takesFocus, onFocusLost }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  const lost = useRef(onFocusLost);
  lost.current = onFocusLost;
  // However it is answered: by its buttons, by an arrow key, by Escape, or by another move.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(focusedBeside(element))) lost.current();
    };
  }, []);
  const { width, height, cells } = position.parsed;
  const left = (((cell % width) + 0.5) / width) * 100;
  const top = ((Math.floor(cell / width) + 0.5) / height) * 100;
  const symbol = cells[cell]?.symbol ?? "";
  return (
    <fieldset
      class="chooser"
      ref={box}
      style={{
        left: `${left}%`,
        top: `${top}%`,
        width: `${80 / width}%`,
        height: `${80 / height}%`,
      }}
    >
      <legend class="unseen">{t.whichWay(symbol)}</legend>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          data-way={way}
          aria-label={t.toward(way)}
          onClick={() => app.play.click(cell, way)}
        >
          <Icon name={way} />
        </button>
      ))}
    </fieldset>
  );
}
