import type { AddressBar } from "./address";
import type { EntryState } from "./entry-state";

export interface HistoryEntry {
  /** Encoded, as browsers return it. */
  readonly fragment: string;
  readonly state: EntryState | null;
}

/** A browser's history in memory; navigation is asynchronous, as in browsers. */
export interface MemoryHistory extends AddressBar {
  readonly entries: readonly HistoryEntry[];
  /** The index of the current entry. */
  readonly at: number;
  forward(): void;
  /** Follows a link, or edits the address bar. */
  follow(fragment: string): void;
  /** Leaves the page, and drops its listeners. */
  leave(): void;
}

export function createHistory(first: string, query = ""): MemoryHistory {
  const encode = (fragment: string) => new URL(`#${fragment}`, "https://example.org").hash.slice(1);
  const entries: HistoryEntry[] = [{ fragment: encode(first), state: null }];
  let at = 0;
  let navigates: (() => void)[] = [];
  let leaves: (() => void)[] = [];
  let travel: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    for (const callback of navigates) callback();
  }

  function go(by: 1 | -1): void {
    travel = setTimeout(() => {
      if (entries[at + by] === undefined) return;
      at += by;
      notify();
    }, 0);
  }

  function push(fragment: string, state: EntryState | null): void {
    at += 1;
    entries.splice(at, Infinity, { fragment: encode(fragment), state: structuredClone(state) });
  }

  return {
    entries,
    get at() {
      return at;
    },
    fragment: () => entries[at]?.fragment ?? "",
    query: () => query,
    kept: () => structuredClone(entries[at]?.state ?? null),
    write(kind, fragment, state) {
      if (kind === "push") push(fragment, state);
      else entries[at] = { fragment: encode(fragment), state: structuredClone(state) };
    },
    back: () => go(-1),
    forward: () => go(1),
    follow(fragment) {
      if (encode(fragment) === entries[at]?.fragment) return;
      push(fragment, null);
      setTimeout(notify, 0);
    },
    leave() {
      for (const callback of leaves) callback();
      // A reload stays at this entry.
      clearTimeout(travel);
      navigates = [];
      leaves = [];
    },
    linkTo: (fragment) => `https://example.org/${fragment === "" ? "" : `#${fragment}`}`,
    onNavigate: (callback) => navigates.push(callback),
    onLeave: (callback) => leaves.push(callback),
  };
}
