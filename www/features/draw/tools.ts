import { isPiece, type Sketch, type Surface, type Tool } from "../../model/puzzle/sketch";

/** The tool chosen in the palette; `typed` is a tile with the typed symbol. */
export type ChosenTool = Tool | { readonly kind: "typed" };

export type PlainTool = Exclude<Tool["kind"], "symbol">;

const ON_START: readonly PlainTool[] = ["newPiece", "wall", "blank", "erase"];
const ON_GOAL: readonly PlainTool[] = ["any", "blank", "erase"];

/** The tools of a surface: only the start has walls and new pieces, only a goal may leave cells open. */
export function toolsOn(surface: Surface): readonly PlainTool[] {
  return surface === "start" ? ON_START : ON_GOAL;
}

/** The symbols of the pieces of the start, without duplicates. */
export function piecesOf(sketch: Sketch): string[] {
  return [...new Set(sketch.start.flatMap((mark) => (isPiece(sketch, mark) ? [mark.symbol] : [])))];
}

/** The tool in use: the chosen one, or a default if the surface does not offer it. */
export function toolOf(choice: ChosenTool, typed: string, surface: Surface, sketch: Sketch): Tool {
  if (choice.kind === "typed") return { kind: "symbol", symbol: typed };
  const pieces = piecesOf(sketch);
  if (
    choice.kind === "symbol"
      ? pieces.includes(choice.symbol)
      : toolsOn(surface).includes(choice.kind)
  ) {
    return choice;
  }
  const [first] = pieces;
  if (surface === "start") return { kind: "newPiece" };
  return first === undefined ? { kind: "any" } : { kind: "symbol", symbol: first };
}
