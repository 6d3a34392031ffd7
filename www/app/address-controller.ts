import type { Rules } from "../engine/rules";
import type { Place } from "../model/link/chapters";
import { fragmentOf } from "../model/link/fragment";
import { withHow, withoutHow } from "../model/link/link";
import { millisOf } from "../model/state/clock";
import { howOf, obstacle, playedGestures } from "../model/state/selectors";
import { type AppState, DIALOGS } from "../model/state/state";
import type { Store } from "../model/state/store";
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
import { copy } from "./copy";
import type { Opening } from "./puzzle-controller";

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
  /** If this entry was made for what lies over the page, which Back closes: what the one below holds of the board. */
  let below: string | null = null;
  /** The page as it was when it began to go back from there by itself. */
  let returning: AppState | null = null;
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
    return rules.writeMoves(board, width, moves, options) ?? "";
  }

  /** What the history entry remembers of the play. */
  function entryOf(state: AppState): EntryState {
    const byHand = playedGestures(state).every((gesture) => gesture.byHand !== false);
    return { moves: movesText(state), byHand, over: overOf(state), ...timeOf(state) };
  }

  /** The player's time, as long as all of it is known. */
  function timeOf({ clock }: AppState): Pick<EntryState, "millis"> {
    return clock.whole ? { millis: Math.round(millisOf(clock, performance.now())) } : {};
  }

  function overOf({ dialog }: AppState): AppState["dialog"] {
    return below === null ? null : dialog;
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
    opening.link(wanted, readEntry());
    following = false;
    overlay();
    editing = false;
    written = fragmentOf(store.state());
  }

  /** Whether the entry that was gone to has another board; if not, it differs in what lies over that. */
  function leaves(): boolean {
    const wanted = readFragment();
    const over = readEntry()?.over ?? null;
    const board = withoutHow(wanted);
    if (board !== address && (board !== below || over !== null)) return true;
    const state = store.state();
    return wanted === withHow(address, howOf(state)) && over === overOf(state);
  }

  /** Opens or closes what lies over the board, as the entry says. */
  function overlay(): void {
    const over = readEntry()?.over ?? null;
    below = over === null ? null : address;
    following = true;
    store.dispatch({ type: "dialog", dialog: DIALOGS.find((one) => one === over) ?? null });
    opening.place(readFragment());
    following = false;
  }

  /** What is opened over the page has an entry of its own, which Back closes; so closing it is going back. */
  function overlaid(state: AppState, before: AppState): void {
    if (before.dialog === null) {
      put("replace", before);
      below = address;
      put("push", state);
    } else if (state.dialog === null && below !== null) {
      returning = state;
      goBack();
    } else put("replace", state);
  }

  function edited(): void {
    editing = true;
    clearTimeout(settle);
    settle = setTimeout(() => {
      editing = false;
    }, SETTLED_MILLIS);
  }

  function changed(state: AppState, before: AppState): void {
    // On the way back nothing is written: it would be about another entry.
    if (following || returning !== null || !state.loaded) return;
    if (state.dialog !== before.dialog || howOf(state) !== howOf(before)) overlaid(state, before);
    const opened = state.opened !== before.opened;
    const fragment = fragmentOf(state);
    if (fragment !== written || opened) {
      // Half-typed boards are not worth an address.
      if (state.puzzle === null || state.problems.length > 0) return;
      // Opening a puzzle and beginning to edit one are steps to go back from; settings are not.
      const isStep = opened ? fragment !== written : state.fields !== before.fields && !editing;
      // What is opened from a dialog takes over the dialog's entry, unless that has an address to come back to.
      const takesOver = below !== null && howOf(before) === null;
      const kind = isStep && !takesOver ? "push" : "replace";
      if (opened) below = null;
      // The entry that is left keeps the moves that were played on it.
      if (kind === "push") put("replace", before);
      written = fragment;
      address = fragment;
      put(kind, state);
      if (opened) editing = false;
      else if (state.fields !== before.fields) edited();
    } else if (state.play !== before.play && write === undefined) {
      write = setTimeout(() => put("replace", store.state()), WRITE_MILLIS);
    }
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
        const before = returning;
        returning = null;
        if (before !== null) {
          below = null;
          put("replace", before);
          changed(store.state(), before);
        } else if (leaves()) follow();
        else {
          overlay();
          put("replace", store.state());
        }
      });
      onLeave(() => {
        const state = store.state();
        if (write !== undefined || state.clock.running) put("replace", state);
      });
    },

    link,
    linkToPlace: (place) => linkTo(withHow(address, place)),

    copyLink: () => void copy(store, link(true)),
  };
}
