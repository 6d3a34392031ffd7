import type { Direction, Move, Parsed } from "taisou";
import type { Axis, DraggedPiece, Offset } from "../board/dragged-piece";
import { blockOf, carry } from "../model/puzzle/move-pieces";

/** Asks the module for one step of the piece on this cell. Without moves, or `null`: it cannot go that way. */
export type StepFrom = (
  board: string,
  cell: number,
  direction: Direction,
) => { readonly board: string; readonly moves: readonly Move[] } | null;

/** The board with the piece at one of its places. */
interface DragPlace {
  readonly at: Offset;
  readonly board: string;
  /** What stands on each cell, by the cell where it stood when the piece was taken up. */
  readonly pieces: readonly number[];
}

/** One step of the piece to another place; tiles in its way may have gone along. */
interface DragStep {
  readonly moves: readonly Move[];
  readonly to: DragPlace;
}

const WAYS: readonly (readonly [Direction, Offset])[] = [
  ["right", [1, 0]],
  ["down", [0, 1]],
  ["left", [-1, 0]],
  ["up", [0, -1]],
];
const [RIGHT, DOWN, LEFT, UP] = WAYS.map(([direction]) => direction) as [
  Direction,
  Direction,
  Direction,
  Direction,
];

/**
 * Takes up the piece on a cell. The places it reaches are found as they are asked for, each from one beside it by a
 * step of the module, so the rules stay there. A place has one board, the first that was found with the piece there:
 * dragged back, the piece takes back what it has pushed.
 *
 * @param onDrop Is given the steps of a shortest way, none if the piece is back, and the board after them.
 */
export function takeUp(
  parsed: Parsed,
  cell: number,
  step: StepFrom,
  onDrop: (moves: readonly Move[], board: string) => boolean,
): DraggedPiece {
  const { width, cells } = parsed;
  const blocks = blockOf(parsed);
  const origin: DragPlace = { at: [0, 0], board: parsed.board, pieces: cells.map((_, at) => at) };
  const places = new Map<string, DragPlace>([[keyOf(origin.at), origin]]);
  const ways = new Map<string, DragStep | null>();

  function wayFrom(place: DragPlace, direction: Direction): DragStep | null {
    const key = `${keyOf(place.at)} ${direction}`;
    const known = ways.get(key);
    if (known !== undefined) return known;
    const way = findWay(place, direction);
    ways.set(key, way);
    return way;
  }

  function findWay({ at, board, pieces }: DragPlace, direction: Direction): DragStep | null {
    const stepped = step(board, cell + at[0] + at[1] * width, direction);
    if (stepped === null || stepped.moves.length === 0) return null;
    const { board: after, moves } = stepped;
    const [right, down] = WAYS.find(([name]) => name === direction)?.[1] ?? [0, 0];
    const next: Offset = [at[0] + right, at[1] + down];
    const there = places.get(keyOf(next));
    if (there !== undefined) return there.board === after ? { moves, to: there } : null;
    const carried = [...pieces];
    for (const move of moves) carry(carried, move, blocks);
    const to: DragPlace = { at: next, board: after, pieces: carried };
    places.set(keyOf(next), to);
    return { moves, to };
  }

  /** The way between a place and the next one along the axis, found from either end. */
  function between(at: Offset, axis: Axis): DragStep | null {
    const beyond: Offset = axis === 0 ? [at[0] + 1, at[1]] : [at[0], at[1] + 1];
    const one = places.get(keyOf(at));
    const forth = one === undefined ? null : wayFrom(one, axis === 0 ? RIGHT : DOWN);
    if (forth !== null) return forth;
    const other = places.get(keyOf(beyond));
    return other === undefined ? null : wayFrom(other, axis === 0 ? LEFT : UP);
  }

  function shiftsAt({ pieces }: DragPlace): Map<number, Offset> {
    const shifts = new Map<number, Offset>();
    pieces.forEach((from, to) => {
      if (from === to || cells[from]?.kind !== "tile") return;
      const down = Math.floor(to / width) - Math.floor(from / width);
      shifts.set(from, [(to % width) - (from % width), down]);
    });
    return shifts;
  }

  /** A shortest way to a place, straight ahead first: in a wide space it looks at little else. */
  function shortestWay(goal: Offset): DragStep[] {
    const open: { place: DragPlace; way: readonly DragStep[]; total: number }[] = [
      { place: origin, way: [], total: 0 },
    ];
    const done = new Set<DragPlace>();
    for (;;) {
      const best = open.reduce(
        (least, one, index) => (one.total < (open[least]?.total ?? Infinity) ? index : least),
        0,
      );
      const [next] = open.splice(best, 1);
      if (next === undefined) return [];
      if (keyOf(next.place.at) === keyOf(goal)) return [...next.way];
      if (done.has(next.place)) continue;
      done.add(next.place);
      for (const [direction] of WAYS) {
        const way = wayFrom(next.place, direction);
        if (way === null || done.has(way.to)) continue;
        const [right, down] = way.to.at;
        const left = Math.abs(goal[0] - right) + Math.abs(goal[1] - down);
        const line = [...next.way, way];
        open.push({ place: way.to, way: line, total: line.length + left });
      }
    }
  }

  return {
    passes: (at, axis) => between(at, axis) !== null,
    roams([right, down]) {
      const sides = [
        between([right, down], 0),
        between([right, down], 1),
        between([right, down + 1], 0),
        between([right + 1, down], 1),
      ];
      // What it pushes goes along one line only.
      return sides.every((way) => way?.moves.length === 1);
    },
    shifts(at) {
      const shifts = new Map<number, Offset>();
      for (const [corner, part] of cornersOf(at)) {
        const place = places.get(keyOf(corner));
        if (place === undefined) continue;
        for (const [from, [right, down]] of shiftsAt(place)) {
          const [x, y] = shifts.get(from) ?? [0, 0];
          shifts.set(from, [x + right * part, y + down * part]);
        }
      }
      return shifts;
    },
    drop(at) {
      const way = shortestWay(at);
      const moves = way.flatMap((one, turn) => one.moves.map((move) => ({ ...move, turn })));
      return onDrop(moves, way.at(-1)?.to.board ?? origin.board);
    },
  };
}

/** The places around an offset, each with its part in it. */
function cornersOf([right, down]: Offset): [Offset, number][] {
  const [left, up] = [Math.floor(right), Math.floor(down)];
  const [x, y] = [right - left, down - up];
  const corners: [Offset, number][] = [
    [[left, up], (1 - x) * (1 - y)],
    [[left + 1, up], x * (1 - y)],
    [[left, up + 1], (1 - x) * y],
    [[left + 1, up + 1], x * y],
  ];
  return corners.filter(([, part]) => part > 0);
}

function keyOf([right, down]: Offset): string {
  return `${right},${down}`;
}
