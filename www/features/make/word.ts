import type { App } from "../../app/app";
import type { Objection } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { memoBy } from "../../model/memo-by";
import type { Fields } from "../../model/puzzle/puzzle";
import { type Shape, shapeFor } from "../../model/puzzle/shape";
import type { AppState } from "../../model/state/state";
import { randomSeed } from "../../platform/random";
import { readWord, wordPuzzle } from "./preset-board";
import { isSide } from "./SideField";

/** The reader's input for a puzzle made from a word. */
export interface Draft {
  readonly text: string;
  /** The size that the reader has chosen; `null`: it follows the word. */
  readonly own: Shape | null;
  readonly seed: number;
}

/** The result of a draft. */
export interface Worded {
  readonly symbols: readonly string[];
  readonly objection: Objection | null;
  readonly shape: Shape;
  readonly isSize: boolean;
  /** Number of cells that the board lacks. */
  readonly over: number;
  readonly blanks: number;
  /** `null` while it makes no puzzle. */
  readonly made: Fields | null;
}

export function worded(rules: Rules, { text, own, seed }: Draft): Worded {
  const read = readWord(rules, text);
  const cells = "code" in read ? [] : read;
  const symbols = cells.map(({ symbol }) => symbol);
  const ownBlanks = cells.filter(({ kind }) => kind === "blank").length;
  // Without a blank of its own the word leaves one cell free.
  const needed = cells.length + (ownBlanks === 0 ? 1 : 0);
  const shape = own ?? shapeFor(needed);
  const isSize = isSide(shape.width) && isSide(shape.height);
  const room = isSize ? shape.width * shape.height : 0;
  const isMade = isSize && symbols.length > 0 && needed <= room;
  return {
    symbols,
    objection: "code" in read ? read : null,
    shape,
    isSize,
    over: isSize ? Math.max(needed - room, 0) : 0,
    blanks: room - cells.length + ownBlanks,
    made: isMade ? wordPuzzle(rules, symbols, shape, seed) : null,
  };
}

interface Kept {
  draft: Draft;
  made: Fields | null;
}

/** The last draft that made a puzzle; a reader who comes back continues there. */
const keptFor = memoBy((_: App): Kept => ({ draft: newDraft(), made: null }));

function newDraft(): Draft {
  return { text: "", own: null, seed: randomSeed() };
}

export function keep(app: App, draft: Draft, made: Fields): void {
  Object.assign(keptFor(app), { draft, made });
}

/** The draft that the puzzle on the page was made from, or an empty one. */
export function recall(app: App, { fields }: AppState): Draft {
  const { draft, made } = keptFor(app);
  // It may have been scrambled since.
  const isSame = made !== null && made.goal === fields.goal && made.width === fields.width;
  return isSame && fields.blocks === "" ? draft : newDraft();
}
