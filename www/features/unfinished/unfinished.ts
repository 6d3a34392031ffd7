import type { App } from "../../app/app";
import { titleOf } from "../../i18n/title";
import { memoBy } from "../../model/memo-by";
import { obstacle, ownGestures, ownPlay } from "../../model/state/selectors";
import { createValue, type Observable } from "../../model/state/value";
import { addressBar } from "../../platform/address";
import { showBoard } from "../../shell/show-board";
import { type KeptGame, recallGames, rememberGames, withGame, without } from "./kept-games";

type Change = (games: readonly KeptGame[]) => readonly KeptGame[];

interface Unfinished {
  readonly games: readonly KeptGame[];
  /** The game on the board: its fragment. */
  readonly here: string;
}

export interface UnfinishedGames {
  readonly value: Observable<Unfinished>;
  resume(game: KeptGame): void;
  forget(game: KeptGame): void;
}

/** Storage is written after a pause in the moves. */
const PAUSE_MILLIS = 400;

/** The games of this page: kept from when this is first called. */
export const unfinishedFor = memoBy((app: UnfinishedApp) => createUnfinished(app));

export type UnfinishedApp = Pick<App, "store" | "address" | "positionOf">;

function createUnfinished(app: UnfinishedApp): UnfinishedGames {
  const { store, address } = app;
  const here = () => address.game().fragment;
  const value = createValue<Unfinished>({ games: recallGames(), here: here() });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Change | null = null;

  function set(change: Change): void {
    // Another window may have kept others in the meantime.
    const games = change(recallGames());
    rememberGames(games);
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
    // The board that is left has its last moves kept first.
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
    resume(game) {
      flush();
      address.resume(game);
      showBoard();
    },
    forget: (game) => set((games) => without(games, game.fragment)),
  };
}

/** Changes that the board on the page makes to the kept games. */
function changeBy(app: UnfinishedApp): Change {
  const { fragment } = app.address.game();
  if (isSolved(app)) return (games) => without(games, fragment);
  if (!isBegun(app)) return (games) => games;
  const game = gameOf(app);
  return (games) => withGame(games, game);
}

/** True if the player has made moves and not reached the goal. Moves of a link are not the player's. */
function isBegun({ store, positionOf }: UnfinishedApp): boolean {
  const state = store.state();
  if (obstacle(state) !== null || state.watching) return false;
  const gestures = ownGestures(state);
  const byHand = gestures.some(({ by }) => by === undefined);
  return byHand && positionOf(state)?.parsed.solved === false;
}

function isSolved({ store, positionOf }: UnfinishedApp): boolean {
  const state = store.state();
  return !state.watching && positionOf(state)?.parsed.solved === true;
}

function gameOf({ store, address }: UnfinishedApp): KeptGame {
  const state = store.state();
  const { width: columns = 0, height: rows = 0 } = state.puzzle?.start ?? {};
  const { fragment, kept } = address.game();
  return { fragment, kept, title: titleOf(state, state.lang), columns, rows };
}
