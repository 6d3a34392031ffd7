export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** The greatest ratio of width to height; beyond it a board looks like a strip. */
const MOST_RATIO = 2;

/** The squarest shape with exactly this many cells, wider than high; `null` if it could only be a line. */
export function shapeOf(cells: number): Shape | null {
  for (let height = Math.floor(Math.sqrt(cells)); height >= 2; height -= 1) {
    if (cells % height === 0) return { width: cells / height, height };
  }
  return null;
}

/** The smallest such shape with room for this many cells. */
export function shapeFor(cells: number): Shape {
  for (let all = Math.max(cells, 4); ; all += 1) {
    const shape = shapeOf(all);
    if (shape !== null && shape.width <= shape.height * MOST_RATIO) return shape;
  }
}
