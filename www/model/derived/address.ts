// The address bar follows the page, and the page follows Back and Forward: what comes next, as a pure function.

import type { EntryState } from "../../platform/entry-state";
import type { ChapterPlace } from "../link/chapters";
import { around, asInBar, type ReadLink } from "../link/link";
import { namesPuzzle } from "../link/linked-puzzle";
import type { Place } from "../link/views";
import { howOf, ownPlay } from "../state/selectors";
import type { AppState } from "../state/state";
import { DIALOGS, type Dialog } from "../state/view-state";
import { fragmentOf } from "./fragment";
import { listedEntry } from "./listed-entry";

/** What the address bar says. */
export interface Route {
  /** The board: as the reader wrote it, until something changes. */
  readonly board: string;
  /** Where one is around it. */
  readonly place: Place;
  /** What lies over it. */
  readonly over: Over;
}

/** Where one is around the board, and what lies over that. */
export type Destination = Pick<Route, "place" | "over">;

/** What has a history entry of its own, so that Back closes it: a dialog, or an answer over the player's game. */
const LAYERS = [...DIALOGS, "answer"] as const;
export type Layer = Dialog | "answer";

/** What lies over the page: a layer, which may be "how it works" at some place. */
export interface Over {
  readonly dialog: Layer | null;
  readonly how: ChapterPlace | null;
}

/** A history entry that was gone to. */
export interface Visit {
  readonly read: ReadLink;
  readonly kept: EntryState | null;
}

/** The entry below one that was made for what lies over the page. A dialog may lie over an answer. */
type EntryBelow = Pick<Address, "route" | "below">;

const NOTHING_OVER: Over = { dialog: null, how: null };

/** Who leads, the page or the address. */
type Phase =
  /** The page. */
  | { readonly kind: "still" }
  /** The address: its link is being fetched, or opened. */
  | { readonly kind: "opening"; readonly visit: Visit | null }
  /** The address: it differs only in the room, and in what lies over the page. */
  | { readonly kind: "showing" }
  /** The page has closed what lay over it, and the browser is on its way back. What is written meanwhile would be about another entry. */
  | { readonly kind: "returning"; readonly missed: readonly AppState[] };

export interface Address {
  readonly phase: Phase;
  readonly route: Route;
  /** The board as this page writes it. */
  readonly written: string;
  /** If this entry was made for what lies over the page, which Back closes: the entry below. */
  readonly below: EntryBelow | null;
  /** The last page that the entry is about: a board that is half typed is not worth an address. */
  readonly page: AppState;
  /** Whether the entry is still being edited, so that edits replace it. */
  readonly editing: boolean;
  readonly moves: Writing;
}

/**
 * How moves come into the entry: the first at once, for a reload asks nobody before it; those that follow it closely together,
 * after a pause, as browsers count what is written.
 */
type Writing =
  /** Nothing waits, and the next move is written at once. */
  | "still"
  /** Moves were just written. */
  | "resting"
  /** More moves wait. */
  | "due";

export type AddressEvent =
  | { readonly type: "changed"; readonly page: AppState }
  /** The browser went to an entry: Back, Forward, a link, or the reader's own hand in the address bar. */
  | { readonly type: "visited"; readonly visit: Visit }
  /** All that this link needs is there. */
  | { readonly type: "prepared"; readonly visit: Visit }
  /** The page shows what it was told to open or to show. */
  | { readonly type: "shown"; readonly page: AppState }
  | { readonly type: "elapsed"; readonly pause: Pause }
  /** The page is about to be left, for a while or for good. */
  | { readonly type: "left" };

/** Waits for the end of an edit, or to write moves. */
export type Pause = "edit" | "moves";

export type AddressEffect =
  | {
      readonly type: "write";
      readonly kind: "push" | "replace";
      readonly fragment: string;
      /** What the entry was made for. */
      readonly over: Layer | null;
      /** The page whose moves and time the entry keeps. */
      readonly page: AppState;
    }
  | { readonly type: "back" }
  /** Fetches what the link needs; "prepared" answers. */
  | { readonly type: "prepare"; readonly visit: Visit }
  /** Both are answered by "shown". */
  | { readonly type: "open"; readonly visit: Visit; readonly view: Destination }
  | { readonly type: "show"; readonly view: Destination }
  /** Begins a pause, or begins it anew. */
  | { readonly type: "wait"; readonly pause: Pause }
  | { readonly type: "stop"; readonly pause: Pause };

export interface Step {
  readonly address: Address;
  readonly effects: readonly AddressEffect[];
}

