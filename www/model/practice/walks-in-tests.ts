import type { Direction } from "taisou";
import { rowsOf } from "../puzzle/rows";
import type { Attempt } from "./attempt";
import { numbersFrom } from "./attempt-in-tests";
import { importedIds } from "./imported";
import { packSteps, packTimes } from "./packed";
import { fragmentOfBoard } from "./scramble-text";

const OFFSETS: readonly (readonly [Direction, number, number])[] = [
  ["up", 0, -1],
  ["right", 1, 0],
  ["down", 0, 1],
  ["left", -1, 0],
];
const BACK = { up: "down", right: "left", down: "up", left: "right" } as const;

/** Solved attempts at a square board: 50 to 89 moves, 160 ms each on average. */
export function madeAttempts(count: number, side = 4, session = "4×4"): Attempt[] {
  const draw = numbersFrom(count + side);
  const idOf = importedIds()();
  let start = Date.UTC(2026, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const { board, steps } = scrambled(side, 50 + Math.floor(draw() * 40), draw);
    let time = 0;
    const times = steps.map((_, step) => {
      if (step > 0) time += 60 + Math.floor(300 * draw() ** 2);
      return time;
    });
    start += 60_000 + Math.floor(draw() * 60_000);
    return {
      id: idOf(start, board),
      session,
      start,
      fragment: fragmentOfBoard(board),
      ms: time,
      penalty: index % 50 === 7 ? "dnf" : index % 31 === 3 ? "+2" : "none",
      moves: packSteps(steps),
      times: packTimes(times),
      splits: [Math.floor(time / 3), Math.floor(time / 2), time],
      optimal: index % 5 === 0 ? null : steps.length - 2 * Math.floor(draw() * 8),
      bound: index % 5 === 0 ? 40 : null,
      note: index % 100 === 0 ? 'a slip, "again"\n二行目' : "",
    };
  });
}

/** A walk of the blank from the goal, and the way back. */
function scrambled(side: number, length: number, draw: () => number) {
  const cells = Array.from({ length: side * side }, (_, cell) =>
    String((cell + 1) % (side * side)),
  );
  const walked: Direction[] = [];
  let [x, y] = [side - 1, side - 1];
  while (walked.length < length) {
    const [step, right, down] = OFFSETS[Math.floor(draw() * 4)] ?? (["up", 0, -1] as const);
    const before = walked.at(-1);
    const [column, row] = [x + right, y + down];
    if (column < 0 || row < 0 || column >= side || row >= side) continue;
    if (before !== undefined && BACK[before] === step) continue;
    cells[y * side + x] = cells[row * side + column] ?? "";
    cells[row * side + column] = "0";
    walked.push(step);
    [x, y] = [column, row];
  }
  const steps = walked.reverse().map((step) => BACK[step]);
  return { board: rowsOf(cells, side, " ").join("/"), steps };
}
