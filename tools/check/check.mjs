#!/usr/bin/env node
// Checks certificates of sliding puzzles (docs/certificates.md). It imports nothing and trusts nothing in a certificate: it plays the
// moves and finds the lower bound itself. Usage: node check.mjs [--most POSITIONS] [--tables] FILE...
// Exit status: 0 all hold, 1 one is refused, 2 wrong use, 3 one is given up and none is refused.

/** Any error refuses the certificate, but a `RangeError`, which says that a limit or the memory does not suffice. */
function needs(condition, why) {
  if (!condition) throw new Error(why);
}

// These may throw a `TypeError` at a value that is missing or of a wrong type, which refuses the certificate too.
const isText = (value) => typeof value === "string" && !/[\p{Cc}\p{Cs}]/u.test(value);
const isSymbol = (value) => isText(value) && value !== "" && [...value].length <= 32;
const isPiece = (value) => isSymbol(value) && !["*", "#", "?"].includes(value);
const isIn = (list) => (value) => list.includes(value);
const isSet = (list, isItem) => list.every(isItem) && new Set(list).size === list.length;
const hasOnly = (object, fields) => Object.keys(object).every(isIn(fields));
const keyOf = (numbers) => String.fromCharCode.apply(null, numbers);

// Pieces of one class have the same shape and the same name in goals, and may be exchanged. Their parts have the numbers from `base`
// on. A position has these numbers by cell, and 0 where no piece lies, which is the class of the blank.
class World {
  constructor(puzzle) {
    const { start, metric, pieces = [], same = [], long = true, gates = [] } = puzzle;
    const isTiles = pieces.length === 0;
    const fields = ["start", "goals", "same", "metric"];
    const isKnown = hasOnly(puzzle, isTiles ? fields : [...fields, "pieces", "long", "gates"]);
    const metrics = isTiles ? ["step", "line"] : ["step", "slide", "move"];
    needs(isKnown && metrics.includes(metric) && long === true, "it has another field or metric");
    needs(isSet(same.flat(), isPiece), "same is not groups of symbols");
    const groups = new Map(same.flatMap((group) => group.map((symbol) => [symbol, group[0]])));
    const [width, symbols] = [start[0].length, start.flat()];
    const [own, ...goals] = [start, ...puzzle.goals].map((rows) => {
      const isRow = (row) => row.length === width && row.every(isSymbol);
      needs(rows.length === start.length && rows.every(isRow), "a board is not rows of one length");
      return rows.flat().map((symbol) => groups.get(symbol) ?? symbol);
    });
    needs(width > 0 && own.length <= 1024, "the start is empty or too large");
    needs(goals.length > 0 && goals.length <= 1000, "there are no goals, or too many");
    const fits = (wish, cell) => wish === "?" || (wish === "#") === (own[cell] === "#");
    needs(!own.includes("?") && goals.every((goal) => goal.every(fits)), "walls or ? do not fit");
    needs(pieces.every(isPiece) && isSet(pieces, isIn(symbols)), "pieces are not in the start");
    const cells = [...own.keys()];
    needs(isSet(gates, isIn(cells)), "gates are not cells");
    const open = cells.filter((cell) => own[cell] !== "#");
    // Rows and columns by cell; the cell beside, or -1, by way (up, down, left, right) and cell.
    const columns = cells.map((cell) => cell % width);
    const lines = [cells.map((cell) => Math.floor(cell / width)), columns];
    const near = [-width, width, -1, 1].map((offset, way) => {
      const line = lines[way < 2 ? 1 : 0];
      const isNear = (cell) => line[cell] === line[cell - offset] && own[cell] !== "#";
      return cells.map((cell) => (isNear(cell + offset) ? cell + offset : -1));
    });
    const position = own.map(() => 0);
    const classes = [{ name: "*", base: 0, offsets: [0], ways: [0, 1, 2, 3], closed: [] }];
    const named = new Set(goals.flat());
    for (const first of open.filter((cell) => own[cell] !== "*")) {
      if (position[first] > 0) continue;
      const isMine = (cell) => symbols[cell] === symbols[first] && pieces.includes(symbols[cell]);
      const lying = cells.filter((cell) => cell === first || isMine(cell));
      const [name, closed] = named.has(own[first]) ? [own[first], []] : [null, gates];
      needs(!lying.some(isIn(closed)), "a piece that no goal names is on a gate");
      const shape = lines.map((line) => lying.map((cell) => line[cell] - line[first]));
      const [tall, wide] = shape.map((list) => Math.max(...list) - Math.min(...list));
      const isAlong = (way) => !("long" in puzzle) || (way < 2 ? tall >= wide : tall <= wide);
      const [key, base] = [JSON.stringify([name, shape]), classes.length];
      const offsets = lying.map((cell) => cell - first);
      const made = { key, name, base, offsets, ways: [0, 1, 2, 3].filter(isAlong), closed };
      const known = classes.find((one) => one.key === key);
      if (!known) classes.push(...lying.map(() => made));
      for (const [part, cell] of lying.entries()) position[cell] = (known ?? made).base + part;
    }
    Object.assign(this, { metric, isTiles, own, goals, open, lines, near, position, classes });
  }

