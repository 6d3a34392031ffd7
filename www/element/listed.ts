// Fetched when a puzzle of the collection is named.

export { ENTRIES } from "../app/entries";
export { mixedEntry } from "../app/mixing";
