import type { MakingTexts } from "./making-ja";

export const enMaking: MakingTexts = {
  pastedNew: "The pasted board is open.",
  pastedSize: (cells, columns, rows) =>
    `${cells} cells: read as ${columns} columns and ${rows} rows. If that is wrong, change the width.`,
  pastedGoal: "The old goal did not fit; now it is “in order”.",
  notBoard: "The pasted text cannot be read as a board.",
  overlay: "Show the symbols",
  removePicture: "Remove the photo",
};