  isSolved(position) {
    const meets = (one, at) =>
      one === "?" || one === "#" || this.classes[position[at]].name === one;
    return this.goals.some((goal) => goal.every(meets));
  }

  /** The position after a step of a piece to cells that are free or its own, or of the blank, which swaps with a tile; or null. */
  step(position, cell, way) {
    const { base, offsets, ways, closed } = this.classes[position[cell]];
    const [first, near] = [cell - offsets[position[cell] - base], this.near[way]];
    if (!ways.includes(way)) return null;
    for (const offset of offsets) {
      const to = near[first + offset];
      if (to < 0 || closed.includes(to)) return null;
      if ((position[to] === 0) === (base === 0) && !offsets.includes(to - first)) return null;
    }
    const after = position.slice();
    for (const offset of offsets) after[first + offset] = base === 0 ? position[near[first]] : 0;
    for (const [part, offset] of offsets.entries()) after[near[first + offset]] = base + part;
    return after;
  }

  /** The keys of the positions one move away. Of tiles the blank is moved. */
  neighbours(position) {
    const keys = [];
    for (const first of this.open) {
      const mover = this.classes[position[first]];
      if (mover.base !== position[first] || (mover.base === 0) !== this.isTiles) continue;
      const reached = [{ before: position, at: first, ways: mover.ways }];
      for (const { before, at: from, ways } of reached)
        for (const way of ways) {
          const at = this.near[way][from];
          const after = reached.some((one) => one.at === at) ? null : this.step(before, from, way);
          if (after !== null) keys.push(keyOf(after));
          if (after === null || this.metric === "step") continue;
          reached.push({ before: after, at, ways: this.metric === "move" ? ways : [way] });
        }
    }
    return keys;
  }

  /** Plays the moves: the steps of a turn together must be one move of the metric. Returns the number of turns. */
  play(moves) {
    let [position, turns, reached] = [this.position, 0, []];
    for (const [at, [from, to, turn, ...more]] of moves.entries()) {
      if (turn === turns) [turns, reached] = [turns + 1, this.neighbours(position)];
      const isNext = turn === turns - 1 && Number.isInteger(from) && more.length === 0;
      needs(isNext, "moves are not [from, to, turn] in order");
      const way = this.near.findIndex((near) => near[from] === to);
      position = position[from] > 0 && way >= 0 && this.step(position, from, way);
      needs(position, `move ${at} of the list is no step of a piece`);
      const isMove = moves[at + 1]?.[2] === turn || reached.includes(keyOf(position));
      needs(isMove, `turn ${turn} is not a move`);
    }
    needs(this.isSolved(position), "the moves do not end at a goal");
    return turns;
  }
}

/** A step swaps the blank with a tile and changes the colour of its cell: both parities must fit the goal. */
function proveByParity({ own, goals, open, lines: [rows, columns] }) {
  const [blank, colour] = [own.indexOf("*"), (cell) => rows[cell] + columns[cell]];
  for (const goal of goals) {
    const left = open.filter((cell) => !goal.includes(own[cell]));
    const gaps = open.filter((cell) => goal[cell] === "?");
    if (left.length !== gaps.length) continue; // It has a tile twice, or one that is not there.
    needs(gaps.length <= 2, "parity needs goals with at most two open cells");
    for (const rest of [left, left.toReversed()]) {
      const sources = open.map((cell) => rest[gaps.indexOf(cell)] ?? own.indexOf(goal[cell]));
      let steps = colour(blank) + colour(open[sources.indexOf(blank)]);
      for (const [at, one] of sources.entries())
        steps += sources.slice(0, at).filter((other) => other > one).length;
      needs(steps % 2 === 1, "parity does not exclude a goal");
    }
  }
}

/** Lists positions by distance up to `most`. Moves can be taken back, so two layers recognise all that are met again. */
function lastLayer(world, from, most, spend, isGoal) {
  const position = world.position.slice();
  let [before, layer, next] = [new Set(), new Set(), new Set(from.map(keyOf))];
  for (let depth = 0; depth <= most && next.size > 0; depth += 1) {
    [before, layer, next] = [layer, next, new Set()];
    for (const key of layer) {
      for (let cell = 0; cell < key.length; cell += 1) position[cell] = key.charCodeAt(cell);
      needs(!isGoal(position, key), "a goal is too near");
      for (const met of depth < most ? world.neighbours(position) : []) {
        if (layer.has(met) || before.has(met) || next.has(met)) continue;
        next.add(met);
        spend();
      }
    }
  }
  return layer;
}

