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
import { mixedBoard, mixedEntry } from "./mixing";

/** Ways in which another puzzle comes onto the page. */
export interface PuzzleController {
  /** A puzzle of the collection; one for play is mixed. */
  entry(entry: Entry): void;
  /** The same pieces in any order: on a plain board all that can be solved are equally likely. */
  scramble(): void;
  /** The same pieces as on this board, which is exactly so far from the goal. */
  scrambledTo(board: string, far: ExactDistance): void;
  /** The tiles on these two cells of the start change places. */
  exchange(cells: readonly [number, number]): void;
  /** A board that somebody has put together, which stands at its goal; mixed at once if so wished. */
  made(fields: Fields, mixed: boolean): void;
  /** A board that the module has made, in a puzzle like this but for its start and title. */
  board(board: string, fields: Fields): void;
  /** Something was pasted onto the page: a board is opened, and of moves the reader is asked. */
  pasted(text: string): Promise<void>;
}

type Mixed = Pick<OpenedAction, "keeps" | "bests" | "scrambled">;

export function createPuzzleController(store: Store, rules: Rules): PuzzleController {
  function open(fields: Fields, more: Mixed & Pick<OpenedAction, "entry"> = {}): void {
    const reading = readFields(rules, fields);
    if (reading === null) return;
    store.dispatch({ type: "opened", fields, reading, gestures: [], ...more });
  }

  function mixed(puzzle: Puzzle): string | null {
    return mixedBoard(rules, puzzle);
  }

  /** The clock as it stands, for Undo. */
  function standing(): Clock {
    const { clock } = store.state();
    return { ...clock, spent: millisOf(clock, performance.now()), since: null, running: false };
  }

  /** Undo brings back what this mixes. */
  function mix(
    anew: (puzzle: Puzzle) => string | null,
    scrambled: Scramble,
    bests: Bests = {},
  ): void {
    const { opened } = store.state();
    restart(anew, { keeps: standing(), bests, scrambled });
    if (store.state().opened === opened) return;
    store.dispatch({ type: "notice", notice: { kind: "scrambled" } });
  }

  /** The same puzzle from another start. */
  function restart(anew: (puzzle: Puzzle) => string | null, more?: Mixed): void {
    const { puzzle, fields } = store.state();
    if (puzzle === null || obstacle(store.state()) !== null) return;
    const board = anew(puzzle);
    if (board === null) return;
    open(withStart(rules, fields, board, puzzle.width), more);
  }

  function openPasted(fields: Fields, reading: Reading, notice: Notice): void {
    store.dispatch({ type: "opened", fields, reading, gestures: [], keeps: standing() });
    store.dispatch({ type: "notice", notice });
  }

  /** Opens what was written for another program. What reads that is fetched when it is first needed. */
  async function openForeign(text: string, otherwise: Notice): Promise<void> {
    const { opened } = store.state();
    const read = await import("../model/foreign/read-foreign").then(
      ({ readForeign }) => readForeign(rules, text),
      () => null,
    );
    // Something else came meanwhile.
    if (store.state().opened !== opened) return;
    if (read === null || read.ok === null) {
      const notice: Notice = read === null ? otherwise : { kind: "foreign", fault: read.fault };
      store.dispatch({ type: "notice", notice });
      return;
    }
    const { moves } = read.ok;
    const start = readStart(rules, read.ok.fields);
    if (start === null) return;
    const { fields, reading } = start;
    const [problem] = reading.problems;
    if (reading.puzzle === null || problem !== undefined) {
      store.dispatch({ type: "notice", notice: { kind: "notBoard", problem: problem ?? null } });
      return;
    }
    const pasted = moves === null ? null : readPastedMoves(rules, reading.puzzle, [], moves);
    const plain: Notice = { kind: "pasted", isNew: true, size: null, isGoalGone: false };
    openPasted(fields, reading, pasted === null ? plain : { kind: "pastedMoves", pasted });
  }

  return {
    entry(entry) {
      const fields = mixedEntry(rules, entry, inLang(entry.name, store.state().lang));
      if (fields === null) open(fieldsOf(entry), { entry });
      else open(fields, { scrambled: "any" });
    },

    scramble: () => mix(mixed, "any"),
    scrambledTo(board, far) {
      const { metric, moves } = far;
      mix(() => board, far, { [metric]: { length: moves, bound: moves } });
    },
    exchange: (cells) => restart(({ start }) => withExchanged(start, cells)),

    made(fields, mixes) {
      const puzzle = readFields(rules, fields)?.puzzle ?? null;
      if (puzzle === null) return;
      const board = mixes ? mixed(puzzle) : null;
      open(board === null ? fields : withStart(rules, fields, board, puzzle.width));
    },

    board(board, fields) {
      const anew = withBoard(rules, fields, board);
      if (anew !== null) open({ ...anew, title: "" });
    },

    async pasted(text) {
      const { fields: before, puzzle } = store.state();
      const board = cleanBoard(text);
      const read = readPastedBoard(rules, before, puzzle, board);
      if (read === null) return;
      const { fields, reading, size } = read;
      const [problem] = reading.problems;
      if (problem !== undefined) {
        const played = playedGestures(store.state());
        const pasted = puzzle && readPastedMoves(rules, puzzle, played, text);
        if (pasted !== null) {
          store.dispatch({ type: "notice", notice: { kind: "pastedMoves", pasted } });
          return;
        }
        const said = isLikeBoard(board, problem) ? problem : null;
        const otherwise: Notice =
          problem.code === "text-too-long"
            ? { kind: "tooLarge", bytes: new Blob([text]).size }
            : { kind: "notBoard", problem: said };
        await openForeign(text, otherwise);
        return;
      }
      openPasted(fields, reading, { kind: "pasted", isNew: true, size, isGoalGone: false });
    },
  };
}
