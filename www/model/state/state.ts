import { initialPlayerState, type PlayerState } from "./player-state";
import type { Prefs } from "./prefs";
import type { Records } from "./records";
import { INITIAL_SEARCH_STATE, type SearchState } from "./search-state";
import { initialViewState, type Picture, type ViewState } from "./view-state";

/** The state of the page. A function takes the narrowest of its three parts. */
export interface AppState extends PlayerState, SearchState, ViewState {}

export function initialState(
  prefs: Prefs,
  records: Records = {},
  picture: Picture | null = null,
): AppState {
  return {
    ...initialPlayerState(records),
    ...INITIAL_SEARCH_STATE,
    ...initialViewState(prefs, picture),
  };
}
