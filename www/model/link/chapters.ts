/** The chapters of "how it works" in order, by their names in links. */
export const CHAPTERS = ["moves", "parity", "bounds", "search", "patterns", "proof"] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** A chapter, or `""` for the beginning. */
export type ChapterPlace = Chapter | "";
