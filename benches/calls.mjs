// The most expensive calls that are not sliced: `node benches/calls.mjs`, after a build.

import init, { readMoves, scramble, writeMoves } from "../pkg/index.js";
import { coldAndWarm } from "./apart.mjs";
import { print, round } from "./report.mjs";

await init();
const MILLION = 1_000_000;
const longPiece = "A".repeat(127);
const toAndFro = Array.from({ length: MILLION }, (_, at) =>
  at % 2 === 0 ? { from: 0, to: 1 } : { from: 1, to: 0 },
);
const longRow = `${Array.from({ length: 1022 }, (_, at) => at + 10).join(" ")} 9 *`;
const manyBlanks = `9*#${"1*1#".repeat(255)}#`;
const large = Array.from({ length: 1023 }, (_, at) => at + 1).join(" ");

/** @type {readonly { call: string, act: () => unknown }[]} */
const calls = [
  {
    call: "readMoves of a million letters",
    act: () => readMoves("12*", 3, "RL".repeat(MILLION / 2)),
  },
  {
    call: "readMoves of a third of a million cells and letters, a piece of 127 cells",
    act: () => readMoves(`${longPiece}*`, 128, "0R 1L ".repeat(MILLION / 6), { blocks: "all" }),
  },
  {
    call: "readMoves of fifty thousand numbers, 1 x 1024",
    act: () => readMoves(longRow, 1024, "9 ".repeat(50_000)),
  },
  {
    call: "readMoves of fifty thousand numbers, 256 blanks",
    act: () => readMoves(manyBlanks, 1024, "9 ".repeat(50_000)),
  },
  {
    call: "writeMoves of a million steps, a piece of 127 cells",
    act: () => writeMoves(`${longPiece}*`, 128, toAndFro, { blocks: "all" }),
  },
  { call: "writeMoves of a million steps of a tile", act: () => writeMoves("1*", 2, toAndFro) },
  { call: "scramble of 32 x 32", act: () => scramble(`${large} *`, 32, 1) },
];

const rows = calls.map(({ call, act }) => {
  const { cold, warm } = coldAndWarm(act);
  return { call, "cold ms": round(cold), "warm ms": round(warm) };
});
print("calls", "The most expensive calls that are not sliced, the module in Node", rows);
