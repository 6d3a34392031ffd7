/** An offset in cells, to the right and down. */
export type Offset = readonly [right: number, down: number];

/** The axis of an offset: 0 along a row, 1 along a column. */
export type Axis = 0 | 1;

export const NO_OFFSET: Offset = [0, 0];

/** A piece during a drag. It can rest at whole offsets from its cell, and pass between them. */
export interface DraggedPiece {
  /** True if it can pass between this offset and the next one to the right or down. */
  passes(place: Offset, axis: Axis): boolean;
  /** True if it can be anywhere between this offset and its neighbours to the right and down. */
  roams(place: Offset): boolean;
  /** The offset of each moved tile when the piece is here, by the cell where it was. */
  shifts(at: Offset): ReadonlyMap<number, Offset>;
  /** Drops the piece at this offset; `false` if the board stays as it was. */
  drop(place: Offset): boolean;
}

/** The length of a step along the path of the pointer, so that a fast one skips no obstacle. */
const STRIDE = 0.25;

/** The offset of the piece after the pointer has moved. */
export function follow(hold: DraggedPiece, at: Offset, before: Offset, finger: Offset): Offset {
  const [right, down] = [finger[0] - before[0], finger[1] - before[1]];
  const strides = Math.max(1, Math.ceil(Math.hypot(right, down) / STRIDE));
  let place = at;
  for (let stride = 1; stride < strides; stride += 1) {
    const part = stride / strides;
    place = approach(hold, place, [before[0] + right * part, before[1] + down * part]);
  }
  return approach(hold, place, finger);
}

export function nearestCell(at: Offset): Offset {
  return [Math.round(at[0]), Math.round(at[1])];
}

function approach(hold: DraggedPiece, from: Offset, finger: Offset): Offset {
  let at = from;
  // Around one corner, or a lane and a corner; the rest has to wait for the next movement.
  for (let turn = 0; turn < 4; turn += 1) {
    const far: Axis = Math.abs(finger[0] - at[0]) >= Math.abs(finger[1] - at[1]) ? 0 : 1;
    const near: Axis = far === 0 ? 1 : 0;
    let next = along(hold, at, far, finger[far]);
    next = along(hold, next, near, finger[near]);
    if (isAt(next, at)) next = intoLane(hold, at, far, finger);
    if (isAt(next, at)) next = intoLane(hold, at, near, finger);
    if (isAt(next, at)) break;
    at = next;
  }
  return at;
}

/** Moves along an axis toward this coordinate, as far as possible. */
function along(hold: DraggedPiece, at: Offset, axis: Axis, target: number): Offset {
  let now = at;
  while (now[axis] !== target) {
    const here = now[axis];
    const ahead = target > here;
    const low = ahead ? Math.floor(here) : Math.ceil(here) - 1;
    if (!isFree(hold, now, axis, low)) break;
    now = withAxis(now, axis, ahead ? Math.min(low + 1, target) : Math.max(low, target));
  }
  return now;
}

/** True if the piece can pass along this axis between `low` and `low + 1`. */
function isFree(hold: DraggedPiece, at: Offset, axis: Axis, low: number): boolean {
  const across = at[axis === 0 ? 1 : 0];
  const begin = withAxis(at, axis, low);
  if (Number.isInteger(across)) return hold.passes(begin, axis);
  return hold.roams([Math.floor(begin[0]), Math.floor(begin[1])]);
}

/** Aligns a piece with a gap beside it if that brings it nearer to the pointer: a gap of its own width is hard to hit. */
function intoLane(hold: DraggedPiece, at: Offset, axis: Axis, finger: Offset): Offset {
  const across: Axis = axis === 0 ? 1 : 0;
  const lane = Math.round(finger[across]);
  const aside = Math.abs(lane - at[across]);
  if (aside === 0 || aside >= 1 || Math.abs(finger[axis] - at[axis]) <= aside) return at;
  const lined = along(hold, at, across, lane);
  if (lined[across] !== lane) return at;
  const entered = along(hold, lined, axis, finger[axis]);
  return isAt(entered, lined) ? at : entered;
}

function withAxis(at: Offset, axis: Axis, value: number): Offset {
  return axis === 0 ? [value, at[1]] : [at[0], value];
}

function isAt(one: Offset, other: Offset): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
