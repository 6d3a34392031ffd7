/** Stands for what cannot be read: nothing takes it, so the module says what it expected instead. */
const REFUSED = Symbol("refused");

/** More moves than this are refused. */
const MAX_MOVES = 1_000_000;
/** The longest list inside an option. */
const MAX_LIST = 1024;
/** More options than there are: what is left out comes after one that is refused. */
const MAX_OPTIONS = 64;

/**
 * A copy of an argument in which nothing but plain values is left: of a list of goals the texts, of one of moves the
 * cells `[from, to, from, to, …]`, of options an object without a prototype. Of bytes it is a list
 * of one, a view of the same: nothing else takes that. What is longer than anything
 * allowed is refused by its length, before it is read.
 */
export function plain(value) {
  if (typeof value !== "object" || value === null) return value;
  return attempt(() => {
    // Not as it is: somebody may have written over what it says of itself.
    if (value instanceof Uint8Array) {
      return [new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
    }
    if (!Array.isArray(value)) return options(value);
    return typeof value[0] === "string" ? list(value, (item) => item) : cells(value);
  });
}

/** What `read` gives, whatever it is that the caller's getters and proxies throw. */
function attempt(read) {
  try {
    return read();
  } catch {
    return REFUSED;
  }
}

function cells(moves) {
  const number = (value) => (typeof value === "number" ? value : Number.NaN);
  const { length } = moves;
  if (!(length <= MAX_MOVES)) return REFUSED;
  const copy = [];
  for (let at = 0; at < length; at++) {
    const { from, to } = moves[at];
    copy.push(number(from), number(to));
  }
  return copy;
}

function options(value) {
  // Not arrays of bytes, boxed texts and the like, which have a property for every element. Objects of
  // another realm and those without a prototype are as good as any.
  if (Object.prototype.toString.call(value) !== "[object Object]") return REFUSED;
  const copy = Object.create(null);
  for (const key of Object.keys(value).slice(0, MAX_OPTIONS)) {
    copy[key] = attempt(() => list(value[key], (item) => list(item, (inner) => inner)));
  }
  return copy;
}

/** A list with its items read by `read`; anything else as it is. */
function list(value, read) {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return REFUSED;
  const { length } = value;
  if (!(length <= MAX_LIST)) return REFUSED;
  const copy = [];
  for (let at = 0; at < length; at++) copy.push(read(value[at]));
  return copy;
}

/** What `readMoves` answers, of which the module says the symbols as lines and the cells as characters, from and to. */
export function moves({ symbols, cells, board }) {
  const cell = (at) => cells.charCodeAt(at);
  const move = (symbol, turn) => ({ symbol, from: cell(2 * turn), to: cell(2 * turn + 1), turn });
  return { moves: symbols.split("\n").slice(0, -1).map(move), board };
}
