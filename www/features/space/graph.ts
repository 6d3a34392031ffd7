import type { Parsed } from "taisou";
import type { Rules } from "../../engine/rules";
import type { Puzzle } from "../../model/puzzle/puzzle";

/** The positions of a small space and the single steps between them. */
export interface Graph {
  readonly nodes: readonly Parsed[];
  /** Pairs of nodes by their numbers, each pair once. */
  readonly edges: readonly (readonly [number, number])[];
  /** The node of a board, however its blanks are written. */
  indexOf(board: Parsed): number | null;
}

/**
 * The graph of all boards within reach of `boards` by single steps; `null` if it has more than `most` nodes, or if the
 * module fails.
 */
export function explore(
  rules: Pick<Rules, "parse" | "step">,
  boards: readonly string[],
  { width, options }: Pick<Puzzle, "width" | "options">,
  most: number,
): Graph | null {
  const nodes: Parsed[] = [];
  const numbers = new Map<string, number>();
  const edges: [number, number][] = [];
  const numberOf = (board: string): number | null => {
    const parsed = rules.parse(board, width, options);
    if (parsed === null) return null;
    const key = keyOf(parsed);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, nodes.length);
    return nodes.push(parsed) - 1;
  };
  if (boards.some((board) => numberOf(board) === null)) return null;
  // The loop reaches nodes that it adds.
  for (let at = 0; at < nodes.length; at += 1) {
    if (nodes.length > most) return null;
    const { board, cells } = nodes[at] as Parsed;
    const reached = new Set<number>();
    for (const [cell, { ways }] of cells.entries()) {
      for (const direction of ways) {
        const stepped = rules.step(board, width, cell, { ...options, direction });
        if (stepped === null) return null;
        // A line of tiles is several steps, which are explored one by one.
        if (stepped.moves.length !== 1) continue;
        const next = numberOf(stepped.board);
        if (next === null) return null;
        reached.add(next);
      }
    }
    for (const other of reached) if (other > at) edges.push([at, other]);
  }
  return { nodes, edges, indexOf: (board) => numbers.get(keyOf(board)) ?? null };
}

function keyOf({ cells }: Parsed): string {
  return cells.map(({ kind, symbol }) => (kind === "blank" ? "" : symbol)).join("\n");
}
