/** The chapters of "how it works" in their order, by the names that links use. */
export const CHAPTERS = ["moves", "parity", "bounds", "search", "patterns", "proof"] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** Where it is opened: at a chapter, or `""` at its beginning. */
export type ChapterPlace = Chapter | "";
