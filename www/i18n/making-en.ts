import { moves } from "./english";
import type { MakingTexts } from "./making-ja";
import { bytes } from "./numbers";

export const enMaking: MakingTexts = {
  pastedNew: "The pasted board is open.",
  undoPaste: "Undo pasting",
  pastedSize: (cells, columns, rows) =>
    `${cells} cells: read as ${columns} columns and ${rows} rows. If that is wrong, change the width.`,
  pastedGoal: "The old goal did not fit; it follows the board now.",
  pastedMoves: (count) => `You pasted ${moves(count)}.`,
  pastedSomeMoves: (bad) => `You pasted moves, but “${bad}” cannot be made on this board.`,
  playMoves: "Play them",
  playSome: "Play as far as it goes",
  checkMoves: "Check them",
  notBoard: "The pasted text cannot be read as a board.",
  notAnything: "That isn’t a board, moves or a link.",
  tooLarge: (size) => `Too large to paste (${bytes(size)}).`,
  foreign: ({ form, line, part }) =>
    `This looks like ${form}, but line ${line} cannot be used: ${part}`,
  overlay: "Show the symbols",
  removePicture: "Remove the photo",
};
