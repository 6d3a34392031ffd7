import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { type ForeignRead, faultOf, MOST_CELLS } from "./foreign";

const FORM = "jimslide";

type Square = readonly [x: number, y: number];

/** A kind of piece: its cells relative to its position. */
interface PieceKind {
  readonly cells: readonly Square[];
  /** The symbols of its pieces, in the order of their placement. */
  readonly symbols: string[];
  lockX: boolean;
  lockY: boolean;
}

interface JimslideConfig {
  width: number;
  height: number;
  readonly walls: Square[];
  readonly kinds: Map<string, PieceKind>;
  readonly cells: Map<string, string>;
  readonly wins: { readonly kind: string; readonly at: Square }[];
}

const POOL = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz123456789"];

/** Settings of the solver, not of the puzzle. */
const FLAGS =
  /^(?:nograph|useletters|bigmem|smallmem|numworkfiles|noconcurrent|winonly|cutoff|directed|checkfulltree)$/;

/** Reads the configuration of jim'slide 0.81 by Jim Leonard, as its README describes it. Other lines are comments. */
export function readJimslide(text: string): ForeignRead {
  if (!/^[^\S\r\n]*xsize:/m.test(text)) return null;
  const config: JimslideConfig = {
    width: 0,
    height: 0,
    walls: [],
    kinds: new Map(),
    cells: new Map(),
    wins: [],
  };
  // Sizes, walls and kinds may come after the lines that need them.
  const lines = text.split(/\r\n|[\r\n]/).flatMap((line, index) => {
    const [, keyword = "", rest = ""] = /^\s*([a-z]+):([^!]*)/i.exec(line) ?? [];
    const rank = RANKS[keyword.toLowerCase()];
    if (rank === undefined) return [];
    return [{ keyword: keyword.toLowerCase(), rest, rank, number: index + 1, line: line.trim() }];
  });
  for (const { keyword, rest, number, line } of lines.sort((one, other) => one.rank - other.rank)) {
    if (FLAGS.test(keyword)) continue;
    if (!COMMANDS[keyword]?.(config, numbersIn(rest), placesIn(rest), rest)) {
      return faultOf(FORM, number, line);
    }
  }
  const axis = axisOf(config);
  if (axis === null) {
    const lock = lines.find(({ keyword }) => keyword.startsWith("lock"));
    return faultOf(FORM, lock?.number ?? 1, lock?.line ?? "");
  }
  const goal = goalOf(config);
  if (goal === null || config.cells.size === 0) {
    const win = lines.findLast(({ keyword }) => keyword === "win");
    return faultOf(FORM, win?.number ?? 1, win?.line ?? "");
  }
  const fields = {
    ...EMPTY_FIELDS,
    start: written(config, (cell) => config.cells.get(cell) ?? "*"),
    goal: written(config, (cell) => goal.get(cell) ?? "?"),
    blocks: "all",
    axis,
    same: alikeIn(config).join(","),
  };
  return { ok: { fields, metric: null, moves: null } };
}

/** The order in which commands are executed. */
const RANKS: Readonly<Record<string, number>> = {
  ...{ xsize: 0, ysize: 0, piece: 1, wall: 1, hwall: 1, vwall: 1 },
  ...{ lockx: 2, locky: 2, xstep: 2, ystep: 2, put: 3, win: 4 },
};

/** Executes a command; returns `false` if it is impossible. */
type SheetCommand = (
  config: JimslideConfig,
  numbers: readonly number[],
  places: readonly Square[],
  rest: string,
) => boolean;

const COMMANDS: Readonly<Record<string, SheetCommand>> = {
  xsize: (config, [size = 0]) => {
    const isFirst = config.width === 0;
    config.width = size;
    return isFirst && size > 0 && size <= MOST_CELLS;
  },
  ysize: (config, [size = 0]) => {
    const isFirst = config.height === 0;
    config.height = size;
    return isFirst && size > 0 && size * config.width <= MOST_CELLS;
  },
  wall: (config, _, [place]) => place !== undefined && addWalls(config, [place]),
  hwall: wallLine((x, y) => [x, y]),
  vwall: wallLine((y, x) => [x, y]),
  piece: (config, [name], cells) => {
    if (!name || config.kinds.has(String(name)) || cells.length === 0) return false;
    config.kinds.set(String(name), { cells, symbols: [], lockX: false, lockY: false });
    return true;
  },
  lockx: lock("lockX"),
  locky: lock("lockY"),
  put: (config, [name], [at], rest) => {
    const kind = config.kinds.get(String(name));
    if (kind === undefined || at === undefined) return false;
    const taken = new Set(config.cells.values());
    const given = /'([^\s'*_#?,0/])'/u.exec(rest)?.[1];
    const symbol =
      given !== undefined && !taken.has(given) ? given : POOL.find((one) => !taken.has(one));
    if (symbol === undefined) return false;
    const places = placed(kind, at);
    if (places.some((place) => !isFree(config, place))) return false;
    for (const place of places) config.cells.set(String(place), symbol);
    kind.symbols.push(symbol);
    return true;
  },
  win: (config, [name], [at]) => {
    const kind = String(name);
    if (at === undefined || (name !== 0 && !config.kinds.has(kind))) return false;
    config.wins.push({ kind, at });
    return true;
  },
};

