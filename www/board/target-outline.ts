import { outlineOf } from "./outline";

/** The outline on the board of the cells that its goal names. */
export interface TargetOutline {
  readonly element: Element;
  update(view: {
    readonly width: number;
    readonly height: number;
    readonly target?: readonly number[];
  }): void;
}

/** The width of a cell with its gap in the drawing, which its other lengths refer to. */
const SIDE = 20;
const INSET = 1;
/** As a share of the board's width divided by its columns: see `--gap` in board.css. */
const GAP = 0.04;
const RADIUS = 2.4;

const SVG = "http://www.w3.org/2000/svg";

export function createTargetOutline(): TargetOutline {
  const element = document.createElementNS(SVG, "svg");
  element.setAttribute("class", "target");
  element.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  element.append(path);
  return {
    element,
    update({ width, height, target = [] }) {
      // Half a gap less on each side, as far as the outermost cells.
      const gap = (SIDE * GAP) / (1 + GAP / width);
      const frame = [gap / 2, gap / 2, width * SIDE - gap, height * SIDE - gap];
      element.setAttribute("viewBox", frame.join(" "));
      const outline = outlineOf({ cells: target, width, side: SIDE, inset: INSET, radius: RADIUS });
      path.setAttribute("d", target.length === 0 ? "" : outline);
    },
  };
}
