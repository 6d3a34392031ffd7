import type { Rules } from "../../engine/rules";
import { EMPTY_FIELDS, type Fields } from "./puzzle";
import { readFields } from "./read";
import { shapeOf } from "./shape";

/** The width that makes a start of one line as square as possible; `null` if there is none. */
export function guessedWidth(rules: Rules, fields: Fields): string | null {
  if (hasRows(fields)) return null;
  const shape = shapeOf(cellsOf(rules, fields));
  return shape === null ? null : String(shape.width);
}

export function hasRows({ start }: Pick<Fields, "start">): boolean {
  return /[/\r\n]/.test(start.trim());
}

/** The number of cells in a text; 0 if it has any other error. */
export function cellsOf(rules: Rules, { start, blank }: Pick<Fields, "start" | "blank">): number {
  const alone = { ...EMPTY_FIELDS, start, blank };
  return readFields(rules, alone)?.puzzle?.start.cells.length ?? 0;
}
