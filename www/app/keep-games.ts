import { listedEntry } from "../model/derived/listed-entry";
import { memoBy } from "../model/memo-by";
import { provenBest } from "../model/state/best";
import type { Records } from "../model/state/records";
import { metricOf } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { createValue } from "../model/state/value";
import { dateText } from "../model/today/calendar";
import { type FinishedGame, isFinishedGame, withFinished } from "../model/today/games";
import { putBack, setAside, watchKept } from "../platform/kept-texts";
import { recall, remember, unkept } from "../platform/storage";
import { today } from "./days";
import { keepHelp } from "./keep-help";
import { isFeat, recallRecords, SOLVED } from "./keep-records";

/** Why stored data may be lost: a refused write, another window, or a text that cannot be read. */
export type Risk = "unkept" | "cleared" | "unread";

interface Finished {
  readonly games: readonly FinishedGame[];
  readonly risk: Risk | null;
}

export const GAMES = "games";

export function recallFinished(): readonly FinishedGame[] {
  const kept = recall(GAMES);
  return Array.isArray(kept) ? kept.filter(isFinishedGame) : [];
}

/** The finished games. From the first call on, those of this page are stored, and its storage is watched. */
export const finishedFor = memoBy(({ store }: { readonly store: Store }) => {
  const value = createValue<Finished>({ games: recallFinished(), risk: null });
  const raise = (risk: Risk): void => value.set({ risk });

  watchKept(
    (isRefused) => {
      if (isRefused) raise("unkept");
      else if (unkept.size === 0 && value.state().risk === "unkept") value.set({ risk: null });
    },
    () => raise("cleared"),
  );
  const isUnread = [
    setAside(GAMES, (kept) => Array.isArray(kept) && kept.every(isFinishedGame)),
    setAside(SOLVED, isRecords),
  ].includes(true);
  if (isUnread) raise("unread");
  keepHelp(store);

  store.subscribe((state, before) => {
    if (state.won === null || state.won === before.won) return;
    const game = gameOf(state);
    // Another window may have stored games; those of this page stay if it has removed them.
    const kept = recallFinished();
    const known = kept.length < value.state().games.length ? value.state().games : kept;
    const games = withFinished(known, game);
    value.set({ games });
    remember(GAMES, games);
  });

  return {
    value,
    raise,
    /** Stores again what this page knows. */
    restore(): void {
      putBack();
      remember(GAMES, value.state().games);
      remember(SOLVED, { ...store.state().records, ...recallRecords() });
      value.set({ risk: unkept.size > 0 ? "unkept" : null });
    },
  };
});

function gameOf(state: AppState): FinishedGame {
  const metric = metricOf(state);
  const { feat, help } = state.won ?? {};
  return {
    on: dateText(today()),
    id: listedEntry(state)?.id ?? "",
    moves: feat?.[metric] ?? 0,
    best: provenBest(state.bests, metric),
    hints: help?.hints.length ?? 0,
    answer: help?.answer === true,
    arrows: help?.arrows === true,
  };
}

export function isRecords(value: unknown): value is Records {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject && Object.values(value).every(isFeat);
}
