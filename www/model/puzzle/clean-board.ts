/**
 * Strips the marks that programs and tables put around the cells of a copied board: brackets, quotation marks, commas,
 * tabs, bars and frames. The module decides what cells and rows are.
 */
export function cleanBoard(text: string): string {
  const isList = /^\s*[[({]/.test(text) && /[\])}]\s*[,;]?\s*$/.test(text);
  const bare = isList
    ? text
        .trim()
        .replace(/([\])}])\s*[,;]?\s*([[({])/g, "\n")
        .replace(/[[\](){}]/g, "")
    : text;
  const isMarked = isList || bare.includes(",");
  const listed = isMarked ? null : semicolonsIn(bare);
  const lines = bare
    .split(isMarked || listed === "rows" ? /\r\n|[\r\n;]/ : /\r\n|[\r\n]/)
    .filter((line) => !isFrame(line));
  const separators = ["|", "│", "┃", "\t", ...(listed === "cells" ? [";"] : [])];
  const separator = separators.find((one) => isTable(lines, one));
  return lines
    .map((line) => {
      if (separator !== undefined) return ofTable(line, separator);
      return isMarked
        ? line
            .replace(/["'`]/g, "")
            .replace(/\s*[,，]\s*/g, " ")
            .trim()
        : line.trim();
    })
    .filter((line) => line !== "")
    .join("\n");
}

/** The parts of a list of numbers between semicolons: rows in one line with spaces, else cells. Elsewhere they are symbols. */
function semicolonsIn(text: string): "rows" | "cells" | null {
  if (!text.includes(";") || !/^[\d\s;*_]+$/.test(text)) return null;
  return /^[^\r\n]*[\d*_] +[\d*_][^\r\n]*$/.test(text.trim()) ? "rows" : "cells";
}

/** A line of `+---+---+`, or of `|---|---|`. */
function isFrame(line: string): boolean {
  return /^[\s|+:=-]*$/.test(line) ? /[|+]/.test(line) && /--|==/.test(line) : isDrawn(line);
}

function isDrawn(line: string): boolean {
  return /^[\s\u2500-\u257f]*[\u2500\u2501\u2550][\s\u2500-\u257f]*$/.test(line);
}

/** True if every row has the separator equally often. */
function isTable(lines: readonly string[], separator: string): boolean {
  const counts = lines
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(separator).length);
  return (counts[0] ?? 0) > 1 && counts.every((count) => count === counts[0]);
}

/** Reads a row of a table. An empty cell is the blank. */
function ofTable(line: string, separator: string): string {
  const cells = line.split(separator).map((cell) => cell.trim());
  if (separator !== "\t") {
    // The frame at both ends.
    if (cells[0] === "") cells.shift();
    if (cells.at(-1) === "") cells.pop();
  } else if (cells.every((cell) => cell === "")) return "";
  return cells.map((cell) => (cell === "" ? "*" : cell)).join(" ");
}
