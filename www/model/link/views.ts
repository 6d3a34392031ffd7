/** The three rooms of the page, around the one board. */
export const VIEWS = ["play", "explore", "make"] as const;

export type View = (typeof VIEWS)[number];

/** What stands in the view for exploring, one at a time. */
export const TABS = ["answer", "left", "all", "compare", "check", "many"] as const;

export type Tab = (typeof TABS)[number];

/** Where one is, by the names that links use: a view, or a tab of the one for exploring. */
export type Place = "play" | Tab | "make";

export const PLACES: readonly Place[] = ["play", ...TABS, "make"];

export function viewOf(place: Place): View {
  return place === "play" || place === "make" ? place : "explore";
}

/** The tab that is open, or would be. */
export function tabOf(place: Place): Tab {
  return place === "play" || place === "make" ? "answer" : place;
}

/** Where a link that is handed on opens, unless the sender decides otherwise: in Explore where it is, elsewhere in Play. */
export function sharedPlace(place: Place): Place {
  return viewOf(place) === "explore" ? place : "play";
}

/** Ways to make a puzzle, of which one is open at a time. */
export const SECTIONS = ["word", "photo", "symbols", "draw", "compose", "text"] as const;

export type Section = (typeof SECTIONS)[number];
