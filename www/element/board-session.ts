import { keepClock, type Watch } from "../app/keep-clock";
import { keepRecords } from "../app/keep-records";
import { createPlayer, type Player, type SearchBundle } from "../app/player";
import { objectionOf } from "../engine/protocol";
import { guardRules, type Rules, type RulesModule } from "../engine/rules";
import type { TaskQueue } from "../engine/task-queue";
import type { Lang } from "../model/lang";
import { type Entry, fieldsOf } from "../model/puzzle/entry";
import type { Fields, Puzzle } from "../model/puzzle/puzzle";
import { readFields } from "../model/puzzle/read";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { metricOf } from "../model/state/selectors";
import { initialState } from "../model/state/state";
import { createStore, type Store } from "../model/state/store";
import { createValue, type Value } from "../model/state/value";
import { once } from "../platform/once";
import { type Attributes, controlsNamed, metricNamed, withAttributes } from "./attributes";
import { type BoardError, failure, loadWordsFor, notLoaded, sentenceOf } from "./board-error";
import type { ElementContext } from "./element-context";
import { type AnswerDetail, type Emit, emitEvents } from "./events";
import { puzzleNamed } from "./named-puzzle";
import type { SolveCall } from "./solve-call";
import type { Words } from "./words";

/** The dependencies of a board, shared by all boards of a page. */
export interface BoardServices {
  readonly rules: RulesModule;
  loadRules(): Promise<unknown>;
  readonly words: Words;
  /** Makes the queue of the one worker that searches for all boards. */
  createQueue(): Promise<TaskQueue>;
}

/** State and behaviour of one element, without its view. */
export class BoardSession {
  readonly player: Player;
  readonly context: Value<ElementContext>;
  readonly #services: BoardServices;
  readonly #emit: Emit;
  readonly #store: Store = createStore(initialState(DEFAULT_PREFS));
  readonly #rules: Rules;
  /** Fetches the code for searches, replays and given moves. */
  readonly #bundle = once(() => this.#fetchBundle());
  #opening = Promise.resolve();
  #lastOpening = 0;
  /** The error of the current board; `context` has it once its texts are loaded. */
  #error: BoardError | null = null;

