#!/usr/bin/env node
/**
 * Checks certificates of sliding puzzles (docs/certificates.md). It imports nothing and trusts nothing in a certificate: it
 * plays the moves and finds the lower bound itself. Usage: node check.mjs [--most POSITIONS] [--tables] FILE...
 *
 * Exit status: 0 all hold, 1 one is refused, 2 wrong use, 3 one is given up and none is refused.
 */

/** Any error refuses the certificate, but a `RangeError`, which says that a limit or the memory does not suffice. */
function needs(condition, why) {
  if (!condition) throw new Error(why);
}

// These may throw a `TypeError` at a value of a wrong type, which refuses the certificate too.
const isText = (value) => typeof value === "string" && !/[\p{Cc}\p{Cs}]/u.test(value);
const isSymbol = (value) => isText(value) && value !== "" && [...value].length <= 32;
const isPiece = (value) => isSymbol(value) && !["*", "#", "?"].includes(value);
const isNumber = (value) => Number.isInteger(value) && value >= 0 && value < 1e9;
const isSet = (list, isItem) => list.every(isItem) && new Set(list).size === list.length;

/** Reads JSON that is the same when written again: no repeated keys, fractions or exponents. */
function readJson(line) {
  const value = JSON.parse(line);
  const again = (token) => (token[0] === '"' ? JSON.stringify(JSON.parse(token)) : "");
  const isSame = line.replace(/"(?:[^"\\]|\\.)*"|\s+/g, again) === JSON.stringify(value);
  needs(isSame, "it has a key twice, or a number that is not whole");
  return value;
}

function checkFields(object, required, optional = []) {
  const has = Object.keys(object);
  const missing = required.filter((field) => !has.includes(field));
  const unknown = has.filter((field) => ![...required, ...optional].includes(field));
  needs(missing.length + unknown.length === 0, `missing: ${missing}; unknown: ${unknown}`);
}

// A call takes only some 100,000 arguments.
const keyOf = (grid) =>
  grid.length > 10_000 ? grid.join() : String.fromCharCode.apply(null, grid);

/**
 * A puzzle whose pieces have numbered classes: shape, and what goals call them; class 0 is the blank. A grid has the number of the
 * class at the first cell of each piece, else 0; a cover has it at every cell of the piece. Ways: up, down, left, right.
 */
class World {
  constructor(puzzle) {
    const more = puzzle.pieces?.length > 0 ? ["pieces", "long", "gates"] : [];
    checkFields(puzzle, ["start", "goals", "metric"], ["same", ...more]);
    const { start, goals, metric, pieces = [], same = [], long = true, gates = [] } = puzzle;
    Object.assign(this, { metric, gates, isTiles: more.length === 0, isLong: "long" in puzzle });
    const metrics = this.isTiles ? ["step", "line"] : ["step", "slide", "move"];
    needs(metrics.includes(metric) && long === true, "metric or long does not fit");
    needs(isSet(same.flat(), isPiece), "same is not groups of symbols");
    const groups = new Map(same.flatMap((group) => group.map((symbol) => [symbol, group[0]])));
    const read = (rows) => {
      const isRow = (row) => row.length === start[0].length && row.every(isSymbol);
      needs(rows.length === start.length && rows.every(isRow), "a board is not rows of one length");
      return rows.flat().map((symbol) => groups.get(symbol) ?? symbol);
    };
    this.own = read(start);
    this.goals = goals.map(read);
    const symbols = start.flat();
    const size = symbols.length;
    needs(size > 0 && size <= 1024 && !symbols.includes("?"), "start is too large, or open");
    const fits = (wish, at) => wish === "?" || (wish === "#") === (symbols[at] === "#");
    const isLike = this.goals.every((goal) => goal.every(fits));
    needs(goals.length > 0 && goals.length <= 1000 && isLike, "goals are too many, or differ");
    const isOurs = (symbol) => isPiece(symbol) && symbols.includes(symbol);
    needs(isSet(pieces, isOurs), "pieces are not symbols of the start");
    const isCell = (cell) => isNumber(cell) && cell < size;
    needs(isSet(gates, isCell), "gates are not cells");
    this.cells = start.map((row, y) => row.map((_, x) => y * row.length + x));
    const rows = start.flatMap((row, y) => row.map(() => y));
    const columns = start.flatMap((row) => [...row.keys()]);
    this.lines = [rows, columns];
    this.near = [0, 1, 2, 3].map((way) =>
      symbols.map((_, cell) => this.beside(cell, way < 2 ? [way * 2 - 1, 0] : [0, way * 2 - 5])),
    );
    this.classes = [];
    this.numberOf("*", [[0, 0]]);
    this.grid = Uint16Array.from(symbols, (symbol, first) => {
      const isMine = (at) => at === first || (symbols[at] === symbol && pieces.includes(symbol));
      const lying = [...symbols.keys()].filter(isMine);
      if (!isPiece(symbol) || lying[0] < first) return 0;
      const isNamed = this.goals.some((goal) => goal.includes(this.own[first]));
      const shape = lying.map((at) => this.lines.map((line) => line[at] - line[first]));
      const number = this.numberOf(isNamed ? this.own[first] : null, shape);
      needs(this.classes[number].covers[first], "a piece that no goal names is on a gate");
      return number;
    });
  }

