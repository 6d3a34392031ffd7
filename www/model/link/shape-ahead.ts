import type { Shape } from "../puzzle/shape";
import type { Link } from "./link";

/** The shape of a link's board, as far as its text shows before the module can read it; otherwise 3 by 3. */
export function shapeAhead({ board, w }: Pick<Link, "board" | "w">): Shape {
  const rows = board.split("/");
  const [first = ""] = rows;
  const cells = (first.includes(" ") ? first.split(" ") : [...first]).length;
  const width = rows.length > 1 ? cells : Number(w);
  const height = rows.length > 1 ? rows.length : cells / width;
  return width > 0 && Number.isInteger(height) && height > 0
    ? { width, height }
    : { width: 3, height: 3 };
}
