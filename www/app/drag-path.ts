import type { Direction, Move, Parsed } from "taisou";
import type { Axis, DraggedPiece, Offset } from "../board/dragged-piece";
import { OFFSETS } from "../model/play/direction";
import { blockOf, carry } from "../model/puzzle/move-pieces";

/** Computes one step of the piece on this cell; without moves, or `null`, if it is blocked. */
export type StepFrom = (
  board: string,
  cell: number,
  direction: Direction,
) => { readonly board: string; readonly moves: readonly Move[] } | null;

/** The board with the piece at one offset from its origin. */
interface DragPlace {
  readonly at: Offset;
  readonly board: string;
  /** For each cell, the cell where its content was when the drag began. */
  readonly pieces: readonly number[];
}

interface DragStep {
  readonly moves: readonly Move[];
  readonly to: DragPlace;
}

const DIRECTIONS = Object.keys(OFFSETS) as readonly Direction[];

/**
 * The places that a dragged piece can reach. The module computes each on demand, by a step from a neighbouring place. A place
 * keeps the first board found for it, so that dragging back also returns the pushed pieces.
 */
export class DragPath implements DraggedPiece {
  readonly #parsed: Parsed;
  readonly #cell: number;
  readonly #step: StepFrom;
  readonly #onDrop: (moves: readonly Move[], board: string) => boolean;
  readonly #blocks: ReturnType<typeof blockOf>;
  readonly #origin: DragPlace;
  readonly #places: Map<string, DragPlace>;
  /** By place and direction; `null` if blocked. */
  readonly #steps = new Map<string, DragStep | null>();

  /** @param onDrop Receives the steps of a shortest path, none if the piece is back at its origin, and the final board. */
  constructor(
    parsed: Parsed,
    cell: number,
    step: StepFrom,
    onDrop: (moves: readonly Move[], board: string) => boolean,
  ) {
    this.#parsed = parsed;
    this.#cell = cell;
    this.#step = step;
    this.#onDrop = onDrop;
    this.#blocks = blockOf(parsed);
    this.#origin = { at: [0, 0], board: parsed.board, pieces: parsed.cells.map((_, at) => at) };
    this.#places = new Map([[keyOf(this.#origin.at), this.#origin]]);
  }

  passes(at: Offset, axis: Axis): boolean {
    return this.#between(at, axis) !== null;
  }

  roams([right, down]: Offset): boolean {
    const sides = [
      this.#between([right, down], 0),
      this.#between([right, down], 1),
      this.#between([right, down + 1], 0),
      this.#between([right + 1, down], 1),
    ];
    // Pushed tiles follow along one line only.
    return sides.every((step) => step?.moves.length === 1);
  }

  shifts(at: Offset): Map<number, Offset> {
    const shifts = new Map<number, Offset>();
    for (const [corner, part] of cornersOf(at)) {
      const place = this.#places.get(keyOf(corner));
      if (place === undefined) continue;
      for (const [from, [right, down]] of this.#shiftsAt(place)) {
        const [x, y] = shifts.get(from) ?? [0, 0];
        shifts.set(from, [x + right * part, y + down * part]);
      }
    }
    return shifts;
  }

  drop(at: Offset): boolean {
    const path = this.#shortestPath(at);
    const moves = path.flatMap((one, turn) => one.moves.map((move) => ({ ...move, turn })));
    return this.#onDrop(moves, path.at(-1)?.to.board ?? this.#origin.board);
  }

  #stepFrom(place: DragPlace, direction: Direction): DragStep | null {
    const key = `${keyOf(place.at)} ${direction}`;
    const known = this.#steps.get(key);
    if (known !== undefined) return known;
    const step = this.#findStep(place, direction);
    this.#steps.set(key, step);
    return step;
  }

  #findStep({ at, board, pieces }: DragPlace, direction: Direction): DragStep | null {
    const stepped = this.#step(board, this.#cell + at[0] + at[1] * this.#parsed.width, direction);
    if (stepped === null || stepped.moves.length === 0) return null;
    const { board: after, moves } = stepped;
    const [right, down] = OFFSETS[direction];
    const next: Offset = [at[0] + right, at[1] + down];
    const there = this.#places.get(keyOf(next));
    if (there !== undefined) return there.board === after ? { moves, to: there } : null;
    const carried = [...pieces];
    for (const move of moves) carry(carried, move, this.#blocks);
    const to: DragPlace = { at: next, board: after, pieces: carried };
    this.#places.set(keyOf(next), to);
    return { moves, to };
  }

  /** The step between a place and the next one along the axis, from whichever end is reached. */
  #between(at: Offset, axis: Axis): DragStep | null {
    const beyond: Offset = axis === 0 ? [at[0] + 1, at[1]] : [at[0], at[1] + 1];
    const near = this.#places.get(keyOf(at));
    const forth = near === undefined ? null : this.#stepFrom(near, axis === 0 ? "right" : "down");
    if (forth !== null) return forth;
    const far = this.#places.get(keyOf(beyond));
    return far === undefined ? null : this.#stepFrom(far, axis === 0 ? "left" : "up");
  }

  #shiftsAt({ pieces }: DragPlace): Map<number, Offset> {
    const { cells, width } = this.#parsed;
    const shifts = new Map<number, Offset>();
    pieces.forEach((from, to) => {
      if (from === to || cells[from]?.kind !== "tile") return;
      const down = Math.floor(to / width) - Math.floor(from / width);
      shifts.set(from, [(to % width) - (from % width), down]);
    });
    return shifts;
  }

  /** A* with the Manhattan distance; in open space it expands little more than the straight line. */
  #shortestPath(goal: Offset): DragStep[] {
    const open: { place: DragPlace; path: readonly DragStep[]; total: number }[] = [
      { place: this.#origin, path: [], total: 0 },
    ];
    const done = new Set<DragPlace>();
    for (;;) {
      const best = open.reduce(
        (least, one, index) => (one.total < (open[least]?.total ?? Infinity) ? index : least),
        0,
      );
      const [next] = open.splice(best, 1);
      if (next === undefined) return [];
      if (keyOf(next.place.at) === keyOf(goal)) return [...next.path];
      if (done.has(next.place)) continue;
      done.add(next.place);
      for (const direction of DIRECTIONS) {
        const step = this.#stepFrom(next.place, direction);
        if (step === null || done.has(step.to)) continue;
        const [right, down] = step.to.at;
        const left = Math.abs(goal[0] - right) + Math.abs(goal[1] - down);
        const path = [...next.path, step];
        open.push({ place: step.to, path, total: path.length + left });
      }
    }
  }
}

/** The integer offsets around an offset, each with its bilinear weight. */
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
