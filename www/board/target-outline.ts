import type { BoardView } from "./board-view";
import { outlineOf } from "./outline";

/** The width of a cell with its gap in the drawing, which its other lengths refer to. */
const SIDE = 20;
const INSET = 1;
/** As a share of the board's width divided by its columns: see `--gap` in board.css. */
const GAP = 0.04;
const RADIUS = 2.4;

const SVG = "http://www.w3.org/2000/svg";

/** The outlines on the board of the cells that its goal names: dashes over a paler line, which shows on pieces of their colour. */
export function createTargetOutline() {
  const element = document.createElementNS(SVG, "svg");
  element.setAttribute("class", "target");
  element.setAttribute("aria-hidden", "true");
  const paths = [0, 1].map(() => document.createElementNS(SVG, "path"));
  element.append(...paths);
  return {
    element,
    update({ width, height, target = [] }: Pick<BoardView, "width" | "height" | "target">): void {
      // Half a gap less on each side, as far as the outermost cells.
      const gap = (SIDE * GAP) / (1 + GAP / width);
      const frame = [gap / 2, gap / 2, width * SIDE - gap, height * SIDE - gap];
      element.setAttribute("viewBox", frame.join(" "));
      const outlines = target.map((cells) =>
        outlineOf({ cells, width, side: SIDE, inset: INSET, radius: RADIUS }),
      );
      for (const path of paths) path.setAttribute("d", outlines.join(""));
    },
  };
}
