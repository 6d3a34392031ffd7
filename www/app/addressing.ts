import type { Place } from "../how/chapters";
import {
  type EntryState,
  goBack,
  linkTo,
  onLeave,
  onNavigate,
  readEntry,
  readFragment,
  writeEntry,
} from "../platform/address";
import { copyText } from "../platform/clipboard";
import { EMPTY_LINK, type Link, splitGroups, withHow, withoutHow, writeLink } from "../share/link";
import { attempt } from "./attempt";
import { millisOf } from "./clock";
import { listedEntry } from "./listed";
import type { Opening } from "./opening";
import { splitGoals } from "./read";
import type { Rules } from "./rules";
import type { AppState, Fields } from "./state";
import type { Store } from "./store";
import { algorithmOf, howOf, metricOf, obstacle, playedGestures } from "./view";

/** The address bar follows the page, and the page follows Back and Forward. */
export interface Addressing {
  /** Fetches what the address needs beside the module. Never fails: what is missing is said later. */
  prepare(): Promise<void>;
  /** Opens what the address says; called once, when all that is there. */
  begin(): void;
  /** The address of the board on the page, as it begins or as it has become. */
  link(withMoves: boolean): string;
  /** The address of a place in "how it works", over the board on the page. */
  linkToPlace(place: Place): string;
  copyLink(): void;
}

/** After this pause an edit is done, and the next one gets a history entry of its own. */
const SETTLED_MILLIS = 2000;
/** Moves are written after a pause: browsers allow about three writes a second. */
const WRITE_MILLIS = 400;

