import type { Cell, ParsedBoard } from "taisou";

export const ORDERS = ["rows", "blankFirst", "snake", "spiral", "columns"] as const;
export type GoalOrder = (typeof ORDERS)[number];

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
      return transposed(rows).flat();
    case "spiral":
      return inward(rows);
  }
}

function transposed(rows: readonly (readonly number[])[]): number[][] {
  return (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)));
}

/** The first row, then the rest rotated counterclockwise, and so on: a clockwise spiral. */
function inward(rows: readonly (readonly number[])[]): number[] {
  const [first, ...rest] = rows;
  return first === undefined ? [] : [...first, ...inward(transposed(rest).reverse())];
}

/**
 * The goal with its tiles in another order.
 *
 * @param goal The goal in order, from the module: row by row, blanks last.
 */
export function arranged(order: GoalOrder, { width, height, cells }: ParsedBoard): readonly Cell[] {
  const loose = cells.filter(({ kind }) => kind !== "wall");
  const rank = ({ kind }: Cell) => (kind === "blank" ? 0 : 1);
  if (order === "blankFirst") loose.sort((one, other) => rank(one) - rank(other));
  const path = pathOf(order, width, height).filter((cell) => cells[cell]?.kind !== "wall");
  const found = [...cells];
  path.forEach((cell, at) => {
    const one = loose[at];
    if (one !== undefined) found[cell] = one;
  });
  return found;
}