/** From both ends to the middle, if the goals name every cell of tiles; else from the start alone. */
function proveBySpace(world, most, spend) {
  const isMet = world.isTiles && most < Infinity && !world.goals.flat().includes("?");
  const half = isMet ? Math.floor(most / 2) : most;
  const middle = lastLayer(world, [world.position], half, spend, (one) => world.isSolved(one));
  if (!isMet) return;
  const numbers = new Map(world.classes.map(({ name, base }) => [name, base]));
  const ends = world.goals.map((goal) => goal.map((symbol) => numbers.get(symbol) ?? 0));
  lastLayer(world, ends, most - half, spend, (_, key) => middle.has(key));
}

// Walking distance along one axis: the fewest moves across lines if only the goal line of each tile counts. A state has the number of
// tiles by line and goal line, its distance and, by way of the blank (back, on) and goal line of the tile that moves, the next states.
function walking(lineOf, board, home, isLine) {
  const lines = [...new Set(lineOf)];
  const states = new Map();
  const stateOf = (counts, blank, distance) => {
    const key = keyOf(counts);
    if (states.size * counts.length > 1e7) throw new RangeError("too large for walking distance");
    if (!states.has(key)) states.set(key, { counts, blank, distance, next: [] });
    return states.get(key);
  };
  const read = (tiles, distance) => {
    const counts = new Uint16Array(lines.length ** 2);
    for (const [cell, tile] of tiles.entries())
      if (tile !== home) counts[lineOf[cell] * lines.length + lineOf[tile]] += 1;
    return stateOf(counts, lineOf[tiles.indexOf(home)], distance);
  };
  const step = ({ counts, blank, next }, way, distance) => {
    const to = blank + way * 2 - 1;
    next[way] ??= lines.map((line) => {
      if (!counts[to * lines.length + line]) return null;
      const after = counts.slice();
      after[to * lines.length + line] -= 1;
      after[blank * lines.length + line] += 1;
      return stateOf(after, to, distance);
    });
    return next[way].filter((state) => state !== null);
  };
  read([...board.keys()], 0);
  // It grows while it is read, in the order of the distance.
  for (const state of states.values())
    for (const way of [0, 1]) {
      const reached = step(state, way, state.distance + 1);
      for (const to of isLine ? reached : []) reached.push(...step(to, way, state.distance + 1));
    }
  return read(board, Number.POSITIVE_INFINITY);
}

// The fewest steps of some tiles of the 15-puzzle by their cells, four bits each. A state has the cell of the blank above them.
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
  const [isLine, home] = [metric === "line", goal.indexOf("*")];
  // A tile is the number of its goal cell. Its slot tells its table, and its place in the index of the table.
  const board = own.map((symbol) => goal.indexOf(symbol));
  const tiles = [...board.keys()].filter((tile) => tile !== home);
  const slots = [...board.keys()].map((tile) => tiles.indexOf(tile));
  const isKnown = hasTables && !isLine && lines.every((line) => line.at(-1) === 3);
  const parts = isKnown ? [tiles.slice(0, 6), tiles.slice(6, 12), tiles.slice(12)] : [];
  const tables = parts.map((part) => tableOf(part, home, near));
  const index = tiles.map(() => 0);
  const carry = (tile, by) => (index[Math.floor(slots[tile] / 6)] += by << (4 * (slots[tile] % 6)));
  for (const tile of tiles) carry(tile, board.indexOf(tile));
  const swap = (blank, from) => {
    carry(board[from], blank - from);
    [board[blank], board[from]] = [board[from], home];
  };
  const go = (blank, row, column, left, last) => {
    spend();
    const walked = row.distance + column.distance;
    const tabled = tables.reduce((sum, table, at) => sum + table[index[at]], 0);
    const isFar = walked > left || tabled > left;
    if (walked === 0 || (isFar && !isLine)) return !isFar;
    for (let way = 0; way < 4; way += 1) {
      const from = near[way][blank];
      const cost = isLine && way === last ? 0 : 1; // By lines, a step on is the same move.
      if (from < 0 || way === (last ^ 1) || (isFar && cost > 0)) continue;
      const r = way < 2 ? row.next[way][lines[0][board[from]]] : row;
      const c = way < 2 ? column : column.next[way - 2][lines[1][board[from]]];
      swap(blank, from);
      if (go(from, r, c, left - cost, way)) return true;
      swap(from, blank);
    }
    return false;
  };
  const [row, column] = lines.map((lineOf) => walking(lineOf, board, home, isLine));
  return most >= 0 && go(board.indexOf(home), row, column, most, -1);
}

