/** The help in a game. A game with help sets no record. */
export interface Help {
  /** For each hint, the number of gestures before it, or `EARLIER`. */
  readonly hints: readonly number[];
  /** An answer was shown. */
  readonly answer: boolean;
  /** The next best moves were shown with the moves left. */
  readonly arrows: boolean;
}

/** The place of a hint in an earlier game with the same puzzle. */
export const EARLIER = -1;

export const NO_HELP: Help = { hints: [], answer: false, arrows: false };

export function isHelped({ hints, answer, arrows }: Help): boolean {
  return hints.length > 0 || answer || arrows;
}

/** Reads the help that a history entry or a kept game stores. Earlier versions stored its most important kind. */
export function readHelp(kept: unknown): Help {
  if (kept === "hint") return { ...NO_HELP, hints: [0] };
  if (kept === "answer") return { ...NO_HELP, answer: true };
  if (typeof kept !== "object" || kept === null) return NO_HELP;
  const { hints, answer, arrows } = kept as Partial<Record<keyof Help, unknown>>;
  return {
    hints: Array.isArray(hints) ? hints.filter((at) => Number.isInteger(at) && at >= EARLIER) : [],
    answer: answer === true,
    arrows: arrows === true,
  };
}