/** Before the first entry is visited. */
export function noAddress(page: AppState): Address {
  return {
    phase: { kind: "opening", visit: null },
    route: { board: "", place: "play", over: NOTHING_OVER },
    written: "",
    below: null,
    page,
    editing: false,
    moves: "still",
  };
}

export function next(address: Address, event: AddressEvent): Step {
  switch (event.type) {
    case "changed":
      return changed(address, event.page);
    case "visited":
      return visited(address, event.visit);
    case "prepared": {
      const { phase } = address;
      const { visit } = event;
      // Whoever has gone on meanwhile is not brought back.
      if (phase.kind !== "opening" || phase.visit !== visit) return step(address);
      return step(address, { type: "open", visit, view: viewIn(visit) });
    }
    case "shown":
      return shown(address, event.page);
    case "elapsed":
      if (event.pause === "edit") return step({ ...address, editing: false });
      return address.moves === "due" ? moved(address) : step({ ...address, moves: "still" });
    case "left":
      return left(address);
  }
}

function step(address: Address, ...effects: AddressEffect[]): Step {
  return { address, effects };
}

function then({ address, effects }: Step, more: (address: Address) => Step): Step {
  const after = more(address);
  return { address: after.address, effects: [...effects, ...after.effects] };
}

/** Writes the entry as the address is now. */
function put(address: Address, kind: "push" | "replace"): Step {
  const { route, below, page } = address;
  return then(unwaited(address), (now) =>
    step(now, {
      type: "write",
      kind,
      fragment: around(route.board, { room: route.place, how: route.over.how }),
      over: below === null ? null : route.over.dialog,
      page,
    }),
  );
}

/** Writes the moves, and rests. */
function moved(address: Address): Step {
  return then(put(address, "replace"), (now) =>
    step({ ...now, moves: "resting" }, { type: "wait", pause: "moves" }),
  );
}

/** Moves need no longer wait: they are written with something else, or their entry is left. */
function unwaited(address: Address): Step {
  if (address.moves === "still") return step(address);
  return step({ ...address, moves: "still" }, { type: "stop", pause: "moves" });
}

function changed(address: Address, page: AppState): Step {
  const { phase } = address;
  if (phase.kind === "returning") {
    return step({ ...address, phase: { ...phase, missed: [...phase.missed, page] } });
  }
  if (phase.kind !== "still") return step(address);
  const over = overOf(page);
  if (isSame(over, address.route.over)) return told(address, page);
  if (address.below !== null && isSame(over, address.below.route.over)) {
    if (address.below.route.place === address.route.place) return back(address, page);
    // The player has gone to another room meanwhile, and is not sent back: this entry becomes that room's.
    return then(put(bared(address), "replace"), (now) => told(now, page));
  }
  return then(covered(address, over), (now) => told(now, page));
}

/** What is opened over the page has an entry of its own. A dialog takes over that of another dialog, not that of an answer. */
function covered(address: Address, over: Over): Step {
  const { route } = address;
  const after = (now: Address): Address => ({ ...now, route: { ...route, over } });
  const { dialog } = route.over;
  if (dialog !== null && dialog !== "answer") return put(after(address), "replace");
  return then(put(address, "replace"), (now) =>
    put({ ...after(now), below: { route, below: now.below } }, "push"),
  );
}

/** Back closes what has an entry of its own; so closing it is going back. */
function back(address: Address, page: AppState): Step {
  return then(unwaited(address), (now) =>
    step({ ...now, phase: { kind: "returning", missed: [page] } }, { type: "back" }),
  );
}

/** The board on the page, or what is played on it, may be another one. */
function told(address: Address, page: AppState): Step {
  const { page: before, written, below, route, editing } = address;
  const opened = page.opened !== before.opened;
  const fragment = fragmentOf(page);
  if (fragment === written && !opened && page.place === route.place) {
    const now = { ...address, page };
    if (ownPlay(page) === ownPlay(before)) return step(now);
    return address.moves === "still" ? moved(now) : step({ ...now, moves: "due" });
  }
  const { place } = page;
  // A room is a step to go back from, unless something lies over it.
  const isEntered = place !== route.place && route.over.dialog === null;
  if (page.puzzle === null || page.problems.length > 0) {
    return place === route.place
      ? step(address)
      : put({ ...address, route: { ...route, place } }, isEntered ? "push" : "replace");
  }
  const edited = !opened && page.fields !== before.fields;
  // Opening a puzzle and beginning to edit one are steps to go back from; settings are not.
  const isStep = isEntered || (opened ? fragment !== written : edited && !editing);
  // What is opened from a dialog takes over the dialog's entry, unless that has an address to come back to.
  const takesOver = below !== null && route.over.how === null;
  const kind = isStep && !takesOver ? "push" : "replace";
  // The entry that is left keeps the moves that were played on it.
  const left = kind === "push" ? put(address, "replace") : step(address);
  const entered = then(left, (now) =>
    put(
      {
        ...now,
        page,
        written: fragment,
        route: { ...route, place, board: asInBar(fragment) },
        below: opened ? null : below,
        editing: edited || (editing && !opened),
      },
      kind,
    ),
  );
  return edited ? then(entered, (now) => step(now, { type: "wait", pause: "edit" })) : entered;
}

