/** The data that the page stores with a history entry, in addition to the link. */
export interface EntryState {
  /** The moves played, as text. */
  readonly moves: string;
  /** Steps of each gesture; missing in entries of earlier versions. */
  readonly presses?: readonly number[];
  /** The player made all moves. */
  readonly byHand: boolean;
  /** The help that the player has had. */
  readonly help?: unknown;
  readonly scrambled?: unknown;
  /** The layer over the page, if the entry was made for it: the previous entry has the same board. */
  readonly over?: string | null;
  /** Time of the player, if all of it was measured. */
  readonly millis?: number;
}

/** The data of a game that this page begins. */
export const NEW_GAME: EntryState = { moves: "", byHand: true };
