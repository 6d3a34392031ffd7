// Fetched when a puzzle of the collection is named.

export { ENTRIES } from "../app/entries";
export { scrambledEntry } from "../app/scrambled";
