// The address bar follows the page, and the page follows Back and Forward: the transitions, as a pure function.

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

export interface Route {
  /** The board as written in the link, until something changes. */
  readonly board: string;
  readonly place: Place;
  readonly over: Over;
}

export type Destination = Pick<Route, "place" | "over">;

/** Layers over the page. Each has a history entry of its own, so that Back closes it. */
const LAYERS = [...DIALOGS, "answer"] as const;
export type Layer = Dialog | "answer";

/** The layer over the page, and the chapter if it is "how it works". */
export interface Over {
  readonly dialog: Layer | null;
  readonly how: ChapterPlace | null;
}

export interface Visit {
  readonly read: ReadLink;
  readonly kept: EntryState | null;
}

/** The entry below one that was made for a layer. A dialog may lie over an answer. */
type EntryBelow = Pick<Address, "route" | "below">;

const NOTHING_OVER: Over = { dialog: null, how: null };

/** The side that leads: the page or the address. */
type Phase =
  /** The page leads. */
  | { readonly kind: "still" }
  /** The address leads: its link is being fetched or opened. */
  | { readonly kind: "opening"; readonly visit: Visit | null }
  /** The address leads: it differs only in the place and the layer. */
  | { readonly kind: "showing" }
  /** The page has closed a layer, and the browser is going back. Until it arrives, writing would change another entry. */
  | { readonly kind: "returning"; readonly missed: readonly AppState[] };

export interface Address {
  readonly phase: Phase;
  readonly route: Route;
  /** The board as this page writes it. */
  readonly written: string;
  /** The entry below, if this one was made for a layer, which Back closes. */
  readonly below: EntryBelow | null;
  /** The last page that the entry is about. A half-typed board gets no address. */
  readonly page: AppState;
  /** The entry is being edited, so further edits replace it. */
  readonly editing: boolean;
  readonly moves: Writing;
}

/** When moves are written: the first at once, as a reload gives no warning; later ones after a pause, as browsers limit writes. */
type Writing =
  /** The next move is written at once. */
  | "still"
  /** Moves were just written; the next ones wait. */
  | "resting"
  | "due";

export type AddressEvent =
  | { readonly type: "changed"; readonly page: AppState }
  /** The browser went to an entry: Back, Forward, a link, or an edit of the address bar. */
  | { readonly type: "visited"; readonly visit: Visit }
  /** Everything that this link needs has been fetched. */
  | { readonly type: "prepared"; readonly visit: Visit }
  /** The page has performed "open" or "show". */
  | { readonly type: "shown"; readonly page: AppState }
  | { readonly type: "elapsed"; readonly pause: Pause }
  /** The page is being left, for a while or for good. */
  | { readonly type: "left" };

/** Pauses: until an edit ends, and before moves are written. */
export type Pause = "edit" | "moves";

export type AddressEffect =
  | {
      readonly type: "write";
      readonly kind: "push" | "replace";
      readonly fragment: string;
      /** The layer that the entry was made for. */
      readonly over: Layer | null;
      /** The page whose moves and time are kept with the entry. */
      readonly page: AppState;
    }
  | { readonly type: "back" }
  /** Fetches what the link needs; answered by "prepared". */
  | { readonly type: "prepare"; readonly visit: Visit }
  /** "open" and "show" are answered by "shown". */
  | { readonly type: "open"; readonly visit: Visit; readonly view: Destination }
  | { readonly type: "show"; readonly view: Destination }
  /** Starts or restarts a pause. */
  | { readonly type: "wait"; readonly pause: Pause }
  | { readonly type: "stop"; readonly pause: Pause };

export interface Step {
  readonly address: Address;
  readonly effects: readonly AddressEffect[];
}

/** The state before the first visit. */
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
      // The browser has gone to another entry since.
      if (phase.kind !== "opening" || phase.visit !== visit) return step(address);
      return step(address, { type: "open", visit, view: viewIn(visit) });
    }
    case "shown":
      return shown(address, event.page);
    case "elapsed":
      if (event.pause === "edit") return step({ ...address, editing: false });
      return address.moves === "due" ? writeMoves(address) : step({ ...address, moves: "still" });
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

function writeEntry(address: Address, kind: "push" | "replace"): Step {
  const { route, below, page } = address;
  return then(endWait(address), (now) =>
    step(now, {
      type: "write",
      kind,
      fragment: around(route.board, { room: route.place, how: route.over.how }),
      over: below === null ? null : route.over.dialog,
      page,
    }),
  );
}

function writeMoves(address: Address): Step {
  return then(writeEntry(address, "replace"), (now) =>
    step({ ...now, moves: "resting" }, { type: "wait", pause: "moves" }),
  );
}

/** Ends the wait of moves: they are written with something else, or their entry is left. */
function endWait(address: Address): Step {
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
  if (isSame(over, address.route.over)) return followPage(address, page);
  if (address.below !== null && isSame(over, address.below.route.over)) {
    if (address.below.route.place === address.route.place) return back(address, page);
    // The player has changed the view in between: this entry becomes that of the new view.
    return then(writeEntry(withoutLayer(address), "replace"), (now) => followPage(now, page));
  }
  return then(openLayer(address, over), (now) => followPage(now, page));
}

