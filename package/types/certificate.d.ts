import type { Metric, Parsed, Solution } from "./rules_glue.js";

/** A claim about one puzzle that a stranger can check without this package: form 2 of docs/certificates.md. */
export interface Certificate {
  /** The version of the form. */
  certificate: 2;
  /** The writer. */
  by: string;
  /** The puzzle. Boards are rows of symbols. */
  puzzle: {
    start: string[][];
    goals: string[][][];
    /** The symbols that are one piece each; left out for tiles. */
    pieces?: string[];
    /** Groups of symbols that goals do not distinguish. */
    same?: string[][];
    /** Pieces move along their longer side only. */
    long?: true;
    /** The cells that only a piece named by a goal may enter. */
    gates?: number[];
    metric: Metric;
  };
  /** The claim. */
  claim: "shortest" | "unsolvable";
  /** The number of moves, unless there is no solution. */
  length?: number;
  /** The single steps, unless there is no solution. */
  moves?: [from: number, to: number, turn: number][];
  /** The argument by which a checker proves the claim. */
  proof: { kind: "space" | "parity" | "search" };
}

/**
 * Makes the certificate of an answer. `JSON.stringify` of it is a line for `taisou/check.mjs` and `check.py`. It needs no module.
 *
 * ```js
 * const text = JSON.stringify(certificate(parse(board, width, options), solve(board, width, "auto", options)));
 * ```
 *
 * @param parsed The start, with the same options.
 * @returns `null` if the answer is not proven, or on a board with blocks every symbol is on several tiles, so that the form
 * cannot name a piece.
 */
export function certificate(
  parsed: Parsed,
  solution: Pick<Solution, "status" | "optimal" | "metric" | "length" | "moves">,
): Certificate | null;