/** Checks a certificate and returns what holds. */
function verify(line, { most, tables }, onProgress) {
  const certificate = JSON.parse(line);
  const { puzzle, claim, length, moves, proof } = certificate;
  const [isShortest, kind] = [claim === "shortest", proof.kind];
  needs(isShortest || claim === "unsolvable", "the claim is neither shortest nor unsolvable");
  const fields = ["certificate", "by", "puzzle", "claim", "proof"];
  const isKnown = hasOnly(certificate, isShortest ? [...fields, "length", "moves"] : fields);
  needs(isKnown && hasOnly(proof, ["kind"]), "it has unknown fields");
  needs(certificate.certificate === 2 && isText(certificate.by), "it is not of form 2");
  needs(["space", isShortest ? "search" : "parity"].includes(kind), "the proof does not fit");
  const world = new World(puzzle);
  const played = isShortest ? world.play(moves) : Number.POSITIVE_INFINITY;
  needs(!isShortest || played === length, `the moves are ${played}, not as many as it says`);
  // JSON that is the same when written again has no repeated keys, fractions or exponents. By now every part has its form.
  const again = (token) => (token[0] === '"' ? JSON.stringify(JSON.parse(token)) : "");
  const isSame = line.replace(/"(?:[^"\\]+|\\.)*"|\s+/g, again) === JSON.stringify(certificate);
  needs(isSame, "it has a key twice, or a number that is not whole");
  const own = world.open.map((cell) => world.own[cell]);
  const isPlain = world.isTiles && own.includes("*") && isSet(own, isSymbol);
  const isWhole = kind !== "search" || world.goals.every((goal) => isSet(goal, isIn(own)));
  needs(kind === "space" || (isPlain && isWhole), `${kind} needs one blank and different tiles`);
  const limit = most ?? (kind === "search" ? 1e10 : 1e8);
  let positions = 0;
  const spend = () => {
    positions += 1;
    if (positions > limit) throw new RangeError(`more than ${limit} positions`);
    if (positions % 1e5 === 0) onProgress?.(positions);
  };
  const reaches = (goal) => isNear(world, goal, played - 1, tables, spend);
  if (kind === "space") proveBySpace(world, played - 1, spend);
  else if (kind === "parity") proveByParity(world);
  else needs(!world.goals.some(reaches), `a goal is at most ${played - 1} away`);
  return `holds: ${JSON.stringify({ claim, length, ...puzzle })}, by ${kind}, ${positions} positions`;
}

/** Checks one certificate. Gives up after `options.most` positions. The text has no characters on which a terminal acts. */
export function check(line, options = {}, onProgress) {
  const code = (one) => `\\u{${one.codePointAt(0).toString(16)}}`;
  const said = (verdict, text) => ({ verdict, text: text.replace(/(?! )[\p{C}\p{Z}]/gu, code) });
  try {
    return said("holds", verify(line, options, onProgress));
  } catch (error) {
    const verdict = error instanceof RangeError ? "GIVEN UP" : "REFUSED";
    return said(verdict, `${verdict}: ${error.message}`);
  }
}

/** The command. The last of several lines of a file is `{"certificates":N}`, so that a cut file is noticed. */
async function main(words) {
  const { readFileSync } = await import("node:fs");
  const at = words.indexOf("--most");
  const most = at < 0 ? undefined : Number(words.splice(at, 2)[1]);
  const files = words.filter((word) => word !== "--tables");
  const options = { most, tables: files.length < words.length };
  needs(files.length > 0 && (at < 0 || most > 0), "usage: [--most N] [--tables] FILE...");
  const counts = { holds: 0, REFUSED: 0, "GIVEN UP": 0 };
  const say = ({ verdict, text }) => {
    counts[verdict] += 1;
    console.log(text);
  };
  for (const file of files) {
    const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    const lines = utf8.decode(readFileSync(file)).split("\n");
    while (/^[ \t\r]*$/.test(lines.at(-1) ?? "none")) lines.pop();
    const said = /^\{"certificates":(\d{1,9})\}[ \t\r]*$/.exec(lines.at(-1))?.[1];
    if (said) lines.pop();
    for (const line of lines) say(check(line, options));
    const why = `REFUSED: its ${lines.length} certificates are not ${said ?? "counted by its last line"}`;
    if (Number(said ?? 1) !== lines.length) say({ verdict: "REFUSED", text: why });
  }
  console.log(`${counts.holds} hold, ${counts.REFUSED} refused, ${counts["GIVEN UP"]} given up`);
  process.exitCode = counts.REFUSED > 0 ? 1 : counts["GIVEN UP"] > 0 ? 3 : 0;
}

if (globalThis.process?.argv?.[1]?.endsWith("check.mjs")) {
  process.exitCode = 2;
  await main(process.argv.slice(2)).catch(({ message }) => console.error(message));
}
