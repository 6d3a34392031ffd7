import { keepClock, type Watch } from "../app/keep-clock";
import { keepRecords } from "../app/keep-records";
import { createPlayer, type Player, type SearchBundle } from "../app/player";
import type { TaskQueue } from "../engine/task-queue";
import { objectionOf } from "../engine/protocol";
import { guardRules, type RulesModule } from "../engine/rules";
import { inLang } from "../i18n/title";
import { type Entry, LANDING } from "../model/puzzle/entry";
import { fieldsOf } from "../model/derived/listed-entry";
import { EMPTY_FIELDS, type Fields, type Puzzle } from "../model/puzzle/puzzle";
import { readFields } from "../model/puzzle/read";
import type { Lang } from "../model/lang";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { answerOf, metricOf } from "../model/state/selectors";
import { type AppState, initialState } from "../model/state/state";
import { createStore } from "../model/state/store";
import { createValue, type Value } from "../model/state/value";
import { once } from "../platform/once";
import type { ElementContext } from "./element-context";
import { type Attributes, controlsNamed, metricNamed, withAttributes } from "./attributes";
import { type AnswerDetail, type BoardListener, tellEvents } from "./events";
import type { SolveCall } from "./solve-call";
import { asNotLoaded, type BoardError, failure, loadWordsFor, sentenceOf } from "./board-error";
import type { Words } from "./words";

/** What a board needs of the world; all those of a page have the same. */
export interface PageContext {
  readonly rules: RulesModule;
  /** Resolves when the rules can be called. */
  loadRules(): Promise<unknown>;
  readonly words: Words;
  /** Makes the line before the one worker that searches for all of them. */
  createQueue(): Promise<TaskQueue>;
}

export interface Listener extends BoardListener {
  onAnswer(detail: AnswerDetail): void;
  onError(trouble: BoardError, sentence: string): void;
}

