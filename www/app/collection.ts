import type { Entry } from "../model/puzzle/entry";

/** The collection, once somebody has asked for it. */
export interface Collection {
  readonly entries: readonly Entry[];
}

export interface Shelf {
  /** Fetches the collection, if it is not there; rejects if it cannot be had. */
  load(): Promise<Collection>;
  /** What is there now. */
  readonly now: Collection | null;
}

export function createShelf(): Shelf {
  let now: Collection | null = null;
  return {
    async load() {
      if (now === null) {
        const { ENTRIES } = await import("./entries");
        now ??= { entries: ENTRIES };
      }
      return now;
    },
    get now() {
      return now;
    },
  };
}
