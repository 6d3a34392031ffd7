import "./sizes.css";
import type { ToolTexts } from "../../i18n/tools/ja";
import { MOST_SKETCH_SIDE, resized, type Sketch } from "../../model/puzzle/sketch";
import { Button } from "../../ui/Button";
import type { DrawTexts } from "./ja";

interface Props {
  readonly t: ToolTexts;
  readonly d: DrawTexts;
  readonly sketch: Sketch;
  readonly onSketch: (sketch: Sketch) => void;
}

/** Changes the number of columns and rows. */
export function Sizes({ t, d, sketch, onSketch }: Props) {
  const { width, height } = sketch;
  return (
    <div class="row sizes">
      <Size
        value={width}
        text={d.columns(width)}
        fewer={t.sides.fewerColumns}
        more={t.sides.moreColumns}
        onValue={(columns) => onSketch(resized(sketch, columns, height))}
      />
      <Size
        value={height}
        text={d.rows(height)}
        fewer={t.sides.fewerRows}
        more={t.sides.moreRows}
        onValue={(rows) => onSketch(resized(sketch, width, rows))}
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
      <Button icon="less" name={fewer} off={value <= 1} onClick={() => onValue(value - 1)} />
      <span>{text}</span>
      <Button
        icon="more"
        name={more}
        off={value >= MOST_SKETCH_SIDE}
        onClick={() => onValue(value + 1)}
      />
    </div>
  );
}
