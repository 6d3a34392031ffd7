import type { Metric } from "taisou";
import type { Fields } from "../puzzle/puzzle";

/** A puzzle of another program as fields. The module has not read it yet. */
export interface Foreign {
  readonly fields: Fields;
  readonly metric: Metric | null;
  /** Moves from the start, as text. */
  readonly moves: string | null;
}

/** An error in a text whose format is clear. */
export interface ForeignFault {
  readonly form: string;
  /** The line, from 1, and its unusable part. */
  readonly line: number;
  readonly part: string;
  /** The board of which the part is an unusable piece, and the first cell of this piece; `null` if it is missing. */
  readonly board?: {
    readonly columns: number;
    readonly rows: number;
    readonly cell: number | null;
  };
}

/** `null` if the text has another format. */
export type ForeignRead =
  | { readonly ok: Foreign }
  | { readonly ok: null; readonly fault: ForeignFault }
  | null;

/** The most cells of a board, as in the module. */
export const MOST_CELLS = 1024;

/** The longest quoted part, in characters. */
const MOST = 40;

export function faultOf(
  form: string,
  line: number,
  part: string,
  board?: ForeignFault["board"],
): ForeignRead {
  const told = part.length > MOST ? `${part.slice(0, MOST)}…` : part;
  return { ok: null, fault: { form, line, part: told, ...(board && { board }) } };
}
