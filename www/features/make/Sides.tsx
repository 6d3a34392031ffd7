import type { ComponentChildren } from "preact";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { PresetTexts } from "./ja";
import { SideField } from "./SideField";

interface Props {
  readonly t: ToolTexts;
  readonly p: PresetTexts;
  readonly width: number;
  readonly height: number;
  readonly onSides: (width: number, height: number) => void;
  /** Further controls for the size. */
  readonly children?: ComponentChildren;
}

/** How many columns and rows a board is to have. */
export function Sides({ t, p, width, height, onSides, children }: Props) {
  return (
    <fieldset class="sides">
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
