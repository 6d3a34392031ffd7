import type { Solvability } from "taisou";
import type { Rules } from "../engine/rules";
import { createPositions, type Position } from "../model/derived/position";
import { createVerdicts } from "../model/derived/verdict";
import type { Prefs } from "../model/state/prefs";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { PlayController, type TextsIn } from "./play-controller";
import type { ReplayController } from "./replay-controller";
import type { SearchController } from "./search-controller";

/** What is asked of a search, and how its answer is shown. */
export interface SearchBundle {
  readonly search: Pick<SearchController, "answer" | "hint" | "cancel">;
  readonly replay: Pick<ReplayController, "goTo" | "go" | "toggle">;
}

/** One board with all that can be done with it, wherever it is shown: on the page, and in an element of another page. */
export interface Player extends SearchBundle {
  readonly store: Store;
  readonly rules: Rules;
  positionOf(state: AppState): Position | null;
  /** Whether the goal can be reached, as far as theory says without a search. */
  verdictOf(state: AppState): Solvability | null;
  readonly play: PlayController;
  setPrefs(prefs: Partial<Prefs>): void;
}

export function createPlayer(
  store: Store,
  rules: Rules,
  textsIn: TextsIn,
  searchBundle: SearchBundle,
): Player {
  const positionOf = createPositions(rules);
  return {
    ...searchBundle,
    store,
    rules,
    positionOf,
    verdictOf: createVerdicts(rules),
    play: new PlayController(store, rules, positionOf, textsIn),
    setPrefs: (prefs) => store.dispatch({ type: "prefs", prefs }),
  };
}