  /** The cell that lies so much below and to the right; -1 beyond the edge. */
  beside(cell, [down, right]) {
    return this.cells[this.lines[0][cell] + down]?.[this.lines[1][cell] + right] ?? -1;
  }

  /** The number of a class. It has the ways that it may go and, by first cell, the cells that it covers, or null. */
  numberOf(name, shape) {
    const key = JSON.stringify([name, shape]);
    const known = this.classes.findIndex((one) => one.key === key);
    if (known >= 0) return known;
    const isOpen = (cell) =>
      cell >= 0 && this.own[cell] !== "#" && (name !== null || !this.gates.includes(cell));
    const covers = this.own.map((_, first) => {
      const cells = shape.map((part) => this.beside(first, part));
      return cells.every(isOpen) ? cells : null;
    });
    const [downs, rights] = [0, 1].map((axis) => shape.map((part) => part[axis]));
    const extent = (list) => Math.max(...list) - Math.min(...list);
    const taller = this.isLong ? extent(downs) - extent(rights) : 0;
    const ways = [0, 1, 2, 3].filter((way) => (way < 2 ? taller >= 0 : taller <= 0));
    return this.classes.push({ key, name, ways, covers }) - 1;
  }

  coverOf(grid) {
    const cover = new Uint16Array(grid.length);
    grid.forEach((number, first) => {
      for (const cell of number > 0 ? this.classes[number].covers[first] : []) cover[cell] = number;
    });
    return cover;
  }

  isSolved(cover) {
    const meets = (wish, at) =>
      wish === "?" || wish === "#" || this.classes[cover[at]].name === wish;
    return this.goals.some((goal) => goal.every(meets));
  }

  /** Plays the moves: the steps of a turn together must be one move of the metric. Returns the number of turns. */
  play(moves) {
    const grid = this.grid.slice();
    let [turns, reached] = [0, new Set()];
    for (const [at, move] of moves.entries()) {
      const [from, to, turn] = move;
      if (turn === turns) {
        [turns, reached] = [turns + 1, new Set()];
        this.eachNeighbour(grid, this.coverOf(grid), (after) => reached.add(keyOf(after)));
      }
      const isMove = move.length === 3 && move.every(isNumber) && turn === turns - 1;
      needs(isMove, "moves are not [from, to, turn] in order");
      const lies = (number, cell) => number > 0 && this.classes[number].covers[cell].includes(from);
      const first = grid.findIndex(lies);
      const next = this.near[this.near.findIndex((near) => near[from] === to)]?.[first];
      const isPlace = this.classes[grid[first]]?.covers[next];
      needs(isPlace, `[${move}] is no step of a piece`);
      [grid[first], grid[next]] = [0, grid[first]];
      needs(moves[at + 1]?.[2] === turn || reached.has(keyOf(grid)), `turn ${turn} is not a move`);
    }
    needs(this.isSolved(this.coverOf(grid)), "the moves do not end at a goal");
    return turns;
  }