function visited(address: Address, visit: Visit): Step {
  const { phase } = address;
  // Going there has left the old entry before its moves could be written.
  return then(unwaited(address), (now) => {
    if (phase.kind === "returning") return returned(now, phase.missed);
    if (phase.kind !== "still" || leaves(now, visit)) {
      return step({ ...now, phase: { kind: "opening", visit } }, { type: "prepare", visit });
    }
    const below = hasOwn(visit) ? belowOf(now, visit) : null;
    return step(
      { ...now, phase: { kind: "showing" }, below },
      { type: "show", view: viewIn(visit) },
    );
  });
}

/** The entry below this one, which is of the same board: an answer if the player goes on from there to a dialog. */
function belowOf({ route, below }: EntryBelow, visit: Visit): EntryBelow {
  const { place, over } = viewIn(visit);
  const isOverAnswer = route.over.dialog === "answer" && over.dialog !== "answer";
  return isOverAnswer
    ? { route, below }
    : { route: { ...route, place, over: NOTHING_OVER }, below: null };
}

/** The page has closed what lay over it; what it has done since comes now. */
function returned(address: Address, missed: readonly AppState[]): Step {
  const bare: Address = { ...bared(address), phase: { kind: "still" } };
  return missed.reduce((so, page) => then(so, (now) => changed(now, page)), put(bare, "replace"));
}

function left(address: Address): Step {
  switch (address.phase.kind) {
    case "still": {
      const isPlayed = address.moves === "due" || address.page.clock.running;
      return isPlayed ? put(address, "replace") : step(address);
    }
    // A reload overtakes the way back: what was closed would lie over the page again.
    case "returning":
      return put(bared(address), "replace");
    default:
      return step(address);
  }
}

/** The same board with what lies over it in the entry below. */
function bared(address: Address): Address {
  const { route, below } = address.below ?? { route: { over: NOTHING_OVER }, below: null };
  return { ...address, below, route: { ...address.route, over: route.over } };
}

/** Whether the entry that was gone to has another board; if not, it differs in what lies around and over that. */
function leaves({ route, below }: Address, visit: Visit): boolean {
  const { board } = visit.read;
  if (board !== route.board && (board !== below?.route.board || hasOwn(visit))) return true;
  const { place, over } = viewIn(visit);
  // Nothing differs: the link was followed once more.
  return (
    board === route.board &&
    place === route.place &&
    isSame(over, route.over) &&
    hasOwn(visit) === (below !== null)
  );
}

function shown(address: Address, page: AppState): Step {
  const { phase } = address;
  const still = { kind: "still" } as const;
  const view: Destination = { place: page.place, over: overOf(page) };
  if (phase.kind === "opening" && phase.visit !== null) {
    const { board, link } = phase.visit.read;
    const opened: Address = {
      ...address,
      phase: still,
      route: { board, ...view },
      written: fragmentOf(page),
      below: hasOwn(phase.visit)
        ? { route: { board, place: view.place, over: NOTHING_OVER }, below: null }
        : null,
      page,
      editing: false,
    };
    // A puzzle for play was mixed: from now on the address is that of its board.
    if (!namesPuzzle(link) || listedEntry(page) !== null) return step(opened);
    return put({ ...opened, route: { board: asInBar(opened.written), ...view } }, "replace");
  }
  if (phase.kind === "showing") {
    return put({ ...address, phase: still, route: { ...address.route, ...view } }, "replace");
  }
  return step(address);
}

/** Whether an entry was made for what lies over the page. */
function hasOwn({ kept }: Visit): boolean {
  return kept?.over != null;
}

function overOf(page: AppState): Over {
  return { dialog: page.dialog ?? (page.watching ? "answer" : null), how: howOf(page) };
}

function overIn({ read, kept }: Visit): Over {
  const { how } = read.link;
  if (how !== null) return { dialog: "how", how };
  return { dialog: LAYERS.find((one) => one === kept?.over && one !== "how") ?? null, how };
}

function viewIn(visit: Visit): Destination {
  return { place: visit.read.link.room, over: overIn(visit) };
}

function isSame(one: Over, other: Over): boolean {
  return one.dialog === other.dialog && one.how === other.how;
}