export function createAddressing(store: Store, rules: Rules, opening: Opening): Addressing {
  /** What the address bar holds of the board: as the reader wrote it, until something changes. */
  let address = "";
  /** The same as this page writes it. */
  let written = "";
  /** Whether this entry lies over one of the same board: Back closes what was opened. */
  let over = false;
  /** Whether the page itself is going back to that. */
  let returning = false;
  /** Whether the entry is still being edited, so that edits replace it. */
  let editing = false;
  let settle: ReturnType<typeof setTimeout> | undefined;
  let write: ReturnType<typeof setTimeout> | undefined;
  /** True while the page follows the address, and not the other way. */
  let following = false;

  /** The moves played on the board that the link is about; none while its text is being mended. */
  function movesText(state: AppState): string {
    const { puzzle } = state;
    if (puzzle === null || obstacle(state) === "start") return "";
    const moves = playedGestures(state).flatMap((gesture) => gesture.moves);
    if (moves.length === 0) return "";
    const { board, width, options } = puzzle;
    return attempt(store, () => rules.writeMoves(board, width, moves, options)) ?? "";
  }

  /** What the history entry remembers of the play. */
  function entryOf(state: AppState): EntryState {
    const byHand = playedGestures(state).every((gesture) => gesture.byHand !== false);
    return { moves: movesText(state), byHand, over, ...timeOf(state) };
  }

  /** The player's time, as long as all of it is known. */
  function timeOf({ clock }: AppState): Pick<EntryState, "millis"> {
    return clock.whole ? { millis: Math.round(millisOf(clock, performance.now())) } : {};
  }

  function saveMoves(state: AppState): void {
    put("replace", state);
  }

  function put(kind: "push" | "replace", state: AppState): void {
    clearTimeout(write);
    write = undefined;
    writeEntry(kind, withHow(address, howOf(state)), entryOf(state));
  }

  /** Opens what the address says, at once unless a puzzle's board must be fetched first. */
  function follow(): void {
    following = true;
    const wanted = readFragment();
    const wait = opening.prepare(wanted);
    if (wait === null) arrive(wanted);
    // Whoever has gone on meanwhile is not brought back.
    else void wait.then(() => wanted === readFragment() && arrive(wanted));
  }

  function arrive(wanted: string): void {
    following = true;
    address = withoutHow(wanted);
    const entry = readEntry();
    over = entry?.over ?? false;
    opening.link(wanted, entry);
    following = false;
    editing = false;
    written = fragmentOf(store.state());
  }

  /** Follows the address to another place over the same board, which stays as it is; false if it leads elsewhere. */
  function stays(): boolean {
    const wanted = readFragment();
    const here = withHow(address, howOf(store.state()));
    if (withoutHow(wanted) !== address || (wanted === here && !returning)) return false;
    returning = false;
    following = true;
    over = readEntry()?.over ?? false;
    opening.place(wanted);
    following = false;
    saveMoves(store.state());
    return true;
  }

  function edited(): void {
    editing = true;
    clearTimeout(settle);
    settle = setTimeout(() => {
      editing = false;
    }, SETTLED_MILLIS);
  }

  function changed(state: AppState, before: AppState): void {
    if (following || !state.loaded) return;
    const opened = state.opened !== before.opened;
    const fragment = fragmentOf(state);
    if (fragment !== written || opened) {
      // Half-typed boards are not worth an address.
      if (state.puzzle === null || state.problems.length > 0) return;
      // Opening a puzzle and beginning to edit one are steps to go back from; settings are not.
      const leaves = opened ? fragment !== written : state.fields !== before.fields && !editing;
      const kind = leaves ? "push" : "replace";
      // The entry that is left keeps the moves that were played on it.
      if (kind === "push") {
        saveMoves(before);
        over = false;
      }
      written = fragment;
      address = fragment;
      put(kind, state);
      if (opened) editing = false;
      else if (state.fields !== before.fields) edited();
    } else if (howOf(state) !== howOf(before)) {
      wentTo(state, before);
    } else if (state.play !== before.play && write === undefined) {
      write = setTimeout(() => saveMoves(store.state()), WRITE_MILLIS);
    }
  }

  /** "How it works" has an address over that of the board, and Back closes it; so closing it is going back. */
  function wentTo(state: AppState, before: AppState): void {
    if (howOf(before) === null) {
      saveMoves(before);
      over = true;
      put("push", state);
    } else if (howOf(state) === null && over) {
      returning = true;
      goBack();
    } else put("replace", state);
  }

  function link(withMoves: boolean): string {
    const state = store.state();
    return linkTo(fragmentOf(state, withMoves ? movesText(state) : ""));
  }

  return {
    async prepare() {
      await opening.prepare(readFragment());
    },

    begin() {
      follow();
      store.subscribe(changed);
      onNavigate(() => {
        // Going back leaves the entry before its moves could be written.
        clearTimeout(write);
        write = undefined;
        if (!stays()) follow();
      });
      onLeave(() => {
        const state = store.state();
        if (write !== undefined || state.clock.running) saveMoves(state);
      });
    },

    link,
    linkToPlace: (place) => linkTo(withHow(address, place)),

    copyLink() {
      const text = link(true);
      void copyText(text).then((done) =>
        store.dispatch({
          type: "notice",
          notice: done ? { kind: "copied" } : { kind: "copyFailed", text },
        }),
      );
    },
  };
}

/** The puzzle that these fields say, as a link says it: without what one does with it. */
export function boardFragment(fields: Fields): string {
  return writeLink({ ...EMPTY_LINK, ...linkOf(fields) });
}

function linkOf(
  fields: Fields,
): Pick<Link, "board" | "goals" | "w" | "blank" | "same" | "blocks" | "axis" | "gates"> {
  return {
    board: fields.start,
    goals: splitGoals(fields.goal),
    w: fields.width.trim(),
    blank: fields.blank,
    same: splitGroups(fields.same),
    blocks: fields.blocks.trim(),
    axis: fields.axis === "long" ? "long" : null,
    gates: fields.gates,
  };
}

/** The link to what is on the page: a puzzle of the collection goes by its name. */
export function fragmentOf(state: AppState, moves = ""): string {
  const { fields } = state;
  const entry = listedEntry(state);
  return writeLink({
    ...EMPTY_LINK,
    ...(entry === null ? linkOf(fields) : { puzzle: entry.id }),
    metric: metricOf(state),
    alg: algorithmOf(state),
    moves,
    title: fields.title.trim(),
    lang: state.linkLang,
  });
}
