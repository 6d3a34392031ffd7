import "./palette.css";
import { isPiece, type Sketch, type Surface, type Tool } from "../../model/puzzle/sketch";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import type { DrawTexts } from "./ja";
import { type ChosenTool, piecesOf, toolsOn } from "./tools";

interface Props {
  readonly d: DrawTexts;
  readonly sketch: Sketch;
  readonly surface: Surface;
  readonly tool: Tool;
  /** The tool is a tile with the symbol in the text box. */
  readonly isTyped: boolean;
  readonly typed: string;
  readonly onChoice: (choice: ChosenTool) => void;
  readonly onTyped: (symbol: string) => void;
}

export function Palette(props: Props) {
  const { d, sketch, surface, tool, isTyped, typed, onChoice, onTyped } = props;
  return (
    <>
      <fieldset class="choices">
        <legend class="visually-hidden">{d.tools}</legend>
        {toolsOn(surface).map((kind) => (
          <Button key={kind} pressed={tool.kind === kind} onClick={() => onChoice({ kind })}>
            {d.names[kind]}
          </Button>
        ))}
        <Button pressed={isTyped} onClick={() => onChoice({ kind: "typed" })}>
          {d.names.symbol}
        </Button>
        {piecesOf(sketch).map((symbol) => (
          <Button
            key={symbol}
            class="palette-piece"
            name={d.piece(symbol)}
            pressed={!isTyped && tool.kind === "symbol" && tool.symbol === symbol}
            onClick={() => onChoice({ kind: "symbol", symbol })}
          >
            {symbol}
          </Button>
        ))}
      </fieldset>
      {isTyped && (
        <Field
          id="draw-symbol"
          label={d.typed}
          value={typed}
          // White space and / separate cells.
          onText={(text) => onTyped(text.replace(/[\s/]/g, ""))}
        />
      )}
      <p class="note">{noteOn(props)}</p>
    </>
  );
}

function noteOn({ d, tool, surface, sketch }: Props): string {
  const { notes } = d;
  if (tool.kind !== "symbol") return notes[tool.kind];
  if (tool.symbol === "") return notes.typeFirst;
  if (!isPiece(sketch, { kind: "tile", symbol: tool.symbol })) return notes.symbol;
  return surface === "start" ? notes.extend(tool.symbol) : notes.place(tool.symbol);
}
