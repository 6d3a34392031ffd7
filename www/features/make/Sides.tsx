import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { ToolTexts } from "../../i18n/tools/ja";
import { Button } from "../../ui/Button";
import type { PresetTexts } from "./ja";

const LEAST_SIDE = 2;
/** A square of this side is the largest board. */
export const MOST_SIDE = 32;

/** True if a board can have this many columns or rows. */
export function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= LEAST_SIDE && value <= MOST_SIDE;
}

interface Props {
  readonly t: ToolTexts;
  readonly p: PresetTexts;
  readonly width: number;
  readonly height: number;
  readonly onSides: (width: number, height: number) => void;
  /** Further controls for the size. */
  readonly children?: ComponentChildren;
}

/** Chooses the number of columns and rows. */
export function Sides({ t, p, width, height, onSides, children }: Props) {
  return (
    <fieldset class="row sides">
      <legend>{p.size}</legend>
      <SideField
        label={p.columns}
        fewer={t.sides.fewerColumns}
        more={t.sides.moreColumns}
        value={width}
        onValue={(value) => onSides(value, height)}
      />
      <SideField
        label={p.rows}
        fewer={t.sides.fewerRows}
        more={t.sides.moreRows}
        value={height}
        onValue={(value) => onSides(width, value)}
      />
      {children}
    </fieldset>
  );
}

interface SideFieldProps {
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  /** Not a number while the text is no number. */
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** A number that can be typed, or raised and lowered by one. */
function SideField({ label, fewer, more, value, onValue }: SideFieldProps) {
  const id = useId();
  return (
    <div class="side-field">
      <label for={id}>{label}</label>
      <Button
        icon="less"
        name={fewer}
        off={!(value > LEAST_SIDE)}
        onClick={() => onValue(value - 1)}
      />
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={LEAST_SIDE}
        max={MOST_SIDE}
        step={1}
        value={Number.isNaN(value) ? undefined : value}
        aria-invalid={isSide(value) ? undefined : true}
        onInput={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
      <Button
        icon="more"
        name={more}
        off={!(value < MOST_SIDE)}
        onClick={() => onValue(value + 1)}
      />
    </div>
  );
}
