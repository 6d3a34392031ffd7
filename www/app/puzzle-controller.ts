import type { Rules } from "../engine/rules";
import { withExchanged } from "../model/puzzle/boards";
import type { Entry } from "../model/puzzle/entry";
import { fieldsOf } from "../model/puzzle/listed";
import type { Fields, Puzzle } from "../model/puzzle/puzzle";
import { readFields, withBoard, withStart } from "../model/puzzle/read";
import { readPastedBoard } from "../model/puzzle/read-pasted";
import { obstacle } from "../model/state/selectors";
import type { Store } from "../model/state/store";
import { randomSeed } from "../platform/random";

/** Ways in which another puzzle comes onto the page. */
export interface Opening {
  entry(entry: Entry): void;
  scramble(): void;
  /** The tiles on these two cells of the start change places. */
  exchange(cells: readonly [number, number]): void;
  /** A board that somebody has put together, which stands at its goal; mixed at once if so wished. */
  made(fields: Fields, mixed: boolean): void;
  /** A board that the module has made, in a puzzle like this but for its start and title. */
  board(board: string, fields: Fields): void;
  /** A board was pasted onto the page. */
  pasted(text: string): void;
}

export function createOpening(store: Store, rules: Rules): Opening {
  function open(fields: Fields, entry?: Entry): void {
    const reading = readFields(rules, fields);
    if (reading === null) return;
    store.dispatch({
      type: "opened",
      fields,
      reading,
      gestures: [],
      ...(entry === undefined ? {} : { entry }),
    });
  }

  function mixed({ board, width, options }: Puzzle): string | null {
    return rules.scramble(board, width, randomSeed(), options);
  }

  /** The same puzzle from another start. */
  function restart(anew: (puzzle: Puzzle) => string | null): void {
    const { puzzle, fields } = store.state();
    if (puzzle === null || obstacle(store.state()) !== null) return;
    const board = anew(puzzle);
    if (board !== null) open(withStart(rules, fields, board, puzzle.width));
  }

  return {
    entry: (entry) => open(fieldsOf(entry), entry),
    scramble: () => restart(mixed),
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

    pasted(text) {
      const read = readPastedBoard(rules, store.state().fields, store.state().puzzle, text);
      if (read === null) return;
      const { fields, reading, size } = read;
      const [problem] = reading.problems;
      if (problem !== undefined) {
        store.dispatch({ type: "notice", notice: { kind: "notBoard", problem } });
        return;
      }
      store.dispatch({ type: "opened", fields, reading, gestures: [] });
      const notice = { kind: "pasted", isNew: true, size, isGoalGone: false } as const;
      store.dispatch({ type: "notice", notice });
    },
  };
}
