interface OutlineOptions {
  readonly cells: readonly number[];
  readonly width: number;
  readonly side: number;
  /** The distance of the line from the edge, inward. */
  readonly inset: number;
  readonly radius: number;
}

type Point = readonly [x: number, y: number];

/** The SVG path around the cells, one loop for each connected part. */
export function outlineOf({ cells, width, side, inset, radius }: OutlineOptions): string {
  return loopsOf(cells, width)
    .map((loop) => {
      const corners = loop.map(([x, y], index): [Point, Point, Point] => {
        const [inX, inY] = way(loop.at(index - 1) ?? [x, y], [x, y]);
        const [outX, outY] = way([x, y], loop[(index + 1) % loop.length] ?? [x, y]);
        // The inside is on the right of both edges.
        const corner: Point = [x * side - (inY + outY) * inset, y * side + (inX + outX) * inset];
        const [cornerX, cornerY] = corner;
        return [
          [cornerX - inX * radius, cornerY - inY * radius],
          corner,
          [cornerX + outX * radius, cornerY + outY * radius],
        ];
      });
      const lines = corners.map(
        ([before, corner, after], index) =>
          `${index === 0 ? "M" : "L"}${text(before)}Q${text(corner)} ${text(after)}`,
      );
      return `${lines.join("")}Z`;
    })
    .join("");
}

/** The corners of each loop, clockwise on the screen. */
function loopsOf(cells: readonly number[], width: number): Point[][] {
  const inside = new Set(cells);
  const has = (x: number, y: number) => x >= 0 && x < width && inside.has(y * width + x);
  const edges = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) =>
    edges.set(text(from), [...(edges.get(text(from)) ?? []), to]);
  for (const cell of cells) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    if (!has(x, y - 1)) edge([x, y], [x + 1, y]);
    if (!has(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) edge([x, y + 1], [x, y]);
  }

  const take = (from: Point, came: Point | null): Point | null => {
    const ends = edges.get(text(from)) ?? [];
    // Where two cells touch only at a corner, the edge turns right and stays with its cell.
    const turn = ends.findIndex(
      (end) => came !== null && text(way(from, end)) === text([-came[1], came[0]]),
    );
    return ends.splice(Math.max(turn, 0), 1)[0] ?? null;
  };

  const loops: Point[][] = [];
  for (const key of edges.keys()) {
    const [x = 0, y = 0] = key.split(" ").map(Number);
    const first: Point = [x, y];
    for (let to = take(first, null); to !== null; to = take(first, null)) {
      const points: Point[] = [first];
      let from = first;
      while (to !== null && text(to) !== text(first)) {
        points.push(to);
        const came: Point = way(from, to);
        from = to;
        to = take(from, came);
      }
      loops.push(points.filter((point, index) => turns(points, point, index)));
    }
  }
  return loops;
}

function turns(points: readonly Point[], point: Point, index: number): boolean {
  const before = way(points.at(index - 1) ?? point, point);
  const after = way(point, points[(index + 1) % points.length] ?? point);
  return text(before) !== text(after);
}

/** The direction from one point to another in the same line. */
function way([fromX, fromY]: Point, [toX, toY]: Point): Point {
  return [Math.sign(toX - fromX), Math.sign(toY - fromY)];
}

function text([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