  /** Calls `visit` with each position that is one move away. Of tiles the blank is moved, which swaps it with a tile. */
  eachNeighbour(grid, cover, visit) {
    const { classes, near, metric, isTiles } = this;
    const go = (from, ways, { ways: all, covers }, seen) => {
      for (const way of ways) {
        const to = near[way][from];
        const isFree = (cell) => (cover[cell] === 0) !== isTiles;
        if (seen.includes(to) || !covers[to]?.every(isFree)) continue;
        seen.push(to);
        [grid[from], grid[to]] = [grid[to], grid[from]];
        visit(grid);
        if (metric !== "step") go(to, metric === "move" ? all : [way], { ways: all, covers }, seen);
        [grid[from], grid[to]] = [grid[to], grid[from]];
      }
    };
    for (let first = 0; first < grid.length; first += 1) {
      const number = grid[first];
      const mover = classes[number];
      if ((number === 0) !== isTiles || !mover.covers[first]) continue;
      for (const cell of mover.covers[first]) cover[cell] = 0;
      go(first, mover.ways, mover, [first]);
      for (const cell of mover.covers[first]) cover[cell] = number;
    }
  }
}

/** A step swaps the blank with a tile and changes the colour of its cell: both parities must fit the goal. */
function proveByParity({ own, goals, lines: [rows, columns] }) {
  const loose = [...own.keys()].filter((cell) => own[cell] !== "#");
  const blank = own.indexOf("*");
  for (const goal of goals) {
    const left = loose.filter((cell) => !goal.includes(own[cell]));
    const open = loose.filter((cell) => goal[cell] === "?");
    // Otherwise the goal has a tile twice, or one that is not there.
    if (left.length !== open.length) continue;
    needs(open.length <= 2, "parity needs goals with at most two open cells");
    for (const rest of [left, left.toReversed()]) {
      const sources = loose.map((cell) => rest[open.indexOf(cell)] ?? own.indexOf(goal[cell]));
      const larger = sources.flatMap((one, at) => sources.slice(0, at).filter((it) => it > one));
      const end = loose[sources.indexOf(blank)];
      const steps = rows[blank] + columns[blank] + rows[end] + columns[end];
      needs((larger.length + steps) % 2 === 1, "parity does not exclude a goal");
    }
  }
}

/** Lists positions by distance. Moves can be taken back, so two layers recognise all that are met again. */
function proveBySpace(world, most, spend) {
  const grid = world.grid.slice();
  let [before, layer] = [new Set(), new Set([keyOf(grid)])];
  for (let depth = 0; depth <= most && layer.size > 0; depth += 1) {
    const next = new Set();
    const visit = (position) => {
      const key = keyOf(position);
      if (layer.has(key) || before.has(key) || next.has(key)) return;
      next.add(key);
      spend();
    };
    for (const key of layer) {
      for (let cell = 0; cell < grid.length; cell += 1) grid[cell] = key.charCodeAt(cell);
      const cover = world.coverOf(grid);
      needs(!world.isSolved(cover), `a goal is ${depth} away`);
      if (depth < most) world.eachNeighbour(grid, cover, visit);
    }
    [before, layer] = [layer, next];
  }
}

/**
 * Walking distance along one axis: the fewest moves across lines if only the goal line of each tile counts. Returns the state of a
 * board, which has its distance and, by way of the blank (back, on) and goal line of the tile that moves, the next states.
 */
function walking(lineOf, board, home, isLong) {
  const lines = [...new Set(lineOf)];
  const states = new Map();
  // `counts` has the number of tiles by line and goal line; 1e9 is out of reach.
  const stateOf = (counts, blank) => {
    const key = keyOf(counts);
    if (!states.has(key)) states.set(key, { counts, blank, distance: 1e9, next: [] });
    if (states.size > 500_000) throw new RangeError("the board is too large for walking distance");
    return states.get(key);
  };
  const read = (tiles) => {
    const counts = lines.flatMap(() => lines.map(() => 0));
    for (const [cell, tile] of tiles.entries())
      if (tile !== home) counts[lineOf[cell] * lines.length + lineOf[tile]] += 1;
    return stateOf(counts, lineOf[tiles.indexOf(home)]);
  };
  const step = ({ counts, blank, next }, way) => {
    const to = blank + way * 2 - 1;
    next[way] ??= lines.map((line) => {
      if (!(counts[to * lines.length + line] > 0)) return null;
      const after = counts.slice();
      after[to * lines.length + line] -= 1;
      after[blank * lines.length + line] += 1;
      return stateOf(after, to);
    });
    return next[way].filter((state) => state !== null);
  };
  const queue = [Object.assign(read([...board.keys()]), { distance: 0 })];
  for (const state of queue)
    for (const way of [0, 1]) {
      const reached = step(state, way);
      for (const to of reached) {
        if (to.distance === 1e9) queue.push(Object.assign(to, { distance: state.distance + 1 }));
        if (isLong) reached.push(...step(to, way));
      }
    }
  return read(board);
}

