import type { Reason } from "taisou";
import { rowAndColumn } from "../model/derived/position";
import { swapped } from "../model/derived/verdict";
import type { Puzzle } from "../model/puzzle/puzzle";
import { count } from "./numbers";
import type { ToolTexts } from "./tools/ja";

/** The most cells that a sentence names; the picture shows all. */
const MOST_NAMED = 3;

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
    // A reason unknown to this page; the headline is enough.
    default:
      return "";
  }
}
