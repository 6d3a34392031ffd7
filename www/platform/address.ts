import type { EntryState } from "./entry-state";

/** The address bar, and the history behind it. */
export interface AddressBar {
  /** The fragment as written, without the first `#`. */
  fragment(): string;
  query(): string;
  /** The data that this page has stored with the entry. */
  kept(): EntryState | null;
  write(kind: "push" | "replace", fragment: string, state: EntryState): void;
  /** Goes to the previous entry; `onNavigate` reports the arrival. */
  back(): void;
  /** The address of this page with another fragment, without the query, which belongs to the visit. */
  linkTo(fragment: string): string;
  /** Subscribes to back, forward, and fragments edited by the user. */
  onNavigate(callback: () => void): void;
  onLeave(callback: () => void): void;
}

export const addressBar: AddressBar = {
  fragment() {
    // `location.hash` cannot tell a bare `#` from no fragment.
    const { href } = location;
    const at = href.indexOf("#");
    return at < 0 ? "" : href.slice(at + 1);
  },

  query: () => location.search,

  kept() {
    const state = (history.state ?? {}) as Partial<Record<keyof EntryState, unknown>>;
    const { moves, byHand, presses, help, scrambled, over, millis } = state;
    if (typeof moves !== "string") return null;
    return {
      moves,
      byHand: byHand === true,
      ...(isNumbers(presses) && { presses }),
      ...(help !== undefined && { help }),
      ...(scrambled !== undefined && { scrambled }),
      over: typeof over === "string" ? over : null,
      ...(typeof millis === "number" && { millis }),
    };
  },

  write(kind, fragment, state) {
    const url = fragment === "" ? location.pathname + location.search : `#${fragment}`;
    try {
      if (kind === "push") history.pushState(state, "", url);
      else history.replaceState(state, "", url);
    } catch {
      // Browsers limit the rate of these calls; the next change writes it.
    }
  },

  back: () => history.back(),

  linkTo: (fragment) =>
    `${location.origin}${location.pathname}${fragment === "" ? "" : `#${fragment}`}`,

  onNavigate: (callback) => addEventListener("popstate", callback),
  onLeave: (callback) => addEventListener("pagehide", callback),
};

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === "number");
}

/** Navigates to another fragment, as a click on a link does. */
export function openFragment(fragment: string): void {
  location.hash = fragment;
}
