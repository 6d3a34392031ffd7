import { isPiece, type Sheet, type Surface, type Tool } from "../../model/puzzle/sheet";

/** The tool chosen in the palette; `typed` is the tile with the symbol that is typed. */
export type ChosenTool = Tool | { readonly kind: "typed" };

/** The tools that are no symbol, in order. */
export type PlainTool = Exclude<Tool["kind"], "symbol">;

const ON_START: readonly PlainTool[] = ["newPiece", "wall", "blank", "erase"];
const ON_GOAL: readonly PlainTool[] = ["any", "blank", "erase"];

/** Walls and pieces are made on the start, and a goal may leave cells open. */
export function toolsOn(surface: Surface): readonly PlainTool[] {
  return surface === "start" ? ON_START : ON_GOAL;
}

/** The pieces of the start, each once. */
export function piecesOf(sheet: Sheet): string[] {
  return [...new Set(sheet.start.flatMap((mark) => (isPiece(sheet, mark) ? [mark.symbol] : [])))];
}

/** The tool in hand; where the choice is of no use, the one that is used most. */
export function toolOf(choice: ChosenTool, typed: string, surface: Surface, sheet: Sheet): Tool {
  if (choice.kind === "typed") return { kind: "symbol", symbol: typed };
  const pieces = piecesOf(sheet);
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
