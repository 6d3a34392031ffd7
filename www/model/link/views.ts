export const VIEWS = ["play", "explore", "make"] as const;

export type View = (typeof VIEWS)[number];

/** The tools of Explore, by their names in links. */
export const TABS = ["answer", "all", "compare", "check", "many"] as const;

export type Tab = (typeof TABS)[number];

/** The tools behind the tab More. */
export const MORE_TABS: readonly Tab[] = ["check", "many"];

/** A view, or a tab of Explore, by its name in links. */
export type Place = "play" | Tab | "make";

export const PLACES: readonly Place[] = ["play", ...TABS, "make"];

/** The place that a link names; `left` in older links was a tab that only had a switch. */
export function placeNamed(name: string): Place | undefined {
  return name === "left" ? "answer" : PLACES.find((place) => place === name);
}

export function viewOf(place: Place): View {
  return place === "play" || place === "make" ? place : "explore";
}

export function tabOf(place: Place): Tab {
  return place === "play" || place === "make" ? "answer" : place;
}

/** The place that a shared link opens by default: the same tab of Explore, otherwise Play. */
export function sharedPlace(place: Place): Place {
  return viewOf(place) === "explore" ? place : "play";
}

/** The sections of the view Make, one open at a time: those with a picture, and further ways. */
export const DOORS = ["word", "photo", "symbols"] as const;
export const MORE_WAYS = ["layout", "draw", "compose", "text"] as const;
export const SECTIONS = [...DOORS, ...MORE_WAYS] as const;

export type Section = (typeof SECTIONS)[number];
