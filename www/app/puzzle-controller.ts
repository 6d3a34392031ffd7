import type { Rules } from "../engine/rules";
import { inLang } from "../i18n/title";
import { readPastedMoves } from "../model/link/pasted-moves";
import { withExchanged } from "../model/puzzle/boards";
import { cleanBoard } from "../model/puzzle/clean-board";
import type { Entry } from "../model/puzzle/entry";
import { fieldsOf } from "../model/puzzle/entry";
import type { Fields, Puzzle, Reading } from "../model/puzzle/puzzle";
import { readFields, readStart, withBoard, withStart } from "../model/puzzle/read";
import { isLikeBoard, readPastedBoard } from "../model/puzzle/read-pasted";
import type { ExactDistance, Scramble } from "../model/puzzle/scramble";
import type { OpenedAction } from "../model/state/actions";
import type { Bests } from "../model/state/best";
import { type Clock, millisOf } from "../model/state/clock";
import type { Notice } from "../model/state/notice";
import { obstacle, playedGestures } from "../model/state/selectors";
import type { Store } from "../model/state/store";
import { scrambledBoard, scrambledEntry } from "./scrambled";

type Scrambled = Pick<OpenedAction, "keeps" | "bests" | "scrambled">;

export class PuzzleController {
  readonly #store: Store;
  readonly #rules: Rules;

  constructor(store: Store, rules: Rules) {
    this.#store = store;
    this.#rules = rules;
  }

  /** Opens a puzzle of the collection, scrambled if it is listed at its goal. */
  readonly entry = (entry: Entry): void => {
    const title = inLang(entry.name, this.#store.state().lang);
    const fields = scrambledEntry(this.#rules, entry, title);
    if (fields === null) this.#open(fieldsOf(entry), { entry });
    else this.#open(fields, { scrambled: "any" });
  };

  /** Scrambles the pieces; on a plain board uniformly over all solvable arrangements. */
  readonly scramble = (): void => {
    this.#scramble((puzzle) => scrambledBoard(this.#rules, puzzle), "any");
  };

  /** Opens this board with the same pieces, whose distance from the goal is `distance`. */
  readonly scrambledTo = (board: string, distance: ExactDistance): void => {
    const { metric, moves } = distance;
    this.#scramble(() => board, distance, { [metric]: { length: moves, bound: moves } });
  };

  /** Opens this board with the same pieces. */
  readonly mixed = (board: string): void => this.#scramble(() => board, "any");

  readonly exchange = (cells: readonly [number, number]): void => {
    this.#restart(({ start }) => withExchanged(start, cells));
  };

  /** Opens a board of Make, given at its goal. */
  readonly made = (fields: Fields, isScrambled: boolean): void => {
    const puzzle = readFields(this.#rules, fields)?.puzzle ?? null;
    if (puzzle === null) return;
    const board = isScrambled ? scrambledBoard(this.#rules, puzzle) : null;
    this.#open(board === null ? fields : withStart(this.#rules, fields, board, puzzle.width));
  };

  /** Opens a new layout, whose shortest solution is known. */
  readonly layout = (fields: Fields, { metric, moves }: ExactDistance): void => {
    this.#open(fields, { bests: { [metric]: { length: moves, bound: moves } } });
  };

  /** Opens a board made by the module, with these fields except start and title. */
  readonly board = (board: string, fields: Fields): void => {
    const made = withBoard(this.#rules, fields, board);
    if (made !== null) this.#open({ ...made, title: "" });
  };

  /** Opens a board pasted onto the page; for pasted moves, asks what to do with them. */
  readonly pasted = async (text: string): Promise<void> => {
    const { fields: before, puzzle } = this.#store.state();
    const board = cleanBoard(text);
    const read = readPastedBoard(this.#rules, before, puzzle, board);
    if (read === null) return;
    const { fields, reading, size } = read;
    const [problem] = reading.problems;
    if (problem === undefined) {
      const notice: Notice = { kind: "pasted", isNew: true, size, isGoalGone: false };
      this.#openPasted(fields, reading, notice);
      return;
    }
    const played = playedGestures(this.#store.state());
    const pasted = puzzle && readPastedMoves(this.#rules, puzzle, played, text);
    if (pasted !== null) {
      this.#store.dispatch({ type: "notice", notice: { kind: "pastedMoves", pasted } });
      return;
    }
    const otherwise: Notice =
      problem.code === "text-too-long"
        ? { kind: "tooLarge", bytes: new Blob([text]).size }
        : { kind: "notBoard", problem: isLikeBoard(board, problem) ? problem : null };
    await this.#openForeign(text, otherwise);
  };

  #open(fields: Fields, more: Scrambled & Pick<OpenedAction, "entry"> = {}): void {
    const reading = readFields(this.#rules, fields);
    if (reading === null) return;
    this.#store.dispatch({ type: "opened", fields, reading, gestures: [], ...more });
  }

  #restart(boardOf: (puzzle: Puzzle) => string | null, more?: Scrambled): void {
    const { puzzle, fields } = this.#store.state();
    if (puzzle === null || obstacle(this.#store.state()) !== null) return;
    const board = boardOf(puzzle);
    if (board === null) return;
    this.#open(withStart(this.#rules, fields, board, puzzle.width), more);
  }

  /** Restarts so that Undo restores the old board. */
  #scramble(
    boardOf: (puzzle: Puzzle) => string | null,
    scrambled: Scramble,
    bests: Bests = {},
  ): void {
    const { opened } = this.#store.state();
    this.#restart(boardOf, { keeps: this.#stoppedClock(), bests, scrambled });
    if (this.#store.state().opened === opened) return;
    this.#store.dispatch({ type: "notice", notice: { kind: "scrambled" } });
  }

  #openPasted(fields: Fields, reading: Reading, notice: Notice): void {
    const keeps = this.#stoppedClock();
    this.#store.dispatch({ type: "opened", fields, reading, gestures: [], keeps });
    this.#store.dispatch({ type: "notice", notice });
  }

  /** Opens the format of another program. Its readers are fetched on first use. */
  async #openForeign(text: string, otherwise: Notice): Promise<void> {
    const { opened } = this.#store.state();
    const read = await import("../model/foreign/read-foreign").then(
      ({ readForeign }) => readForeign(this.#rules, text),
      () => null,
    );
    // Another puzzle was opened while loading.
    if (this.#store.state().opened !== opened) return;
    if (read === null || read.ok === null) {
      const notice: Notice = read === null ? otherwise : { kind: "foreign", fault: read.fault };
      this.#store.dispatch({ type: "notice", notice });
      return;
    }
    const { moves } = read.ok;
    const start = readStart(this.#rules, read.ok.fields);
    if (start === null) return;
    const { fields, reading } = start;
    const [problem] = reading.problems;
    if (reading.puzzle === null || problem !== undefined) {
      const notice: Notice = { kind: "notBoard", problem: problem ?? null };
      this.#store.dispatch({ type: "notice", notice });
      return;
    }
    const pasted = moves === null ? null : readPastedMoves(this.#rules, reading.puzzle, [], moves);
    const notice: Notice =
      pasted === null
        ? { kind: "pasted", isNew: true, size: null, isGoalGone: false }
        : { kind: "pastedMoves", pasted };
    this.#openPasted(fields, reading, notice);
  }

  /** The clock, stopped at this moment, for Undo. */
  #stoppedClock(): Clock {
    const { clock } = this.#store.state();
    return { ...clock, spent: millisOf(clock, performance.now()), since: null, running: false };
  }
}
