import type { Solvability } from "taisou";
import type { Rules } from "../engine/rules";
import { createPositions, type PositionOf } from "../model/derived/position";
import { createVerdicts } from "../model/derived/verdict";
import type { Prefs } from "../model/state/prefs";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { PlayController, type TextsIn } from "./play-controller";
import type { ReplayController } from "./replay-controller";
import type { SearchController } from "./search-controller";

/** The commands of search and replay that every board offers. */
export interface SearchBundle {
  readonly search: Pick<SearchController, "answer" | "hint" | "cancel">;
  readonly replay: Pick<ReplayController, "goTo" | "go" | "toggle">;
}

/** A board with its controllers, on the page or in an element. */
export interface Player extends SearchBundle {
  readonly store: Store;
  readonly rules: Rules;
  readonly positionOf: PositionOf;
  /** Solvability, decided without a search; `null` if undecided. */
  verdictOf(state: AppState): Solvability | null;
  readonly play: PlayController;
  /** Shows a hint, or its next level; then makes its move. */
  readonly hint: () => void;
  setPrefs(prefs: Partial<Prefs>): void;
}

export function createPlayer(
  store: Store,
  rules: Rules,
  textsIn: TextsIn,
  searchBundle: SearchBundle,
): Player {
  const positionOf = createPositions(rules);
  const play = new PlayController(store, rules, positionOf, textsIn);
  return {
    ...searchBundle,
    store,
    rules,
    positionOf,
    verdictOf: createVerdicts(rules),
    play,
    hint: () => play.followHint() || searchBundle.search.hint(),
    setPrefs: (prefs) => store.dispatch({ type: "prefs", prefs }),
  };
}