/** One board of a page, without what is drawn of it. */
export interface BoardSession {
  readonly player: Player;
  readonly around: Value<ElementContext>;
  /** Opens what the attributes say. */
  open(attributes: Attributes, lang: Lang): Promise<void>;
  /** Follows the attributes that open no other board. */
  follow(attributes: Attributes, lang: Lang): void;
  /** Solves the board on show, or that of the call, which it shows first by the attributes of `element`, unless that is `null`. */
  solve(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail>;
  play(): Promise<void>;
  pause(): void;
  reset(): void;
  /** Ends what goes on by itself. */
  rest(): void;
}

export function createBoardSession(world: PageContext, watch: Watch, listener: Listener): BoardSession {
  const store = createStore(initialState(DEFAULT_PREFS));
  const { words } = world;
  const around = createValue<ElementContext>({
    words,
    worded: false,
    controls: new Set(),
    trouble: null,
    parts: null,
    given: null,
  });
  const rules = guardRules(world.rules, (error) => {
    console.warn(error);
    trouble(objectionOf(error) ?? { code: "crashed", details: { why: "panic" } });
  });
  const bundle = once(async () => {
    const [parts, queue] = await Promise.all([import("./search-bundle"), queueOf(world)]);
    around.set({ parts });
    return {
      ...parts.createSearchBundle(store, rules, positionOf, queue, {
        whenOpen: () => opening,
        trouble: () => present,
        onAnswer: listener.onAnswer,
        onError: trouble,
      }),
      readGivenMoves: parts.readGivenMoves,
    };
  });
  /** Does something with what may have to be fetched for it. */
  function later(use: (bundle: SearchBundle) => void): void {
    bundle().then(use, notLoaded);
  }
  const player = createPlayer(store, rules, words.board.in, {
    search: {
      answer: () => later(({ search: searching }) => searching.answer()),
      hint: () => later(({ search: searching }) => searching.hint()),
      cancel: () => later(({ search: searching }) => searching.cancel()),
    },
    replaying: {
      goTo: (turn) => later(({ replaying }) => replaying.goTo(turn)),
      go: (by) => later(({ replaying }) => replaying.go(by)),
      toggle: () => later(({ replaying }) => replaying.toggle()),
    },
  });
  const { positionOf } = player;
  keepClock(store, positionOf, watch);
  keepRecords(
    store,
    positionOf,
    () => null,
    () => {},
  );
  tellEvents(store, listener);

  let opening = Promise.resolve();
  let last = 0;
  /** What is wrong with the board on show; `around` has it when its words are there. */
  let present: BoardError | null = null;

  function trouble(now: BoardError): void {
    present = now;
    void tell(now).catch((error: unknown) => console.warn(now, error));
  }

  async function tell(now: BoardError): Promise<void> {
    const { lang } = store.state().prefs;
    await loadWordsFor(words, now, lang);
    if (JSON.stringify(around.state().trouble) === JSON.stringify(now)) return;
    around.set({ trouble: now });
    listener.onError(now, sentenceOf(words, now, lang));
  }

  function notLoaded(error: unknown): void {
    trouble(asNotLoaded(error));
  }

  async function speak(lang: Lang): Promise<void> {
    player.setPrefs({ lang });
    const { trouble: told } = around.state();
    await Promise.all([words.board.loadIn(lang), told && loadWordsFor(words, told, lang)]);
    if (store.state().prefs.lang !== lang) return;
    store.dispatch({ type: "language", lang });
    around.set({ worded: true });
  }

  /** What is named, or else the puzzle that everybody begins with; `null` if the collection has no such. */
  async function named(
    { puzzle, board }: Attributes,
    lang: Lang,
  ): Promise<{ entry: Entry | null; fields: Fields } | null> {
    if (puzzle === null && board !== null) return { entry: null, fields: EMPTY_FIELDS };
    if (puzzle === null || puzzle === LANDING.id) {
      return { entry: LANDING, fields: fieldsOf(LANDING) };
    }
    const { ENTRIES, mixedEntry } = await import("./listed");
    const entry = ENTRIES.find(({ id }) => id === puzzle);
    if (entry === undefined) return null;
    await world.loadRules();
    const mixed = board === null ? mixedEntry(rules, entry, inLang(entry.name, lang)) : null;
    return { entry, fields: mixed ?? fieldsOf(entry) };
  }

  async function openNow(attributes: Attributes, lang: Lang): Promise<void> {
    last += 1;
    const turn = last;
    try {
      const [found] = await Promise.all([
        named(attributes, lang),
        world.loadRules(),
        around.state().worded ? null : speak(lang),
      ]);
      if (turn !== last) return;
      if (found === null) {
        trouble({ code: "unknown-puzzle", details: { puzzle: attributes.puzzle ?? "" } });
        return;
      }
      present = null;
      around.set({ trouble: null });
      await show(found.entry, withAttributes(found.fields, attributes), attributes);
    } catch (error) {
      if (turn === last) notLoaded(error);
    }
  }

  async function show(entry: Entry | null, fields: Fields, attributes: Attributes): Promise<void> {
    const reading = readFields(rules, fields);
    if (reading === null) return;
    const metric = metricNamed(attributes);
    // What is known of the listed puzzle is true of nothing else.
    const isListed = entry !== null && JSON.stringify(fieldsOf(entry)) === JSON.stringify(fields);
    store.dispatch({ type: "loaded" });
    const opened = { fields, reading, gestures: [], metric, ...(isListed && { entry }) };
    store.dispatch({ type: "opened", ...opened });
    around.set({ given: null });
    const [problem] = reading.problems;
    if (problem !== undefined) trouble(problem);
    const { puzzle } = reading;
    const moves = attributes.moves?.trim() ?? "";
    if (moves !== "" && puzzle !== null) await giveMoves(puzzle, moves);
  }

  async function giveMoves(puzzle: Puzzle, moves: string): Promise<void> {
    const { readGivenMoves } = await bundle();
    if (store.state().puzzle !== puzzle) return;
    const given = readGivenMoves(rules, puzzle, metricOf(store.state()), moves);
    if (given.ok !== null) {
      around.set({ given: given.ok });
      store.dispatch({ type: "chosen", answer: given.ok });
    } else if (given.objection !== null) trouble(given.objection);
  }

  const isIdle = ({ search }: AppState) => search.phase === "idle";

  async function solve(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail> {
    const { solve } = await bundle().catch((error: unknown) => {
      throw failure(asNotLoaded(error));
    });
    return solve(element, call);
  }

  return {
    player,
    around,

    open(attributes, lang) {
      opening = openNow(attributes, lang);
      return opening;
    },

    follow(attributes, lang) {
      around.set({ controls: controlsNamed(attributes) });
      const live = attributes.live !== null;
      player.setPrefs({ live });
      if (live) bundle().catch(notLoaded);
      const metric = metricNamed(attributes);
      const state = store.state();
      if (state.metric !== metric) store.dispatch({ type: "metric", metric });
      if (around.state().worded && state.lang !== lang) {
        speak(lang).catch(notLoaded);
      }
    },

    solve,

    async play() {
      await opening;
      if (answerOf(store.state()) === null) await solve(null, []);
      if (store.state().replaying) return;
      store.dispatch({ type: "watched", on: true });
      (await bundle()).replaying.toggle();
    },

    pause: () => store.dispatch({ type: "replayed", on: false }),

    reset() {
      if (!isIdle(store.state())) player.search.cancel();
      store.dispatch({ type: "restarted" });
      store.dispatch({ type: "watched", on: around.state().given !== null });
    },

    rest() {
      if (!isIdle(store.state())) player.search.cancel();
      store.dispatch({ type: "replayed", on: false });
      player.setPrefs({ live: false });
    },
  };
}

/** The one line of all boards that have the same world. */
const queues = new WeakMap<PageContext, () => Promise<TaskQueue>>();

function queueOf(world: PageContext): Promise<TaskQueue> {
  const queue = queues.get(world) ?? once(world.createQueue);
  queues.set(world, queue);
  return queue();
}
