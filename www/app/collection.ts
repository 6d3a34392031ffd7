import type { Entry } from "../model/puzzle/entry";

/** The collection of puzzles, fetched on first use. */
export interface Collection {
  /** Fetches the collection unless it is loaded; rejects if that fails. */
  load(): Promise<readonly Entry[]>;
  /** Its puzzles; `null` until loaded. */
  readonly entries: readonly Entry[] | null;
}

export function createCollection(): Collection {
  let entries: readonly Entry[] | null = null;
  return {
    async load() {
      if (entries === null) ({ ENTRIES: entries } = await import("./entries"));
      return entries;
    },
    get entries() {
      return entries;
    },
  };
}
