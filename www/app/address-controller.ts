import type { Rules } from "../engine/rules";
import {
  type Address,
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
import {
  around,
  keysInQuery,
  type Link,
  portable,
  type ReadLink,
  readLink,
  writeLink,
} from "../model/link/link";
import { type Place, sharedPlace } from "../model/link/views";
import { memoBy } from "../model/memo-by";
import type { Shape } from "../model/puzzle/shape";
import { millisOf } from "../model/state/clock";
import { obstacle, ownGestures } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import type { AddressBar } from "../platform/address";
import type { EntryState } from "../platform/entry-state";
import { copy } from "./copy";
import type { LinkController } from "./link-controller";

/** The player's game, as its history entry stores it. */
export interface Game {
  readonly fragment: string;
  readonly kept: EntryState;
}

const PAUSE_MILLIS: Readonly<Record<Pause, number>> = {
  /** After this pause an edit is complete, and the next one gets its own history entry. */
  edit: 2000,
  /** Minimum time between writes of moves: browsers allow about three a second. */
  moves: 400,
};

/**
 * A board's fragment without what the sender of its link added, for other programs. The tabs ask for it after every move, and a
 * board of 1024 words takes a millisecond.
 */
const passedOn = memoBy((_: AddressController, board: string) => {
  const { link } = readLink(board);
  return portable(writeLink({ ...link, greeting: "", ghost: "" }));
});

/** Connects the state machine of `model/derived/address.ts` to the browser: sends it events, performs its effects. */
export class AddressController {
  /** The link in the address bar, before the module can open it. */
  readonly ahead: Link;
  /** The shape of the board that `begin` opens, known once `prepare` has ended. */
  shape: Shape;
  /** A plain address opens a puzzle that the page chooses, which `ahead` does not name. */
  isChosen = false;
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #link: LinkController;
  readonly #bar: AddressBar;
  readonly #visit: () => Visit;
  readonly #timers: Partial<Record<Pause, ReturnType<typeof setTimeout>>> = {};
  readonly #events: AddressEvent[] = [];
  #isSending = false;
  #address: Address;

  constructor(store: Store, rules: Rules, link: LinkController, bar: AddressBar) {
    this.#store = store;
    this.#rules = rules;
    this.#link = link;
    this.#bar = bar;
    this.#address = noAddress(store.state());
    this.#visit = createVisits(bar);
    this.ahead = this.#visit().read.link;
    this.shape = link.shapeOf(this.ahead);
  }

  /** Fetches the parts that the link needs beyond the module. Never rejects: `open` reports missing parts. */
  async prepare(start?: () => Promise<Game | null>): Promise<void> {
    const { kept, read } = this.#visit();
    // A puzzle in the query is reported over the first board.
    const isPlain = this.#bar.fragment() === "" && kept === null && read.dropped.length === 0;
    this.isChosen = isPlain && start !== undefined;
    const game = isPlain ? await start?.().catch(() => null) : null;
    if (game) this.#bar.write("replace", game.fragment, game.kept);
    const { link } = this.#visit().read;
    await this.#link.prepare(link);
    this.shape = this.#link.shapeOf(link);
  }

  /** Opens the link and starts to follow page and browser; called once, after `prepare` and the module's load. */
  begin(): void {
    this.#store.subscribe((page) => this.#send({ type: "changed", page }));
    this.#bar.onNavigate(() => this.#send({ type: "visited", visit: this.#visit() }));
    this.#bar.onLeave(() => this.#send({ type: "left" }));
    this.#send({ type: "visited", visit: this.#visit() });
  }

  /** The address of the board on the page, with or without the moves played; `place` defaults to Play, `ghost` is a solve to race. */
  link(withMoves: boolean, place?: Place, greeting?: string, ghost = ""): string {
    const state = this.#store.state();
    const moves = withMoves ? this.#movesText(state) : "";
    return this.#linkTo(fragmentOf(state, moves, place, greeting, ghost));
  }

  linkToPlace(how: ChapterPlace): string {
    return this.#linkAround({ room: "play", how });
  }

  linkToView(room: Place): string {
    return this.#linkAround({ room, how: null });
  }

  /** The board of the address bar with another view. */
  #linkAround(view: Pick<Link, "room" | "how">): string {
    return this.#linkTo(around(passedOn(this, this.#address.route.board), view));
  }

  /** Every link that leaves the page is made here. */
  #linkTo(fragment: string): string {
    return this.#bar.linkTo(portable(fragment));
  }

  readonly copyLink = (): void => {
    void copy(this.#store, this.link(true, sharedPlace(this.#store.state().place)));
  };

  game(): Game {
    const page = this.#store.state();
    return { fragment: fragmentOf(page), kept: this.#playOf(page) };
  }

  /** Opens one of the player's own games in a new history entry. */
  resume({ fragment, kept }: Game): void {
    // Writes the moves into the entry that is left.
    this.#send({ type: "left" });
    this.#bar.write("push", fragment, kept);
    this.#send({ type: "visited", visit: this.#visit() });
  }

  /** Runs an event to completion. Events that its effects cause wait until all its effects are performed. */
  #send(event: AddressEvent): void {
    this.#events.push(event);
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let first = this.#events.shift(); first !== undefined; first = this.#events.shift()) {
        const step = next(this.#address, first);
        this.#address = step.address;
        for (const effect of step.effects) this.#perform(effect);
      }
    } finally {
      this.#isSending = false;
    }
  }

  #perform(effect: AddressEffect): void {
    switch (effect.type) {
      case "write": {
        const entry = { ...this.#playOf(effect.page), over: effect.over };
        this.#bar.write(effect.kind, effect.fragment, entry);
        break;
      }
      case "back":
        this.#bar.back();
        break;
      case "prepare": {
        const { visit } = effect;
        const onPrepared = () => this.#send({ type: "prepared", visit });
        const wait = this.#link.prepare(visit.read.link);
        if (wait === null) onPrepared();
        else void wait.then(onPrepared);
        break;
      }
      case "open":
        this.#link.open(effect.visit.read, effect.visit.kept);
        this.#show(effect.view);
        break;
      case "show":
        this.#show(effect.view);
        break;
      case "wait": {
        const { pause } = effect;
        clearTimeout(this.#timers[pause]);
        const elapse = () => this.#send({ type: "elapsed", pause });
        this.#timers[pause] = setTimeout(elapse, PAUSE_MILLIS[pause]);
        break;
      }
      case "stop":
        clearTimeout(this.#timers[effect.pause]);
        break;
    }
  }

  #show({ place, over: { dialog, how } }: Destination): void {
    const store = this.#store;
    store.dispatch({ type: "entered", place });
    // A dialog may lie over an answer, which stays open.
    if (dialog === null || dialog === "answer") {
      store.dispatch({ type: "watched", on: dialog !== null });
    }
    if (how !== null) store.dispatch({ type: "explained", chapter: how });
    else store.dispatch({ type: "dialog", dialog: dialog === "answer" ? null : dialog });
    this.#send({ type: "shown", page: store.state() });
  }

  /** The game as a history entry stores it. */
  #playOf(page: AppState): EntryState {
    const { clock, help, scrambled } = page;
    const gestures = ownGestures(page);
    return {
      moves: this.#movesText(page),
      presses: gestures.map(({ moves }) => moves.length),
      byHand: gestures.every(({ by }) => by === undefined),
      help,
      scrambled,
      // Left out if part of the time is unknown.
      ...(clock.whole ? { millis: Math.round(millisOf(clock, performance.now())) } : {}),
    };
  }

  /** The moves played on the board of the link; empty while the start's text has an error. */
  #movesText(page: AppState): string {
    const { puzzle } = page;
    if (puzzle === null || obstacle(page) === "start") return "";
    const moves = ownGestures(page).flatMap((gesture) => gesture.moves);
    if (moves.length === 0) return "";
    const { board, width, options } = puzzle;
    return this.#rules.writeMoves(board, width, moves, options) ?? "";
  }
}

/** Reads the current history entry; parses each link once. */
function createVisits(bar: AddressBar): () => Visit {
  let last: { readonly fragment: string; readonly read: ReadLink } | null = null;
  // All entries share the query; the first one reports its keys.
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
