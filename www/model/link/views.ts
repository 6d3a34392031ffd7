/** The views of the page, around the board. */
export const VIEWS = ["play", "explore", "make"] as const;

export type View = (typeof VIEWS)[number];

/** The tabs of the view Explore. */
export const TABS = ["answer", "left", "all", "compare", "check", "many"] as const;

export type Tab = (typeof TABS)[number];

/** A view, or a tab of Explore, by its name in links. */
export type Place = "play" | Tab | "make";

export const PLACES: readonly Place[] = ["play", ...TABS, "make"];

export function viewOf(place: Place): View {
  return place === "play" || place === "make" ? place : "explore";
}

/** The open tab of Explore, or the default one. */
export function tabOf(place: Place): Tab {
  return place === "play" || place === "make" ? "answer" : place;
}

/** The place that a shared link opens by default: the same tab of Explore, otherwise Play. */
export function sharedPlace(place: Place): Place {
  return viewOf(place) === "explore" ? place : "play";
}

/** The sections of the view Make, one open at a time. */
export const SECTIONS = ["word", "photo", "symbols", "draw", "compose", "text"] as const;

export type Section = (typeof SECTIONS)[number];
