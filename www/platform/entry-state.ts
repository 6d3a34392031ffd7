/** What the page keeps with a history entry, beside the link itself. */
export interface EntryState {
  /** The moves played so far, as text. */
  readonly moves: string;
  /** How many single steps each press, click or drag made of them; entries of earlier versions do not tell. */
  readonly presses?: readonly number[];
  /** Whether the player made them all. */
  readonly byHand: boolean;
  /** The help that the player has had: hints, or an answer. */
  readonly help?: "hint" | "answer" | null;
  /** How the board was scrambled. */
  readonly scrambled?: unknown;
  /** What lies over the page, if this entry was made for that: the one before it is of the same board. */
  readonly over?: string | null;
  /** How long that took, where all of it was timed. */
  readonly millis?: number;
}
