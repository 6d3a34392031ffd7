import type { Rules } from "../engine/rules";
import { inLang } from "../i18n/title";
import { withExchanged } from "../model/puzzle/boards";
import type { Entry } from "../model/puzzle/entry";
import { fieldsOf } from "../model/puzzle/entry";
import type { Fields, Puzzle } from "../model/puzzle/puzzle";
import { readFields, withBoard, withStart } from "../model/puzzle/read";
import type { ExactDistance, Scramble } from "../model/puzzle/scramble";
import type { OpenedAction } from "../model/state/actions";
import type { Bests } from "../model/state/best";
import { stopped } from "../model/state/clock";
import { obstacle } from "../model/state/selectors";
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
    const { opened, clock } = this.#store.state();
    this.#restart(boardOf, { keeps: stopped(clock, performance.now()), bests, scrambled });
    if (this.#store.state().opened === opened) return;
    this.#store.dispatch({ type: "notice", notice: { kind: "scrambled" } });
  }
}