function lock(axis: "lockX" | "lockY"): SheetCommand {
  return ({ kinds }, [name]) => {
    const kind = kinds.get(String(name));
    if (kind !== undefined) kind[axis] = true;
    return kind !== undefined;
  };
}

/** @param place The square at this position along the line, which lies at `across`. */
function wallLine(place: (along: number, across: number) => Square): SheetCommand {
  return (config, [across], [ends]) => {
    if (across === undefined || ends === undefined) return false;
    const [from, to] = ends;
    const length = Math.min(Math.max(to - from + 1, 0), MOST_CELLS);
    const squares = Array.from({ length }, (_, index) => place(from + index, across));
    return addWalls(config, squares);
  };
}

/** The symbols of the goal by cell; `null` if two pieces overlap or one lies outside. */
function goalOf({ wins, kinds, ...config }: JimslideConfig): Map<string, string> | null {
  const goal = new Map<string, string>();
  const named = new Map<string, number>();
  for (const { kind: name, at } of wins) {
    const kind = kinds.get(name);
    const nth = named.get(name) ?? 0;
    named.set(name, nth + 1);
    const symbol = kind === undefined ? "*" : kind.symbols[nth];
    if (symbol === undefined) return null;
    for (const place of kind === undefined ? [at] : placed(kind, at)) {
      if (goal.has(String(place)) || !isOpen(config, place)) return null;
      goal.set(String(place), symbol);
    }
  }
  return goal.size === 0 ? null : goal;
}

/** The groups of pieces that can replace each other in the goal. */
function alikeIn({ wins, kinds }: JimslideConfig): string[] {
  const named = new Set(wins.map(({ kind }) => kind));
  return [...kinds]
    .filter(([name, { symbols }]) => named.has(name) && symbols.length > 1)
    .map(([, { symbols }]) => symbols.join(""));
}

/** The locks as the option `axis`: all long pieces are locked to their length, or none; `null` for other locks. */
function axisOf({ kinds }: JimslideConfig): "" | "long" | null {
  const put = [...kinds.values()].filter(({ symbols }) => symbols.length > 0);
  if (put.every(({ lockX, lockY }) => !lockX && !lockY)) return "";
  const isBound = put.every(({ cells, lockX, lockY }) => {
    const [wide, high] = [extent(cells.map(([x]) => x)), extent(cells.map(([, y]) => y))];
    return lockY === wide > high && lockX === high > wide;
  });
  return isBound ? "long" : null;
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function placed({ cells }: PieceKind, [atX, atY]: Square): Square[] {
  return cells.map(([x, y]) => [atX + x, atY + y]);
}

function isFree(config: JimslideConfig, place: Square): boolean {
  return isOpen(config, place) && !config.cells.has(String(place));
}

function isOpen(
  { width, height, walls }: Pick<JimslideConfig, "width" | "height" | "walls">,
  place: Square,
) {
  const [x, y] = place;
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside && !walls.some((wall) => String(wall) === String(place));
}

function addWalls({ width, height, walls }: JimslideConfig, places: readonly Square[]): boolean {
  walls.push(...places);
  return places.every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
}

function written(
  { width, height, walls }: JimslideConfig,
  cellAt: (place: string) => string,
): string {
  const solid = new Set(walls.map(String));
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const place = String([x, y]);
      return solid.has(place) ? "#" : cellAt(place);
    }).join(""),
  );
  return rows.join("/");
}

function numbersIn(rest: string): number[] {
  return Array.from(rest.replace(/\(.*/s, "").matchAll(/\d+/g), ([digits]) => Number(digits));
}

function placesIn(rest: string): Square[] {
  const places = rest.matchAll(/\(\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*\)/g);
  return Array.from(places, ([, x, y]): Square => [Number(x), Number(y)]);
}
