import type { Reason } from "taisou";
import { rowAndColumn } from "../model/derived/position";
import { swapped } from "../model/derived/verdict";
import type { Puzzle } from "../model/puzzle/puzzle";
import { count } from "./numbers";
import type { ToolTexts } from "./tools/ja";

/** Cells that a sentence names; the picture shows more. */
const MOST_NAMED = 3;

/** A sentence on why a goal cannot be reached. */
export function whyUnsolvable(reason: Reason | null, puzzle: Puzzle | null, t: ToolTexts): string {
  if (reason === null || puzzle === null || !("argument" in reason)) return "";
  switch (reason.argument) {
    case "exhausted":
      return t.unsolvableExhausted(count(reason.positions), reason.side);
    case "graph": {
      const named = reason.cells.slice(0, MOST_NAMED);
      const places = named.map((cell) => t.place(...rowAndColumn(cell, puzzle.width)));
      return t.why.graph(places.join(t.between), reason.cells.length - named.length);
    }
    case "parity":
      return t.why.parity(...swapped(reason, puzzle.start));
    // A reason that this page does not know yet: the headline says the rest.
    default:
      return "";
  }
}
