import { SIDE } from "../../board/MiniBoard";

type ArrowPoint = readonly [x: number, y: number];

export interface Arrow {
  readonly line: string;
  readonly head: string;
  readonly middle: ArrowPoint;
}

/** The distance of both ends from the middle of their cells, where the symbols are. */
const LEAVE = SIDE * 0.33;
const REACH = SIDE * 0.36;
/** The length and half the width of the head. */
const HEAD = 3.4;
const HALF = 1.9;

/** An arrow between two cells, bent to its left so that the arrow back is another line. */
export function arrowBetween(from: number, to: number, width: number): Arrow {
  const [a, b] = [middleOf(from, width), middleOf(to, width)];
  const [x, y] = way(a, b);
  const bend = SIDE * 0.46 + 0.06 * Math.hypot(b[0] - a[0], b[1] - a[1]);
  const aside: ArrowPoint = [(a[0] + b[0]) / 2 + y * bend, (a[1] + b[1]) / 2 - x * bend];
  const start = along(a, way(a, aside), LEAVE);
  const [inX, inY] = way(aside, b);
  const tip = along(b, [inX, inY], -REACH);
  // A quadratic curve goes half as far out as its control point; 0.7 puts the number a little beyond.
  const middle = along([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [y, -x], bend * 0.7);
  const neck = along(tip, [inX, inY], -HEAD);
  const left = along(neck, [inY, -inX], HALF);
  const right = along(neck, [inY, -inX], -HALF);
  return {
    line: `M${text(start)}Q${text(aside)} ${text(neck)}`,
    head: `M${text(tip)}L${text(left)}L${text(right)}Z`,
    middle,
  };
}

export function middleOf(cell: number, width: number): ArrowPoint {
  return [((cell % width) + 0.5) * SIDE, (Math.floor(cell / width) + 0.5) * SIDE];
}

function way([fromX, fromY]: ArrowPoint, [toX, toY]: ArrowPoint): ArrowPoint {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  return [(toX - fromX) / length, (toY - fromY) / length];
}

function along([x, y]: ArrowPoint, [wayX, wayY]: ArrowPoint, length: number): ArrowPoint {
  return [x + wayX * length, y + wayY * length];
}

function text([x, y]: ArrowPoint): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
