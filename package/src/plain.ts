import type { ReadMoves } from "./rules_glue.js";

/** Replaces unreadable values: no argument accepts it, so the module reports what it expected. */
const REFUSED = Symbol("refused");

/** Longer lists of moves are refused. */
const MAX_MOVES = 1_000_000;
/** Longer lists in an option are refused. */
const MAX_LIST = 1024;
/** More options than exist; the first unknown one is refused. */
const MAX_OPTIONS = 64;

/**
 * A copy of an argument that consists of plain values: of goals a list of texts, of moves the cells
 * `[from, to, from, to, …]`, of options an object without a prototype. Bytes become a list of one view of the same memory, which
 * no other argument accepts. A list that is too long is refused before it is read.
 */
export function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return attempt(() => {
    // A new view, because the caller may have overridden properties of this one.
    if (value instanceof Uint8Array) {
      return [new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
    }
    if (!Array.isArray(value)) return options(value);
    return typeof value[0] === "string" ? list(value, (item) => item) : cells(value);
  });
}

/** The result of `read`, whatever the caller's getters and proxies throw. */
function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return REFUSED;
  }
}

function cells(moves: readonly { from: unknown; to: unknown }[]): unknown {
  const number = (value: unknown) => (typeof value === "number" ? value : Number.NaN);
  const { length } = moves;
  if (!(length <= MAX_MOVES)) return REFUSED;
  const copy: number[] = [];
  for (let at = 0; at < length; at++) {
    const { from, to } = moves[at] as (typeof moves)[number];
    copy.push(number(from), number(to));
  }
  return copy;
}

function options(value: object): unknown {
  // Refuses typed arrays, boxed texts and the like, which have a property for every element. Accepts objects of another realm
  // and those without a prototype.
  if (Object.prototype.toString.call(value) !== "[object Object]") return REFUSED;
  const given = value as Record<string, unknown>;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const key of Object.keys(given).slice(0, MAX_OPTIONS)) {
    copy[key] = attempt(() => list(given[key], (item) => list(item, (inner) => inner)));
  }
  return copy;
}

/** A list with each item converted by `read`; any other value unchanged. */
function list(value: unknown, read: (item: unknown) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return REFUSED;
  const { length } = value;
  if (!(length <= MAX_LIST)) return REFUSED;
  const copy: unknown[] = [];
  for (let at = 0; at < length; at++) copy.push(read(value[at]));
  return copy;
}

/** The result of the module's `readMoves`, in a compact form. */
interface CompactMoves {
  /** One line for each move. */
  readonly symbols: string;
  /** Two characters for each move, whose codes are the cells it leaves and enters. */
  readonly cells: string;
  readonly board: string;
}

/** Expands the result of `readMoves`. */
export function moves({ symbols, cells, board }: CompactMoves): ReadMoves {
  const cell = (at: number) => cells.charCodeAt(at);
  const move = (symbol: string, turn: number) => {
    return { symbol, from: cell(2 * turn), to: cell(2 * turn + 1), turn };
  };
  return { moves: symbols.split("\n").slice(0, -1).map(move), board };
}
