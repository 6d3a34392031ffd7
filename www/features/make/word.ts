import type { App } from "../../app/app";
import type { Rules } from "../../engine/rules";
import { memoBy } from "../../model/memo-by";
import type { Fields } from "../../model/puzzle/puzzle";
import { type Shape, shapeFor } from "../../model/puzzle/shape";
import { randomSeed } from "../../platform/random";
import { readWord, wordPuzzle } from "./preset-board";
import { isSide } from "./Sides";
import type { Mix } from "./walk";

/** The user's input for a puzzle made from a word. */
export interface Draft {
  readonly text: string;
  /** The chosen size; `null` fits the size to the word. */
  readonly own: Shape | null;
  readonly seed: number;
  readonly mix: Mix;
}

/** The puzzle `made` from a draft, or why there is none: `over` is the number of missing cells. */
export function worded(rules: Rules, { text, own, seed, mix }: Draft) {
  const read = readWord(rules, text);
  const cells = "code" in read ? [] : read;
  const symbols = cells.map(({ symbol }) => symbol);
  const ownBlanks = cells.filter(({ kind }) => kind === "blank").length;
  // A word without a blank needs a free cell.
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
    made: isMade ? wordPuzzle(rules, symbols, shape, seed, mix) : null,
  };
}

interface Kept {
  draft: Draft;
  made: Fields | null;
}

/** The last draft that made a puzzle, for a user who comes back. */
const keptFor = memoBy((_: App): Kept => ({ draft: newDraft(), made: null }));

function newDraft(): Draft {
  // A friend who has never played wants an easy one.
  return { text: "", own: null, seed: randomSeed(), mix: "easy" };
}

export function keep(app: App, draft: Draft, made: Fields): void {
  Object.assign(keptFor(app), { draft, made });
}

/** The draft of the puzzle on the page, or an empty one. */
export function recall(app: App, fields: Fields): Draft {
  const { draft, made } = keptFor(app);
  // The start is not compared, because the board may have been scrambled.
  const isSame = made !== null && made.goal === fields.goal && made.width === fields.width;
  return isSame && fields.blocks === "" ? draft : newDraft();
}
