import type { BoardView } from "./board-view";
import { outlineOf } from "./outline";

/** The width of a cell with its gap in the drawing, which its other lengths refer to. */
const SIDE = 20;
const INSET = 1;
/** As a share of the board's width divided by its columns: see `--gap` in board.css. */
const GAP = 0.04;
const RADIUS = 2.4;
/** The place of a symbol, from the corner of a cell. */
const SYMBOL = "m3 3h14v14h-14z";

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
    update(view: Pick<BoardView, "width" | "height" | "cells" | "target">): void {
      const { width, height, target = [] } = view;
      // Half a gap less on each side, as far as the outermost cells.
      const gap = (SIDE * GAP) / (1 + GAP / width);
      const frame = [gap / 2, gap / 2, width * SIDE - gap, height * SIDE - gap];
      element.setAttribute("viewBox", frame.join(" "));
      const outlines = target.map((cells) =>
        outlineOf({ cells, width, side: SIDE, inset: INSET, radius: RADIUS }),
      );
      const beside = `path(evenodd,"${besideSymbols(view)}") view-box`;
      for (const path of paths) {
        path.setAttribute("d", outlines.join(""));
        path.style.clipPath = beside;
      }
    },
  };
}

/** The board without the symbols between cells, where a piece may stand across an outline. */
export function besideSymbols({ width, cells }: Pick<BoardView, "width" | "cells">): string {
  const places = cells.map(({ join }, cell) => {
    const [right, down] = join.middle;
    const at = [(cell % width) + right, Math.floor(cell / width) + down].map((to) => to * SIDE);
    return right + down > 0 ? `M${at}${SYMBOL}` : "";
  });
  return `M0 0H999V999H0z${places.join("")}`;
}
