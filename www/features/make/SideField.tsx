import { useId } from "preact/hooks";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";

interface Props {
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  /** Not a number while nothing sensible is typed. */
  readonly value: number;
  readonly onValue: (value: number) => void;
}

export const LEAST_SIDE = 2;
/** A square of this side is the largest board there is. */
export const MOST_SIDE = 32;

/** True if a board can have this length or width. */
export function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= LEAST_SIDE && value <= MOST_SIDE;
}

/** How many columns or rows a board is to have: typed, or one more or fewer. */
export function SideField({ label, fewer, more, value, onValue }: Props) {
  const id = useId();
  return (
    <div class="side-field">
      <label for={id}>{label}</label>
      <Button name={fewer} off={!(value > LEAST_SIDE)} onClick={() => onValue(value - 1)}>
        <Icon name="less" />
      </Button>
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
      <Button name={more} off={!(value < MOST_SIDE)} onClick={() => onValue(value + 1)}>
        <Icon name="more" />
      </Button>
    </div>
  );
}
