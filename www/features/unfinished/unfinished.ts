import type { App } from "../../app/app";
import { finishedFor } from "../../app/keep-games";
import { titleOf } from "../../i18n/title";
import { memoBy } from "../../model/memo-by";
import { obstacle, ownGestures, ownPlay } from "../../model/state/selectors";
import { createValue } from "../../model/state/value";
import { addressBar } from "../../platform/address";
import { setAside } from "../../platform/kept-texts";
import { showBoard } from "../../shell/show-board";
import {
  isGame,
  type KeptGame,
  recallGames,
  rememberGames,
  UNFINISHED,
  withGame,
  without,
} from "./kept-games";

type Change = (games: readonly KeptGame[]) => readonly KeptGame[];

interface Unfinished {
  readonly games: readonly KeptGame[];
  /** The fragment of the game on the board. */
  readonly here: string;
}

/** The storage is written after this pause in the moves. */
const PAUSE_MILLIS = 400;

type UnfinishedApp = Pick<App, "store" | "address" | "positionOf">;

/** The unfinished games. From the first call on, those of this page are stored. */
export const unfinishedFor = memoBy((app: UnfinishedApp) => {
  const { store, address } = app;
  const here = () => address.game().fragment;
  if (setAside(UNFINISHED, (kept) => Array.isArray(kept) && kept.every(isGame))) {
    finishedFor(app).raise("unread");
  }
  const value = createValue<Unfinished>({ games: recallGames(), here: here() });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Change | null = null;

  function set(change: Change): void {
    // Another window may have stored games.
    const kept = recallGames();
    const games = change(kept);
    if (games !== kept) rememberGames(games);
    value.set({ games, here: here() });
  }

  function flush(): void {
    clearTimeout(timer);
    const change = waiting;
    waiting = null;
    if (change !== null) set(change);
  }

  function follow(): void {
    waiting = changeBy(app);
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MILLIS);
  }

  store.subscribe((state, before) => {
    const isOther = state.puzzle !== before.puzzle;
    // First store the last moves on the former board.
    if (isOther) {
      flush();
      value.set({ here: here() });
    }
    if (isOther || ownPlay(state) !== ownPlay(before)) follow();
  });
  addressBar.onLeave(flush);
  follow();

  return {
    value,
    at: (fragment: string): KeptGame | undefined =>
      value.state().games.find((game) => game.fragment === fragment),
    resume(game: KeptGame): void {
      flush();
      address.resume(game);
      showBoard();
    },
    forget: (game: KeptGame): void => set((games) => without(games, game.fragment)),
  };
});

/** The change that the board on the page makes to the kept games. */
function changeBy({ store, address, positionOf }: UnfinishedApp): Change {
  const state = store.state();
  const { fragment, kept } = address.game();
  const isSolved = state.watching ? undefined : positionOf(state)?.parsed.solved;
  if (isSolved === true)
    return (games) => without(games, fragment).map((game) => ({ ...game, passed: true }));
  // Moves of a link are not the player's.
  const isPlayed = ownGestures(state).some(({ by }) => by === undefined);
  if (isSolved === undefined || !isPlayed || obstacle(state) !== null) return (games) => games;
  const { width: columns = 0, height: rows = 0 } = state.puzzle?.start ?? {};
  const game = { fragment, kept, title: titleOf(state, state.lang), columns, rows };
  return (games) => withGame(games, game);
}
