// Rounds of a method over the same boards, in Node and in a browser.

/** @typedef {{ nodes: number, total: number, first: number, median: number, worst: number }} Round */
/** @typedef {Record<"cold" | "second" | "third" | "warm", Round>} Rounds */
/** @typedef {{ bytes: number, rounds: Rounds }} Measured */

const GOAL = "* 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";

/**
 * `bytes` is the module's memory.
 * @param {typeof import("../pkg/index.js")} taisou
 * @param {{ method: string, metric: string }} which
 * @param {readonly string[]} boards
 * @returns {Promise<Measured>}
 */
export async function measure(taisou, which, boards) {
  const { memory } = await taisou.default();
  const method = /** @type {import("../pkg/index.js").Algorithm} */ (which.method);
  const metric = which.metric === "line" ? "line" : "step";
  const rounds = eachRound(() => {
    let nodes = 0;
    const times = boards.map((board) => {
      const start = performance.now();
      nodes += taisou.solve(board, 4, method, { goal: GOAL, metric }).nodes;
      return performance.now() - start;
    });
    return summary(nodes, times);
  });
  return { bytes: memory.buffer.byteLength, rounds };
}

/**
 * The first round starts without tables, each later one with those of the rounds before it. The third builds the last that
 * pay for many boards, so the fourth builds none.
 * @param {(round: number) => Round} act
 * @returns {Rounds}
 */
export function eachRound(act) {
  return { cold: act(0), second: act(1), third: act(2), warm: act(3) };
}

/** @param {number} nodes @param {readonly number[]} times In milliseconds. @returns {Round} */
export function summary(nodes, times) {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    nodes,
    total: times.reduce((sum, time) => sum + time, 0),
    first: times[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
  };
}
