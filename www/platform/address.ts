import type { EntryState } from "./entry-state";

/** The address bar, and the history behind it. */
export interface AddressBar {
  /** The fragment as written, without the first `#`. */
  fragment(): string;
  /** The query of the address, with its `?`. */
  query(): string;
  /** What this page has kept with the entry. */
  kept(): EntryState | null;
  write(kind: "push" | "replace", fragment: string, state: EntryState): void;
  /** Goes back to the entry before; who navigates is told when that is done. */
  back(): void;
  /** The address of this page with another fragment. */
  linkTo(fragment: string): string;
  /** Back, forward, and a fragment that the reader edited. */
  onNavigate(callback: () => void): void;
  /** The page is about to be left, for a while or for good. */
  onLeave(callback: () => void): void;
}

export const addressBar: AddressBar = {
  fragment() {
    // `location.hash` would do, were it not for entries that end in a bare `#`.
    const { href } = location;
    const at = href.indexOf("#");
    return at < 0 ? "" : href.slice(at + 1);
  },

  query: () => location.search,

  kept() {
    const state: unknown = history.state;
    if (typeof state !== "object" || state === null || !("moves" in state)) return null;
    if (typeof state.moves !== "string") return null;
    return {
      moves: state.moves,
      byHand: "byHand" in state && state.byHand === true,
      ...("presses" in state && isNumbers(state.presses) && { presses: state.presses }),
      ...("help" in state &&
        (state.help === "hint" || state.help === "answer") && { help: state.help }),
      ...("scrambled" in state && { scrambled: state.scrambled }),
      over: "over" in state && typeof state.over === "string" ? state.over : null,
      ...("millis" in state && typeof state.millis === "number" && { millis: state.millis }),
    };
  },

  write(kind, fragment, state) {
    const url = fragment === "" ? location.pathname + location.search : `#${fragment}`;
    try {
      if (kind === "push") history.pushState(state, "", url);
      else history.replaceState(state, "", url);
    } catch {
      // Browsers limit how often this may be called; the next change writes it.
    }
  },

  back: () => history.back(),

  linkTo: (fragment) =>
    `${location.origin}${location.pathname}${location.search}${fragment === "" ? "" : `#${fragment}`}`,

  onNavigate: (callback) => addEventListener("popstate", callback),
  onLeave: (callback) => addEventListener("pagehide", callback),
};

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === "number");
}

/** Goes to another fragment, as a click on a link would. */
export function openFragment(fragment: string): void {
  location.hash = fragment;
}