/**
 * A pattern table of the 15-puzzle: the fewest steps of these tiles alone, the blank in mind, by their cells, four bits each. A
 * state has the cell of the blank above them.
 */
function tableOf(tiles, home, near) {
  const size = 16 ** tiles.length;
  const [table, seen] = [new Uint8Array(size).fill(255), new Uint8Array(size * 2)];
  let layer = [tiles.reduce((sum, tile, slot) => sum + (tile << (4 * slot)), home * size)];
  for (let steps = 0; layer.length > 0; steps += 1) {
    const next = [];
    for (const state of layer) {
      if (seen[state >> 3] & (1 << (state & 7))) continue;
      seen[state >> 3] |= 1 << (state & 7);
      const [cells, blank] = [state % size, Math.floor(state / size)];
      table[cells] = Math.min(table[cells], steps);
      for (const from of near.map((way) => way[blank]).filter((cell) => cell >= 0)) {
        const slot = tiles.findIndex((_, at) => ((cells >> (4 * at)) & 15) === from);
        if (slot < 0) layer.push(cells + from * size);
        else next.push(cells + ((blank - from) << (4 * slot)) + from * size);
      }
    }
    layer = next;
  }
  return table;
}

/** Searches depth first under walking distance, and with `hasTables` for tables of six, six and three tiles. */
function isNear({ own, near, lines, metric }, goal, most, hasTables, spend) {
  const isLine = metric === "line";
  const home = goal.indexOf("*");
  // A tile is the number of its goal cell.
  const board = own.map((symbol) => goal.indexOf(symbol));
  const tiles = [...board.keys()].filter((tile) => tile !== home);
  const isKnown = hasTables && !isLine && lines.every((line) => line.at(-1) === 3);
  const tables = isKnown
    ? [0, 6, 12].map((at) => tableOf(tiles.slice(at, at + 6), home, near))
    : [];
  const index = [0, 0, 0];
  const carry = (tile, by) => {
    const slot = tiles.indexOf(tile);
    index[Math.floor(slot / 6)] += by << (4 * (slot % 6));
  };
  if (isKnown) for (const tile of tiles) carry(tile, board.indexOf(tile));
  const swap = (blank, from) => {
    if (isKnown) carry(board[from], blank - from);
    board[blank] = board[from];
    board[from] = home;
  };
  const go = (blank, row, column, left, last) => {
    spend();
    const bound = row.distance + column.distance;
    const tabled = isKnown ? tables[0][index[0]] + tables[1][index[1]] + tables[2][index[2]] : 0;
    const isFar = bound > left || tabled > left;
    if (isFar && !isLine) return false;
    if (bound === 0 && !isFar && board.every((tile, cell) => tile === cell)) return true;
    for (let way = 0; way < 4; way += 1) {
      const from = near[way][blank];
      // By lines, a step on in the same way belongs to the same move.
      const cost = isLine && way === last ? 0 : 1;
      if (from < 0 || way === (last ^ 1) || (isFar && cost > 0)) continue;
      const r = way < 2 ? row.next[way][lines[0][board[from]]] : row;
      const c = way < 2 ? column : column.next[way - 2][lines[1][board[from]]];
      swap(blank, from);
      const isFound = go(from, r, c, left - cost, way);
      swap(from, blank);
      if (isFound) return true;
    }
    return false;
  };
  const [row, column] = lines.map((lineOf) => walking(lineOf, board, home, isLine));
  return go(board.indexOf(home), row, column, most, -1);
}

function proveBySearch(world, most, spend, hasTables) {
  const isTile = (symbol) => symbol !== "#" && world.own.includes(symbol);
  const isWhole = world.goals.every((goal) => isSet(goal, isTile));
  needs(isWhole, "search needs a board without walls, and all tiles in the goals");
  const isFar = (goal) => most < 0 || !isNear(world, goal, most, hasTables, spend);
  needs(world.goals.every(isFar), `a goal is at most ${most} away`);
}

