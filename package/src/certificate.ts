import type { Certificate } from "../types/certificate.js";
import type { Cell, Metric, Parsed, ParsedBoard, Solution } from "../types/index.js";

/** Cells from which a space of different tiles has more than 100 million positions. */
const LARGE = 12;

/** The certificate of an answer: the same as `Certificate::new` in src/certificate.rs writes. */
export function certificate(
  parsed: Parsed,
  {
    status,
    optimal,
    metric,
    length,
    moves,
  }: Pick<Solution, "status" | "optimal" | "metric" | "length" | "moves">,
): Certificate | null {
  const isSolved = status === "solved" && optimal && length !== null;
  if (!isSolved && status !== "unsolvable") return null;
  const puzzle = puzzleOf(parsed, metric);
  if (puzzle === null) return null;
  return {
    certificate: 2,
    by: "taisou",
    puzzle,
    claim: isSolved ? "shortest" : "unsolvable",
    ...(isSolved && { length, moves: moves.map(({ from, to, turn }) => [from, to, turn]) }),
    proof: { kind: kindOf(puzzle, isSolved ? length : null) },
  };
}

function puzzleOf(parsed: Parsed, metric: Metric): Certificate["puzzle"] | null {
  const { goals, same, axis, gates } = parsed;
  const pieces = piecesOf(parsed, metric);
  if (pieces?.length === 0) return null;
  return {
    start: rowsOf(parsed),
    goals: goals.map(rowsOf),
    ...(pieces && { pieces }),
    ...(same.length > 0 && { same: same.map((group) => group.map(word)) }),
    ...(axis && { long: true }),
    ...(gates && { gates }),
    metric,
  };
}

/** The symbols of pieces; `null` for a puzzle of tiles. The form names a tile among pieces only if no other has its symbol. */
function piecesOf({ cells, blocks, axis, gates }: Parsed, metric: Metric): string[] | null {
  const isTiles = blocks.length === 0 && !axis && !gates;
  if (isTiles && (metric === "step" || metric === "line")) return null;
  const tiles = cells.filter(({ kind }) => kind === "tile");
  const times = ({ symbol }: Cell) => tiles.filter((other) => other.symbol === symbol).length;
  const first = blocks.flatMap(([cell = 0]) => cells[cell] ?? []);
  return (blocks.length > 0 ? first : tiles.filter((tile) => times(tile) === 1)).map(({ symbol }) =>
    word(symbol),
  );
}

function rowsOf({ cells, width, height }: ParsedBoard): string[][] {
  const row = (_: unknown, at: number) => cells.slice(at * width, (at + 1) * width).map(markOf);
  return Array.from({ length: height }, row);
}

function markOf({ kind, symbol }: Cell): string {
  return kind === "tile" ? word(symbol) : { blank: "*", wall: "#", any: "?" }[kind];
}

/** A symbol as the form has it: one that looks like a mark is doubled. */
function word(symbol: string): string {
  return /^[*#?]$/.test(symbol) ? symbol + symbol : symbol;
}

/** The cheapest argument that a checker can find again. */
function kindOf(
  puzzle: Certificate["puzzle"],
  length: number | null,
): Certificate["proof"]["kind"] {
  const { start, goals, pieces, same = [] } = puzzle;
  const cells = start
    .flat()
    .map((symbol) => same.find((group) => group.includes(symbol))?.[0] ?? symbol);
  const isOpen = goals.flat(2).includes("?");
  // One blank, no wall, and no two symbols that a goal may exchange.
  const isPlain =
    !pieces && !isOpen && !cells.includes("#") && new Set(cells).size === cells.length;
  if (!isPlain) return "space";
  if (length === null) return start.length > 1 && (start[0]?.length ?? 0) > 1 ? "parity" : "space";
  return length > 12 && cells.length >= LARGE ? "search" : "space";
}
