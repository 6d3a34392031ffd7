import type { Entry } from "../model/puzzle/entry";
import { DAY } from "../model/today/schedule";

/** The collection of puzzles, the levels and the puzzles of the days, fetched on first use. */
export class Collection {
  /** `null` until loaded. */
  entries: readonly Entry[] | null = null;
  levels: readonly Entry[] | null = null;
  /** The puzzles of days that were fetched. */
  days: readonly Entry[] = [];

  /** Rejects if the collection cannot be fetched. */
  async load(): Promise<readonly Entry[]> {
    this.entries ??= (await import("./entries")).ENTRIES;
    return this.entries;
  }

  /** Rejects if the levels cannot be fetched. */
  async loadLevels(): Promise<readonly Entry[]> {
    this.levels ??= (await import("./levels")).LEVEL_ENTRIES;
    return this.levels;
  }

  /** Fetches what has the puzzle of this id. */
  async fetch(id: string): Promise<void> {
    if (id.startsWith(DAY)) {
      this.days = [...this.days, ...(await (await import("./days")).entriesOf(id))];
    } else if (id.includes("/")) await this.loadLevels();
    else await this.load();
  }

  /** The puzzles among which one of this id is; `null` if they are not fetched. */
  around(id: string): readonly Entry[] | null {
    if (!id.startsWith(DAY)) return id.includes("/") ? this.levels : this.entries;
    return this.days.some((entry) => entry.id === id) ? this.days : null;
  }
}