/** Checks a certificate and returns what holds. */
function verify(certificate, { most, tables }, onProgress) {
  const isShortest = certificate.claim === "shortest";
  const more = isShortest ? ["length", "moves"] : [];
  checkFields(certificate, ["certificate", "by", "puzzle", "claim", "proof", ...more]);
  const { certificate: form, by, puzzle, claim, length, moves, proof } = certificate;
  needs(form === 2 && isText(by), "it is not of form 2");
  needs(isShortest || claim === "unsolvable", "the claim is neither shortest nor unsolvable");
  checkFields(proof, ["kind"]);
  const { kind } = proof;
  const world = new World(puzzle);
  // One blank, and no two tiles may take each other's place.
  const loose = world.own.filter((symbol) => symbol !== "#");
  const allDiffer = world.isTiles && isSet(loose, isSymbol) && loose.includes("*");
  needs(kind === "space" || allDiffer, "this proof needs one blank and tiles that all differ");
  const played = isShortest ? world.play(moves) : Number.POSITIVE_INFINITY;
  needs(!isShortest || played === length, `the moves are ${played}, it says ${length}`);
  const limit = most ?? (kind === "search" ? 1e10 : 1e8);
  let positions = 0;
  const spend = () => {
    positions += 1;
    if (positions > limit) throw new RangeError(`more than ${limit} positions`);
    if (positions % 1e5 === 0) onProgress?.(positions);
  };
  if (kind === "space") proveBySpace(world, played - 1, spend);
  else if (kind === "search" && isShortest) proveBySearch(world, played - 1, spend, tables);
  else if (kind === "parity" && !isShortest) proveByParity(world);
  else needs(false, "the kind of proof is unknown, or does not fit the claim");
  const said = JSON.stringify({ claim, length, ...puzzle });
  return `holds: ${said}, by ${kind}, ${positions} positions`;
}

/** Text without characters that a terminal acts on. */
function printed(text) {
  const code = (one) => `\\u{${one.codePointAt(0).toString(16)}}`;
  return text.replace(/(?! )[\p{C}\p{Z}]/gu, code);
}

/**
 * Checks one certificate. Returns a verdict, `holds`, `REFUSED` or `GIVEN UP`, and a line for people with what was checked.
 *
 * @param options `most`: positions at which to give up; `tables`: build tables for the 15-puzzle first.
 */
export function check(line, options = {}, onProgress) {
  try {
    return { verdict: "holds", text: printed(verify(readJson(line), options, onProgress)) };
  } catch (error) {
    const verdict = error instanceof RangeError ? "GIVEN UP" : "REFUSED";
    return { verdict, text: printed(`${verdict}: ${error.message}`) };
  }
}

/**
 * The command. Returns its exit status. The last of several lines of a file is `{"certificates":N}`, so that a cut file is noticed.
 */
function main(words, readFile) {
  const most = words.indexOf("--most");
  const [, limit] = most < 0 ? [] : words.splice(most, 2);
  const options = { most: limit && Number(limit), tables: words.includes("--tables") };
  const files = words.filter((word) => word !== "--tables");
  const isUsed = files.length > 0 && (most < 0 || options.most > 0);
  needs(isUsed, "usage: node check.mjs [--most POSITIONS] [--tables] FILE...");
  const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const counts = { holds: 0, REFUSED: 0, "GIVEN UP": 0 };
  const say = ({ verdict, text }) => {
    counts[verdict] += 1;
    console.log(text);
  };
  for (const file of files) {
    const lines = utf8.decode(readFile(file)).trimEnd().split("\n");
    const said = /^\{"certificates":(\d+)\}$/.exec(lines.at(-1))?.[1];
    if (said !== undefined) lines.pop();
    for (const line of lines) say(check(line, options));
    const why = `the file has ${lines.length} certificates and its last line says ${said ?? "nothing"}`;
    if (Number(said ?? 1) !== lines.length) say({ verdict: "REFUSED", text: `REFUSED: ${why}` });
  }
  console.log(`${counts.holds} hold, ${counts.REFUSED} refused, ${counts["GIVEN UP"]} given up`);
  return counts.REFUSED > 0 ? 1 : counts["GIVEN UP"] > 0 ? 3 : 0;
}

if (globalThis.process?.argv?.[1]?.endsWith("check.mjs")) {
  const { readFileSync } = await import("node:fs");
  try {
    process.exitCode = main(process.argv.slice(2), readFileSync);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
