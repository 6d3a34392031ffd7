import type { Rules } from "../engine/rules";
import {
  type AddressEffect,
  type AddressEvent,
  type Destination,
  next,
  noAddress,
  type Pause,
  type Visit,
} from "../model/derived/address";
import { fragmentOf } from "../model/derived/fragment";
import type { ChapterPlace } from "../model/link/chapters";
import { around, keysInQuery, type Link, type ReadLink, readLink } from "../model/link/link";
import { type Place, sharedPlace } from "../model/link/views";
import { millisOf } from "../model/state/clock";
import { obstacle, ownGestures } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import type { AddressBar } from "../platform/address";
import type { EntryState } from "../platform/entry-state";
import { copy } from "./copy";
import type { LinkController } from "./link-controller";

/** The address bar follows the page, and the page follows Back and Forward. */
export interface AddressController {
  /** What the address says, before the module is there to open it. */
  readonly ahead: Link;
  /** Fetches what the address needs beside the module. Never fails: what is missing is said later. */
  prepare(): Promise<void>;
  /** Opens what the address says; called once, when all that is there. */
  begin(): void;
  /** The address of the board on the page, as it begins or as it has become; `room` is Play if it is left out. */
  link(withMoves: boolean, place?: Place): string;
  /** The address of a place in "how it works", over the board on the page. */
  linkToPlace(place: ChapterPlace): string;
  /** The address of the board on the page in another room. */
  linkToView(place: Place): string;
  copyLink(): void;
  /** The player's game, as its history entry has it. */
  game(): Game;
  /** Goes on with a game, in a history entry of its own. */
  resume(game: Game): void;
}

export interface Game {
  readonly fragment: string;
  readonly kept: EntryState;
}

const PAUSE_MILLIS: Readonly<Record<Pause, number>> = {
  /** After this pause an edit is done, and the next one gets a history entry of its own. */
  edit: 2000,
  /** So long nothing is written after a move that was: browsers allow about three writes a second. */
  moves: 400,
};

/** Does in the browser what the machine in `model/link/address.ts` says, and tells it what happens. */
export function createAddressController(
  store: Store,
  rules: Rules,
  linking: LinkController,
  bar: AddressBar,
): AddressController {
  let address = noAddress(store.state());
  const timers: Partial<Record<Pause, ReturnType<typeof setTimeout>>> = {};
  const visit = createVisits(bar);
  const { link: ahead } = visit().read;

  const events: AddressEvent[] = [];
  let sending = false;

  /** What an effect brings about comes after all effects of what brought it about. */
  function send(event: AddressEvent): void {
    events.push(event);
    if (sending) return;
    sending = true;
    try {
      for (let first = events.shift(); first !== undefined; first = events.shift()) {
        const step = next(address, first);
        address = step.address;
        step.effects.forEach(perform);
      }
    } finally {
      sending = false;
    }
  }

  function perform(effect: AddressEffect): void {
    switch (effect.type) {
      case "write":
        bar.write(effect.kind, effect.fragment, { ...playOf(effect.page), over: effect.over });
        break;
      case "back":
        bar.back();
        break;
      case "prepare": {
        const { visit } = effect;
        const prepared = () => send({ type: "prepared", visit });
        const wait = linking.prepare(visit.read.link);
        if (wait === null) prepared();
        else void wait.then(prepared);
        break;
      }
      case "open":
        linking.open(effect.visit.read, effect.visit.kept);
        show(effect.view);
        break;
      case "show":
        show(effect.view);
        break;
      case "wait": {
        const { pause } = effect;
        clearTimeout(timers[pause]);
        timers[pause] = setTimeout(() => send({ type: "elapsed", pause }), PAUSE_MILLIS[pause]);
        break;
      }
      case "stop":
        clearTimeout(timers[effect.pause]);
        break;
    }
  }

  function show({ place, over: { dialog, how } }: Destination): void {
    store.dispatch({ type: "entered", place });
    // A dialog may lie over an answer.
    if (dialog === null || dialog === "answer") {
      store.dispatch({ type: "watched", on: dialog !== null });
    }
    if (how !== null) store.dispatch({ type: "explained", chapter: how });
    else store.dispatch({ type: "dialog", dialog: dialog === "answer" ? null : dialog });
    send({ type: "shown", page: store.state() });
  }

  /** What the history entry remembers of the play. */
  function playOf(page: AppState): EntryState {
    const { clock, help, scrambled } = page;
    const gestures = ownGestures(page);
    return {
      moves: movesText(page),
      presses: gestures.map(({ moves }) => moves.length),
      byHand: gestures.every(({ by }) => by === undefined),
      help,
      scrambled,
      // The player's time, as long as all of it is known.
      ...(clock.whole ? { millis: Math.round(millisOf(clock, performance.now())) } : {}),
    };
  }

  /** The moves played on the board that the link is about; none while its text is being mended. */
  function movesText(page: AppState): string {
    const { puzzle } = page;
    if (puzzle === null || obstacle(page) === "start") return "";
    const moves = ownGestures(page).flatMap((gesture) => gesture.moves);
    if (moves.length === 0) return "";
    const { board, width, options } = puzzle;
    return rules.writeMoves(board, width, moves, options) ?? "";
  }

  function link(withMoves: boolean, place?: Place): string {
    const state = store.state();
    return bar.linkTo(fragmentOf(state, withMoves ? movesText(state) : "", place));
  }

  return {
    ahead,

    async prepare() {
      await linking.prepare(visit().read.link);
    },

    begin() {
      store.subscribe((page) => send({ type: "changed", page }));
      bar.onNavigate(() => send({ type: "visited", visit: visit() }));
      bar.onLeave(() => send({ type: "left" }));
      send({ type: "visited", visit: visit() });
    },

    link,
    linkToPlace: (place) => bar.linkTo(around(address.route.board, { room: "play", how: place })),

    linkToView: (place) => bar.linkTo(around(address.route.board, { room: place, how: null })),

    game() {
      const page = store.state();
      return { fragment: fragmentOf(page), kept: playOf(page) };
    },

    resume({ fragment, kept }) {
      // The entry that is left keeps its moves.
      send({ type: "left" });
      bar.write("push", fragment, kept);
      send({ type: "visited", visit: visit() });
    },

    copyLink: () => void copy(store, link(true, sharedPlace(store.state().place))),
  };
}

/** Reads the entry that the browser is at; a link is parsed once, however often it is asked for. */
function createVisits(bar: AddressBar): () => Visit {
  let last: { readonly fragment: string; readonly read: ReadLink } | null = null;
  // Every entry has the same query, so only the first one reports it.
  const inQuery = keysInQuery(bar.query());
  return () => {
    const fragment = bar.fragment();
    if (last?.fragment !== fragment) {
      const read = readLink(fragment);
      const dropped = last === null ? [...inQuery, ...read.dropped] : read.dropped;
      last = { fragment, read: { ...read, dropped } };
    }
    return { read: last.read, kept: bar.kept() };
  };
}
