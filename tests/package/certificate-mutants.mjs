/**
 * Damaged certificates. Each mutant is a line of text; most claim something false, some the same in other words.
 *
 * @param {readonly string[]} lines Certificates that hold.
 * @param {number} count
 * @param {number} seed
 * @returns {{ readonly kind: string, readonly line: string }[]}
 */
export function mutantsOf(lines, count, seed) {
  const random = randomBelow(seed);
  return Array.from({ length: count }, (_, at) => {
    const [kind, mutate] = pick(KINDS, () => at % KINDS.length);
    const certificate = JSON.parse(pick(lines, random));
    const changed = mutate(certificate, random);
    return { kind, line: typeof changed === "string" ? changed : JSON.stringify(certificate) };
  });
}

/** @typedef {(limit: number) => number} Random A number below a limit. */
/** @typedef {any} Certificate A mutant may have any type anywhere. */

/**
 * Numbers that are the same for the same seed (Lehmer's generator, Park and Miller 1988).
 *
 * @param {number} seed
 * @returns {Random}
 */
export function randomBelow(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {Random} random
 * @returns {T}
 */
function pick(list, random) {
  const picked = list[random(list.length)];
  if (picked === undefined) throw new Error("the list is empty");
  return picked;
}

/** @param {string[][]} board */
const rowsOf = (board) =>
  board.flatMap((row, y) => row.map((_, x) => /** @type {[number, number]} */ ([y, x])));

/**
 * @param {any[][]} board
 * @param {Random} random
 */
function swapCells(board, random) {
  const [[a, b], [c, d]] = [pick(rowsOf(board), random), pick(rowsOf(board), random)];
  const [one, other] = [board[a]?.[b], board[c]?.[d]];
  board[a]?.splice(b, 1, other);
  board[c]?.splice(d, 1, one);
}

/**
 * Changes the moves, if there are any; otherwise the claim, which then lacks them.
 *
 * @param {(one: Certificate, random: Random) => unknown} change
 * @returns {(one: Certificate, random: Random) => string | void}
 */
const onMoves = (change) => (certificate, random) => {
  if (certificate.moves === undefined) certificate.claim = "shortest";
  else change(certificate, random);
};

/**
 * Adds the last move's way back, and the move again.
 *
 * @param {Certificate} certificate
 */
function addDetour(certificate) {
  const [from, to] = certificate.moves.at(-1) ?? [0, 1];
  const turn = certificate.length;
  certificate.moves.push([to, from, turn], [from, to, turn + 1]);
  certificate.length += 2;
}

/** @type {[string, (one: Certificate, random: Random) => string | void][]} */
const KINDS = Object.entries({
  "length of one more": onMoves((one) => (one.length += 1)),
  "length of one less": onMoves((one) => (one.length -= 1)),
  "any length": onMoves((one, random) => (one.length = random(60))),
  "a cut solution": onMoves((one) => one.moves.pop()),
  "a cut solution with its length": onMoves((one) => {
    one.moves.pop();
    one.length = (one.moves.at(-1)?.[2] ?? -1) + 1;
  }),
  "a late start": onMoves((one) => one.moves.shift()),
  "a move twice": onMoves((one, random) => {
    const at = random(one.moves.length + 1);
    one.moves.splice(at, 0, one.moves[Math.min(at, one.moves.length - 1)] ?? [0, 1, 0]);
  }),
  "another cell": onMoves((one, random) => {
    if (one.moves.length > 0) pick(one.moves, random)[random(2)] = random(30);
  }),
  "another turn": onMoves((one, random) => {
    if (one.moves.length > 0) pick(one.moves, random)[2] = random(60);
  }),
  "merged turns": onMoves((one, random) => {
    const at = random(one.length + 1);
    for (const move of one.moves) if (move[2] > at) move[2] -= 1;
    one.length = (one.moves.at(-1)?.[2] ?? -1) + 1;
  }),
  "a detour": onMoves(addDetour),
  "other moves": onMoves((one, random) => {
    one.moves.sort(() => random(2) - 0.5);
  }),
  "another start": ({ puzzle }, random) => swapCells(puzzle.start, random),
  "another goal": ({ puzzle }, random) => swapCells(pick(puzzle.goals, random), random),
  "an open cell": ({ puzzle }, random) => {
    const [y, x] = pick(rowsOf(puzzle.start), random);
    pick(puzzle.goals, random)[y][x] = "?";
  },
  "one more goal": ({ puzzle }, random) => {
    puzzle.goals.push(structuredClone(puzzle.start));
    swapCells(puzzle.goals.at(-1), random);
  },
  "a goal beside the others": ({ puzzle }, random) => {
    const goal = structuredClone(pick(puzzle.goals, random));
    const [y, x] = pick(rowsOf(goal), random);
    goal[y][x] = pick(["2", "*", "?", "#", "none", pick(puzzle.start.flat(), random)], random);
    puzzle.goals.splice(random(puzzle.goals.length + 1), 0, goal);
  },
  "a symbol more in a goal": ({ puzzle }, random) => {
    const goal = pick(puzzle.goals, random);
    const [y, x] = pick(rowsOf(goal), random);
    goal[y][x] = pick(["none", "*", pick(puzzle.start.flat(), random)], random);
  },
  "a start without a blank": ({ puzzle }, random) => {
    const fill = pick(["#", "filled"], random);
    puzzle.start = puzzle.start.map((/** @type {string[]} */ row) =>
      row.map((symbol) => (symbol === "*" ? fill : symbol)),
    );
    if (random(2) === 0) puzzle.goals = [structuredClone(puzzle.start)];
  },
  "a wall": ({ puzzle }, random) => {
    const [y, x] = pick(rowsOf(puzzle.start), random);
    for (const board of [puzzle.start, ...puzzle.goals]) board[y][x] = "#";
  },
  "another cell of the same piece": onMoves(({ puzzle: { start }, moves }, random) => {
    const cells = start.flat();
    const [from, to] = moves[0] ?? [0, 0];
    const others = cells.flatMap((/** @type {string} */ symbol, /** @type {number} */ at) =>
      symbol === cells[from] ? [at] : [],
    );
    const other = pick([from, ...others], random);
    moves[0]?.splice(0, 2, other, other + to - from);
  }),
  "a turn with a way back": onMoves(({ moves }, random) => {
    const at = random(moves.length + 1);
    const [from, to, turn] = moves[Math.min(at, moves.length - 1)] ?? [0, 1, 0];
    moves.splice(at, 0, [from, to, turn], [to, from, turn]);
  }),
  "a list for an object": (one, random) => {
    const part = pick(["puzzle", "proof"], random);
    one[part] = Object.values(one[part]);
  },
  "an object for a text": (one) => {
    one.claim = { [one.claim]: null };
  },
  "another metric": ({ puzzle }, random) => {
    puzzle.metric = pick(["step", "line", "slide", "move"], random);
  },
  "a piece less": ({ puzzle }) => {
    if (puzzle.pieces?.pop() === undefined || puzzle.pieces.length === 0) delete puzzle.pieces;
  },
  "a piece more": ({ puzzle }, random) => {
    puzzle.pieces = [...(puzzle.pieces ?? []), pick(puzzle.start.flat(), random)];
  },
  "a group": ({ puzzle }, random) => {
    const symbols = puzzle.start.flat();
    puzzle.same = [...(puzzle.same ?? []), [pick(symbols, random), pick(symbols, random)]];
  },
  "long or not": ({ puzzle }) => {
    if (puzzle.long) delete puzzle.long;
    else puzzle.long = true;
  },
  "a gate": ({ puzzle }, random) => {
    puzzle.gates = [...(puzzle.gates ?? []), random(puzzle.start.flat().length)];
  },
  "another proof": (one, random) => {
    one.proof.kind = pick(["parity", "space", "search"], random);
  },
  "the other claim": (one) => {
    const { length, moves, ...rest } = one;
    const claim = one.claim === "shortest" ? "unsolvable" : "shortest";
    return JSON.stringify(
      claim === "unsolvable" ? { ...rest, claim } : { ...one, claim, length: 0, moves: [] },
    );
  },
  "a wrong type": (one, random) => {
    const owner = pick([one, one.puzzle, one.proof], random);
    owner[pick(Object.keys(owner), random)] = pick(
      [null, 2.5, "2", [], {}, true, false, -1, 1e12, [[]]],
      random,
    );
  },
  "damaged text": (one, random) => {
    const line = JSON.stringify(one);
    const at = random(line.length);
    return pick(
      [
        line.slice(0, at),
        `${line.slice(0, at)}${line.slice(at + 1)}`,
        line.replace("{", '{"by":"again",'),
        line.replace('"claim"', '"extra":1,"claim"'),
        line.replace(/(\d+),/, "$1.0,"),
        line.replace(/(\d+),/, "$1e0,"),
        line.replace(/(\d+),/, "99999999999999999999,"),
        line.replace(/"(\p{L}|\d)"/u, '"\\ud800"'),
        "",
      ],
      random,
    );
  },
});
