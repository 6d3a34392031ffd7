import type { Metric } from "taisou";
import type { Fields } from "../puzzle/puzzle";

/** A puzzle that was written for another program, in this one's words. The module has not read it yet. */
export interface Foreign {
  readonly fields: Fields;
  readonly metric: Metric | null;
  /** Moves from the start, as text. */
  readonly moves: string | null;
}

/** What stops a text that is clearly of some form. */
export interface ForeignFault {
  /** What the form is called. */
  readonly form: string;
  /** The line, counted from 1, and what in it cannot be used. */
  readonly line: number;
  readonly part: string;
}

/** `null`: the text is of another form. */
export type ForeignRead =
  | { readonly ok: Foreign }
  | { readonly ok: null; readonly fault: ForeignFault }
  | null;

/** So much of what is at fault is told again. */
const MOST = 40;

export function faultOf(form: string, line: number, part: string): ForeignRead {
  const told = part.length > MOST ? `${part.slice(0, MOST)}…` : part;
  return { ok: null, fault: { form, line, part: told } };
}