  constructor(services: BoardServices, watch: Watch, emit: Emit) {
    const { words } = services;
    this.#services = services;
    this.#emit = emit;
    this.context = createValue<ElementContext>({
      words,
      hasTexts: false,
      controls: new Set(),
      error: null,
      parts: null,
      given: null,
    });
    this.#rules = guardRules(services.rules, (error) => {
      console.warn(error);
      this.#fail(objectionOf(error) ?? { code: "crashed", details: { why: "panic" } });
    });
    this.player = createPlayer(this.#store, this.#rules, words.board.in, this.#lazyBundle());
    const { positionOf } = this.player;
    keepClock(this.#store, positionOf, watch);
    keepRecords(
      this.#store,
      positionOf,
      () => null,
      () => {},
    );
    emitEvents(this.#store, emit);
  }

  open(attributes: Attributes, lang: Lang): Promise<void> {
    this.#opening = this.#open(attributes, lang);
    return this.#opening;
  }

  /** Applies the attributes that do not open another puzzle. */
  update(attributes: Attributes, lang: Lang): void {
    this.context.set({ controls: controlsNamed(attributes) });
    const live = attributes.live !== null;
    this.player.setPrefs({ live });
    if (live) this.#bundle().catch(this.#failToLoad);
    const metric = metricNamed(attributes);
    const state = this.#store.state();
    if (state.metric !== metric) this.#store.dispatch({ type: "metric", metric });
    if (this.context.state().hasTexts && state.lang !== lang) {
      this.#setLang(lang).catch(this.#failToLoad);
    }
  }

  /** Solves the current board, or that of the call, whose attributes `element` receives. */
  async solve(element: HTMLElement | null, call: SolveCall): Promise<AnswerDetail> {
    return (await this.#loaded()).solve(element, call);
  }

  /** Replays the solution; solves first if there is none. Resolves when the replay stops: `true` at its end. */
  async play(): Promise<boolean> {
    return (await this.#loaded()).play();
  }

  pause(): void {
    this.#store.dispatch({ type: "replayed", on: false });
  }

  reset(): void {
    this.#cancelSearch();
    this.#store.dispatch({ type: "restarted" });
    this.#store.dispatch({ type: "watched", on: this.context.state().given !== null });
  }

  /** Ends the search, the replay and the live distance. */
  suspend(): void {
    this.#cancelSearch();
    this.pause();
    this.player.setPrefs({ live: false });
  }

  async #open(attributes: Attributes, lang: Lang): Promise<void> {
    this.#lastOpening += 1;
    const opening = this.#lastOpening;
    const { loadRules } = this.#services;
    try {
      const [named] = await Promise.all([
        puzzleNamed(attributes, lang, this.#rules, loadRules),
        loadRules(),
        this.context.state().hasTexts ? null : this.#setLang(lang),
      ]);
      if (opening !== this.#lastOpening) return;
      if (named === null) {
        this.#fail({ code: "unknown-puzzle", details: { puzzle: attributes.puzzle ?? "" } });
        return;
      }
      this.#error = null;
      this.context.set({ error: null });
      await this.#show(named.entry, withAttributes(named.fields, attributes), attributes);
    } catch (error) {
      if (opening === this.#lastOpening) this.#failToLoad(error);
    }
  }

  async #show(entry: Entry | null, fields: Fields, attributes: Attributes): Promise<void> {
    const reading = readFields(this.#rules, fields);
    if (reading === null) return;
    const metric = metricNamed(attributes);
    // The optimum of a listed puzzle does not hold for changed fields.
    const isListed = entry !== null && JSON.stringify(fieldsOf(entry)) === JSON.stringify(fields);
    this.#store.dispatch({ type: "loaded" });
    const opened = { fields, reading, gestures: [], metric, ...(isListed && { entry }) };
    this.#store.dispatch({ type: "opened", ...opened });
    this.context.set({ given: null });
    const [problem] = reading.problems;
    if (problem !== undefined) this.#fail(problem);
    const { puzzle } = reading;
    const moves = attributes.moves?.trim() ?? "";
    if (moves !== "" && puzzle !== null) await this.#giveMoves(puzzle, moves);
  }

  async #giveMoves(puzzle: Puzzle, moves: string): Promise<void> {
    const { readGivenMoves } = await this.#bundle();
    if (this.#store.state().puzzle !== puzzle) return;
    const given = readGivenMoves(this.#rules, puzzle, metricOf(this.#store.state()), moves);
    if (given.ok !== null) {
      this.context.set({ given: given.ok });
      this.#store.dispatch({ type: "chosen", answer: given.ok });
    } else if (given.objection !== null) this.#fail(given.objection);
  }

  async #setLang(lang: Lang): Promise<void> {
    this.player.setPrefs({ lang });
    const { words, error } = this.context.state();
    await Promise.all([words.board.loadIn(lang), error && loadWordsFor(words, error, lang)]);
    if (this.#store.state().prefs.lang !== lang) return;
    this.#store.dispatch({ type: "language", lang });
    this.context.set({ hasTexts: true });
  }

  #loaded() {
    return this.#bundle().catch((error: unknown) => {
      throw failure(notLoaded(error));
    });
  }

  async #fetchBundle() {
    const [parts, queue] = await Promise.all([
      import("./search-bundle"),
      sharedQueue(this.#services),
    ]);
    this.context.set({ parts });
    return {
      ...parts.createSearchBundle(this.#store, this.#rules, this.player.positionOf, queue, {
        whenOpen: () => this.#opening,
        error: () => this.#error,
        emit: this.#emit,
        fail: (error) => this.#fail(error),
      }),
      readGivenMoves: parts.readGivenMoves,
    };
  }

  /** Controllers that fetch the bundle at their first call. */
  #lazyBundle(): SearchBundle {
    const use = (act: (bundle: SearchBundle) => void): void => {
      this.#bundle().then(act, this.#failToLoad);
    };
    return {
      search: {
        answer: () => use(({ search }) => search.answer()),
        hint: () => use(({ search }) => search.hint()),
        cancel: () => use(({ search }) => search.cancel()),
      },
      replay: {
        goTo: (turn) => use(({ replay }) => replay.goTo(turn)),
        go: (by) => use(({ replay }) => replay.go(by)),
        toggle: () => use(({ replay }) => replay.toggle()),
      },
    };
  }

  #cancelSearch(): void {
    if (this.#store.state().search.phase !== "idle") this.player.search.cancel();
  }

  #fail(error: BoardError): void {
    this.#error = error;
    void this.#emitError(error).catch((reason: unknown) => console.warn(error, reason));
  }

  readonly #failToLoad = (error: unknown): void => this.#fail(notLoaded(error));

  async #emitError(error: BoardError): Promise<void> {
    const { words } = this.#services;
    const { lang } = this.#store.state().prefs;
    await loadWordsFor(words, error, lang);
    if (JSON.stringify(this.context.state().error) === JSON.stringify(error)) return;
    this.context.set({ error });
    this.#emit("error", { ...error, message: sentenceOf(words, error, lang) });
  }
}

const queues = new WeakMap<BoardServices, () => Promise<TaskQueue>>();

function sharedQueue(services: BoardServices): Promise<TaskQueue> {
  const queue = queues.get(services) ?? once(services.createQueue);
  queues.set(services, queue);
  return queue();
}
