import type { ErrorCode } from "taisou";
import { fieldOf, listOf, numberOf, textOf } from "../engine/details";
import type { Details } from "../engine/protocol";
import { enAlgorithms } from "./algorithms-en";
import { bytes as bytesText } from "./numbers";

/** `Row 2, column 3: `; empty if the module names no place. */
function at(d: Details): string {
  const row = numberOf(d, "row");
  const column = numberOf(d, "column");
  if (row !== null && column !== null) return `Row ${row}, column ${column}: `;
  return row !== null ? `Row ${row}: ` : "";
}

const algorithms: Readonly<Record<string, string>> = enAlgorithms;
const method = (name: string) => algorithms[name] ?? name;
const field = (d: Details) => (fieldOf(d) === "goal" ? "goal" : "start");
/** The number of the goal, unless it is the first. */
const which = (d: Details) => {
  const goal = numberOf(d, "goal");
  return goal === null || goal === 0 ? "" : `Goal ${goal + 1}. `;
};
const cells = (d: Details, key: string) =>
  `${textOf(d, key)} ${textOf(d, key) === "1" ? "cell" : "cells"}`;

/** Errors of fields that are not boards, by the option of the module. */
const badOptions: Readonly<Record<string, string>> = {
  blank: "Enter exactly one symbol for the blank.",
  same: "Write every symbol once, in groups separated by commas, as in 2349,567.",
  blocks: "A board with blocks has room for at most 128 cells that are not walls.",
  gates: "Write the gates as a board of the same size, with x on the cells that are gates.",
};

/** Errors of options by what the module expects; the option is named. */
const expectedOptions: Readonly<Record<string, (option: string) => string>> = {
  "board-count": () => "Ask for 1 to 1,000 boards.",
  "rush-only": (option) => `${option} is for Cars only. Leave it out, or choose Cars.`,
  "klotski-only": (option) => `${option} is for Klotski only. Leave it out, or choose Klotski.`,
};

/** One sentence for every error of the module: place, error, remedy. */
export const texts: Record<ErrorCode, (details: Details) => string> = {
  "not-initialised": () => "Still loading. Please try again in a moment.",
  "bad-argument": (d) => `The value of ${textOf(d, "argument")} is invalid.`,
  "bad-option": (d) =>
    expectedOptions[textOf(d, "expected")]?.(textOf(d, "option")) ??
    badOptions[textOf(d, "option")] ??
    `The value of ${textOf(d, "option")} is invalid.`,
  "unknown-option": (d) => `There is no setting called ${textOf(d, "option")}.`,
  "unknown-algorithm": (d) =>
    `There is no such algorithm. Choose one of ${listOf(d, "expected").map(method).join(", ")}.`,
  "bad-width": (d) => {
    const most = textOf(d, "expected");
    return `The width must be a whole number${most === "" ? "" : ` up to ${most}`}. Leave it empty to follow the rows.`;
  },
  "empty-board": (d) => `${which(d)}The ${field(d)} has no cells. Type some symbols.`,
  "text-too-long": (d) => `${which(d)}The ${field(d)} is too long. Please shorten it.`,
  "too-many-cells": (d) =>
    `${which(d)}That is ${cells(d, "found")}; a board has at most ${textOf(d, "expected")}.`,
  "uneven-rows": (d) =>
    `${which(d)}${at(d)}this row has ${cells(d, "found")}. Give it ${textOf(d, "expected")} like the other rows.`,
  "width-mismatch": (d) =>
    `${which(d)}${at(d)}this row has ${cells(d, "found")}, which does not fit the width ${textOf(d, "expected")}. Change the text or the width.`,
  "bad-symbol": (d) =>
    `${which(d)}${at(d)}“${textOf(d, "found")}” cannot be drawn on a tile. Use another symbol.`,
  "symbol-too-long": (d) =>
    `${which(d)}${at(d)}this symbol is too long. Use at most ${textOf(d, "expected")} characters.`,
  "any-cell-in-start": (d) => `${at(d)}? is for goals only. Use another symbol here.`,
  "no-blank": (d) => {
    const marks = listOf(d, "expected");
    return `There is no blank. Put ${marks.length > 0 ? marks.join(" or ") : "*"} where the empty cell is.`;
  },
  "goal-mismatch": (d) => {
    switch (textOf(d, "kind")) {
      case "size":
        return `${which(d)}The goal is not the size of the start (${textOf(d, "found")} against ${textOf(d, "expected")}). Make them the same, or leave the goal empty.`;
      case "wall":
        return `${which(d)}${at(d)}walls differ from the start. Put # in the same cells.`;
      default: {
        const symbol = textOf(d, "symbol");
        const what = symbol === "" ? "the blank" : `“${symbol}”`;
        return `${which(d)}${at(d)}${what} fills ${cells(d, "found")} in the goal, but ${textOf(d, "expected")} in the start.`;
      }
    }
  },
  "cell-out-of-range": () => "That cell is not on the board.",
  unsupported: (d) =>
    textOf(d, "use") === ""
      ? "This algorithm does not take this board. Choose another one."
      : `This algorithm does not take this board. Choose “${method(textOf(d, "use"))}” instead.`,
  "too-large": (d) => {
    const bytes = numberOf(d, "bytes");
    return bytes === null
      ? "This algorithm would need too much memory for this board. Choose another one."
      : `This algorithm would need about ${bytesText(bytes)}, which is too much. Choose another one.`;
  },
  "bad-table": () => "This table cannot be used.",
  freed: () => "This search has ended. Please start it again.",
  "bad-moves": (d) =>
    `Move ${(numberOf(d, "at") ?? 0) + 1}, “${textOf(d, "found")}”, cannot be made here.`,
};
