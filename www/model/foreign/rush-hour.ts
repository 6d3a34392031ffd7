import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { rowsOf } from "../puzzle/rows";
import { type ForeignRead, faultOf, MOST_CELLS } from "./foreign";

const FORM = "Rush Hour";

/** The car that leaves to the right. */
const PRIMARY = "A";

/**
 * Reads boards of Rush Hour as M. Fogleman writes them (github.com/fogleman/rush): a letter for each car, `o` or `.`
 * for an empty cell, `x` for a wall; as 36 characters, as rows, as a line of his database, or as a link of his page.
 */
export function readRushHour(text: string): ForeignRead {
  const bare = text.trim().replace(/^https?:\/\/[^\s#]*#/, "");
  const board = /^\d+ (\S+) \d+$/.exec(bare)?.[1] ?? bare.replace(/\/\d+$/, "");
  // Without any car, it is another text.
  if (!/^[A-Zox./\s]+$/.test(board) || !/[ox.]/.test(board) || !/[A-Z]/.test(board)) return null;
  const rows = board.split(/[\s/]+/);
  const [first = ""] = rows;
  const width = rows.length === 1 ? Math.sqrt(first.length) : first.length;
  if (!Number.isInteger(width) || width < 3 || rows.some(({ length }) => length !== first.length)) {
    return null;
  }
  const cells = [...rows.join("")];
  if (cells.length > MOST_CELLS) return null;
  const size = { columns: width, rows: cells.length / width };
  const faultAt = (car: string, cell: number | null) => faultOf(FORM, 1, car, { ...size, cell });
  for (const car of new Set(cells)) {
    if (/[ox.]/.test(car)) continue;
    const places = placesOf(cells, car);
    if (!isCar(places, width, car === PRIMARY)) return faultAt(car, places[0] ?? null);
  }
  const own = placesOf(cells, PRIMARY);
  const [begin] = own;
  if (begin === undefined) return faultAt(PRIMARY, null);
  const exit = (Math.floor(begin / width) + 1) * width;
  const goal = cells.map((_, cell) => (cell < exit && cell >= exit - own.length ? PRIMARY : "?"));
  const start = cells.map((cell) => (cell === "x" ? "#" : /[o.]/.test(cell) ? "*" : cell));
  const fields = {
    ...EMPTY_FIELDS,
    start: rowsOf(start, width).join("/"),
    goal: rowsOf(goal, width).join("/"),
    blocks: "all",
    axis: "long",
  };
  return { ok: { fields, metric: null, moves: null } };
}

function placesOf(cells: readonly string[], symbol: string): number[] {
  return cells.flatMap((cell, at) => (cell === symbol ? [at] : []));
}

/** True if these cells form a line without gaps, along a row if `inRow`. */
function isCar(places: readonly number[], width: number, inRow: boolean): boolean {
  const [first = 0, second, ...more] = places;
  if (second === undefined) return false;
  const step = second - first;
  const last = more.at(-1) ?? second;
  if (step !== 1 && (step !== width || inRow)) return false;
  if (step === 1 && Math.floor(first / width) !== Math.floor(last / width)) return false;
  return places.every((place, index) => place === first + index * step);
}
