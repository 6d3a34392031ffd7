/** How many columns and rows a board has. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** A board that is longer than this many times its height looks like a strip. */
const MOST_RATIO = 2;

/** The shape of a board of just so many cells: as square as can be, wider than high; `null` if it could only be a line. */
export function shapeOf(cells: number): Shape | null {
  for (let height = Math.floor(Math.sqrt(cells)); height >= 2; height -= 1) {
    if (cells % height === 0) return { width: cells / height, height };
  }
  return null;
}

/** The shape of a board with room for so many cells: with as few more as make it no strip. */
export function shapeFor(cells: number): Shape {
  for (let all = Math.max(cells, 4); ; all += 1) {
    const shape = shapeOf(all);
    if (shape !== null && shape.width <= shape.height * MOST_RATIO) return shape;
  }
}
