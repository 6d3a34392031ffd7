import { listedEntry } from "../model/derived/listed-entry";
import { EARLIER, type Help, NO_HELP, readHelp } from "../model/state/help";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { DAY } from "../model/today/schedule";
import { recall, remember } from "../platform/storage";

export const HELPED = "helped";

/** The most days whose help is kept. The oldest make room. */
const MOST_DAYS = 1000;

type Helps = Readonly<Record<string, Help>>;

/** The help with puzzles of days, by their ids. */
export function recallHelps(): Helps {
  return readHelps(recall(HELPED));
}

export function readHelps(kept: unknown): Helps {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).map(([id, help]) => [id, readHelp(help)]));
}

/** Adds help to what is stored. */
export function rememberHelps(helps: Helps): void {
  const kept = recallHelps();
  const others = Object.entries(kept).filter(([id]) => !(id in helps));
  const joined = Object.entries(helps).map(
    ([id, help]) => [id, withEarlier(help, kept[id] ?? NO_HELP)] as const,
  );
  remember(HELPED, Object.fromEntries([...others, ...joined].slice(-MOST_DAYS)));
}

/** Keeps the help with a day's puzzle, so that it counts for every later game with that puzzle. */
export function keepHelp(store: Store): void {
  // Storage may be full.
  const known = new Map<string, Help>();

  function follow(state: AppState): void {
    const id = listedEntry(state)?.id ?? "";
    if (!id.startsWith(DAY)) return;
    const earlier = withEarlier(known.get(id) ?? NO_HELP, recallHelps()[id] ?? NO_HELP);
    const help = withEarlier(state.help, earlier);
    if (!isSame(help, earlier)) {
      known.set(id, help);
      rememberHelps({ [id]: help });
    }
    if (!isSame(help, state.help)) store.dispatch({ type: "helped", help });
  }

  store.subscribe((state, before) => {
    if (state.help !== before.help || state.listed !== before.listed) follow(state);
  });
  follow(store.state());
}

/** One help comes from the other, so that equal numbers of hints are equal hints. */
function isSame(one: Help, other: Help): boolean {
  const { hints, answer, arrows } = other;
  return one.hints.length === hints.length && one.answer === answer && one.arrows === arrows;
}

/** The help of a game with that of an earlier one. */
function withEarlier(help: Help, earlier: Help): Help {
  const more = earlier.hints.length - help.hints.length;
  return {
    hints: [...Array.from({ length: Math.max(more, 0) }, () => EARLIER), ...help.hints],
    answer: help.answer || earlier.answer,
    arrows: help.arrows || earlier.arrows,
  };
}