/** Opens a layer in an entry of its own. A dialog takes over the entry of another dialog, not that of an answer. */
function openLayer(address: Address, over: Over): Step {
  const { route } = address;
  const after = (now: Address): Address => ({ ...now, route: { ...route, over } });
  const { dialog } = route.over;
  if (dialog !== null && dialog !== "answer") return writeEntry(after(address), "replace");
  return then(writeEntry(address, "replace"), (now) =>
    writeEntry({ ...after(now), below: { route, below: now.below } }, "push"),
  );
}

function back(address: Address, page: AppState): Step {
  return then(endWait(address), (now) =>
    step({ ...now, phase: { kind: "returning", missed: [page] } }, { type: "back" }),
  );
}

function followPage(address: Address, page: AppState): Step {
  const { page: before, written, below, route, editing } = address;
  const opened = page.opened !== before.opened;
  const fragment = fragmentOf(page);
  if (fragment === written && !opened && page.place === route.place) {
    const now = { ...address, page };
    if (ownPlay(page) === ownPlay(before)) return step(now);
    return address.moves === "still" ? writeMoves(now) : step({ ...now, moves: "due" });
  }
  const { place } = page;
  // A change of the view is a step of the history, unless a layer is open.
  const isEntered = place !== route.place && route.over.dialog === null;
  if (page.puzzle === null || page.problems.length > 0) {
    return place === route.place
      ? step(address)
      : writeEntry({ ...address, route: { ...route, place } }, isEntered ? "push" : "replace");
  }
  const edited = !opened && page.fields !== before.fields;
  // Opening a puzzle and the first edit are steps of the history; settings are not.
  const isStep = isEntered || (opened ? fragment !== written : edited && !editing);
  // A puzzle opened from a dialog takes over its entry, unless that entry names a chapter.
  const takesOver = below !== null && route.over.how === null;
  const kind = isStep && !takesOver ? "push" : "replace";
  // The old entry keeps its moves.
  const left = kind === "push" ? writeEntry(address, "replace") : step(address);
  const entered = then(left, (now) =>
    writeEntry(
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
  // The browser has left the old entry before its moves could be written.
  return then(endWait(address), (now) => {
    if (phase.kind === "returning") return returned(now, phase.missed);
    if (phase.kind !== "still" || hasOtherBoard(now, visit)) {
      return step({ ...now, phase: { kind: "opening", visit } }, { type: "prepare", visit });
    }
    const below = isLayerEntry(visit) ? belowOf(now, visit) : null;
    return step(
      { ...now, phase: { kind: "showing" }, below },
      { type: "show", view: viewIn(visit) },
    );
  });
}

/** The entry below, of the same board: an answer if a dialog was opened over it. */
function belowOf({ route, below }: EntryBelow, visit: Visit): EntryBelow {
  const { place, over } = viewIn(visit);
  const isOverAnswer = route.over.dialog === "answer" && over.dialog !== "answer";
  return isOverAnswer
    ? { route, below }
    : { route: { ...route, place, over: NOTHING_OVER }, below: null };
}

/** The browser is back. Applies the changes missed on the way. */
function returned(address: Address, missed: readonly AppState[]): Step {
  const bare: Address = { ...withoutLayer(address), phase: { kind: "still" } };
  return missed.reduce(
    (so, page) => then(so, (now) => changed(now, page)),
    writeEntry(bare, "replace"),
  );
}

function left(address: Address): Step {
  switch (address.phase.kind) {
    case "still": {
      const isPlayed = address.moves === "due" || address.page.clock.running;
      return isPlayed ? writeEntry(address, "replace") : step(address);
    }
    // A reload overtakes going back, and would show the closed layer again.
    case "returning":
      return writeEntry(withoutLayer(address), "replace");
    default:
      return step(address);
  }
}

/** The same board with the layer of the entry below. */
function withoutLayer(address: Address): Address {
  const { route, below } = address.below ?? { route: { over: NOTHING_OVER }, below: null };
  return { ...address, below, route: { ...address.route, over: route.over } };
}

/** True if the visited entry has another board, and not only another place or layer. */
function hasOtherBoard({ route, below }: Address, visit: Visit): boolean {
  const { board } = visit.read;
  if (board !== route.board && (board !== below?.route.board || isLayerEntry(visit))) return true;
  const { place, over } = viewIn(visit);
  // Nothing differs: the same link was followed again.
  return (
    board === route.board &&
    place === route.place &&
    isSame(over, route.over) &&
    isLayerEntry(visit) === (below !== null)
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
      below: isLayerEntry(phase.visit)
        ? { route: { board, place: view.place, over: NOTHING_OVER }, below: null }
        : null,
      page,
      editing: false,
    };
    // A puzzle for play was scrambled: the address becomes that of its board.
    if (!namesPuzzle(link) || listedEntry(page) !== null) return step(opened);
    return writeEntry({ ...opened, route: { board: asInBar(opened.written), ...view } }, "replace");
  }
  if (phase.kind === "showing") {
    return writeEntry(
      { ...address, phase: still, route: { ...address.route, ...view } },
      "replace",
    );
  }
  return step(address);
}

function isLayerEntry({ kept }: Visit): boolean {
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
