import type { Cell, ParsedBoard } from "taisou";

/** Orders in which a goal can put the tiles. */
export const ORDERS = ["rows", "blankFirst", "snake", "spiral", "columns"] as const;
export type GoalOrder = (typeof ORDERS)[number];

/** All cells, in this order. */
export function pathOf(order: GoalOrder, width: number, height: number): number[] {
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => row * width + column),
  );
  switch (order) {
    case "rows":
    case "blankFirst":
      return rows.flat();
    case "snake":
      return rows.flatMap((row, index) => (index % 2 === 0 ? row : row.reverse()));
    case "columns":
      return rows.length === 0 ? [] : transposed(rows).flat();
    case "spiral":
      return inward(rows);
  }
}

function transposed(rows: readonly (readonly number[])[]): number[][] {
  return (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)));
}

/** Clockwise from the first cell: a row, then what is left, turned to the left. */
function inward(rows: readonly (readonly number[])[]): number[] {
  const [first, ...rest] = rows;
  return first === undefined ? [] : [...first, ...inward(transposed(rest).reverse())];
}

/**
 * The goal with its tiles in another order.
 *
 * @param goal The one in order, as the module makes it: rows, blanks last.
 */
export function arranged(order: GoalOrder, { width, height, cells }: ParsedBoard): readonly Cell[] {
  const loose = cells.filter(({ kind }) => kind !== "wall");
  const isBlank = ({ kind }: Cell) => kind === "blank";
  const sequence =
    order === "blankFirst"
      ? [...loose.filter(isBlank), ...loose.filter((cell) => !isBlank(cell))]
      : loose;
  const found = [...cells];
  let next = 0;
  for (const cell of pathOf(order, width, height)) {
    const one = cells[cell]?.kind === "wall" ? undefined : sequence[next];
    if (one === undefined) continue;
    found[cell] = one;
    next += 1;
  }
  return found;
}
