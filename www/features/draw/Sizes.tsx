import type { ToolTexts } from "../../i18n/tools/ja";
import { MOST_SIDE, resized, type Sheet } from "../../model/puzzle/sheet";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { DrawTexts } from "./ja";

interface Props {
  readonly t: ToolTexts;
  readonly d: DrawTexts;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
}

/** How many columns and rows there are. */
export function Sizes({ t, d, sheet, onSheet }: Props) {
  const { width, height } = sheet;
  return (
    <div class="sizes">
      <Size
        value={width}
        text={d.columns(width)}
        fewer={t.sides.fewerColumns}
        more={t.sides.moreColumns}
        onValue={(columns) => onSheet(resized(sheet, columns, height))}
      />
      <Size
        value={height}
        text={d.rows(height)}
        fewer={t.sides.fewerRows}
        more={t.sides.moreRows}
        onValue={(rows) => onSheet(resized(sheet, width, rows))}
      />
    </div>
  );
}

interface SizeProps {
  readonly value: number;
  readonly text: string;
  readonly fewer: string;
  readonly more: string;
  readonly onValue: (value: number) => void;
}

function Size({ value, text, fewer, more, onValue }: SizeProps) {
  return (
    <div class="size">
      <Button name={fewer} off={value <= 1} onClick={() => onValue(value - 1)}>
        <Icon name="less" />
      </Button>
      <span>{text}</span>
      <Button name={more} off={value >= MOST_SIDE} onClick={() => onValue(value + 1)}>
        <Icon name="more" />
      </Button>
    </div>
  );
}
