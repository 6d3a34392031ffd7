import { dressed } from "../../../ui/inline-styles";
import { svgText } from "../../../ui/svg-text";

/** A picture of boards, independent of the page's styles. */
export interface BoardPicture {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

interface PictureOrder {
  /** Boards as the page draws them, joined by arrows. */
  readonly boards: readonly SVGSVGElement[];
  readonly title: string;
  /** Below the boards. */
  readonly result?: PictureResult;
  /** Approximate length of the longer side, in pixels. */
  readonly longest: number;
}

export interface PictureResult {
  readonly lines: readonly string[];
  /** The points of a line in a box of 100 by 100; empty without one. */
  readonly points: string;
}

/** Lengths in the units of `MiniBoard`, where a cell is 20 wide. */
const CELL = 20;
const MARGIN = 10;
/** The width of the tray around a board. */
const RIM = 3.5;
/** The distance between two boards, which holds an arrow. */
const GAP = 26;
const CHART = 18;
const FOOT = { size: 8, line: 12, after: 4 } as const;
const TITLE = { size: 10, line: 14, after: 4, narrowest: 130 } as const;
/** Pixels of a cell: a whole number, so that a tile looks the same in every place. */
const LEAST_PIXELS = 6;
const MOST_PIXELS = 160;

export function pictureOf({ boards, title, longest, result }: PictureOrder): BoardPicture {
  const styles = getComputedStyle(boards[0] ?? document.documentElement);
  const sizes = boards.map(({ viewBox: { baseVal } }) => ({
    width: baseVal.width + 2 * RIM,
    height: baseVal.height + 2 * RIM,
  }));
  const widest = Math.max(...sizes.map(({ width }) => width));
  const highest = Math.max(...sizes.map(({ height }) => height));
  // Wide boards are stacked, so that the picture is not a strip.
  const below = widest > 1.6 * highest;
  const between = GAP * (boards.length - 1);
  const sum = (lengths: readonly number[]) => lengths.reduce((all, one) => all + one, 0);
  const across = below ? widest : sum(sizes.map(({ width }) => width)) + between;
  const down = below ? sum(sizes.map(({ height }) => height)) + between : highest;

  const family = styles.fontFamily;
  const lines = linesOf(title, Math.max(across, TITLE.narrowest), `700 ${TITLE.size}px ${family}`);
  const foot = footLines(result, Math.max(across, TITLE.narrowest), family);
  const inner = Math.max(across, ...[...lines, ...foot].map(({ width }) => width));
  const head = lines.length === 0 ? 0 : lines.length * TITLE.line + TITLE.after;
  const width = inner + 2 * MARGIN;
  const height = head + down + foot.length * FOOT.line + chartHeight(result) + 2 * MARGIN;
  const cells = Math.max(width, height) / CELL;
  const pixels = Math.min(Math.max(Math.floor(longest / cells), LEAST_PIXELS), MOST_PIXELS);
  const scale = pixels / CELL;
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };

  const root = element("svg", {
    xmlns: NAMESPACE,
    viewBox: `0 0 ${whole.width / scale} ${whole.height / scale}`,
    ...whole,
    "font-family": family,
  });
  root.append(
    element("rect", { width: "100%", height: "100%", fill: colourOf("--paper") }),
    gradient(colourOf("--tray"), colourOf("--tray-deep")),
  );
  lines.forEach(({ text }, index) => {
    const line = element("text", {
      x: width / 2,
      y: MARGIN + TITLE.size + index * TITLE.line,
      "font-size": TITLE.size,
      "font-weight": 700,
      "text-anchor": "middle",
      fill: colourOf("--ink"),
    });
    line.textContent = text;
    root.append(line);
  });

  let x = MARGIN + (inner - across) / 2;
  let y = MARGIN + head;
  boards.forEach((board, index) => {
    const size = sizes[index] ?? { width: 0, height: 0 };
    const left = below ? x + (across - size.width) / 2 : x;
    const top = below ? y : y + (down - size.height) / 2;
    const rim = { x: left, y: top, ...size, rx: 5, fill: `url(#${TRAY})` };
    root.append(element("rect", rim), placed(board, left + RIM, top + RIM));
    if (below) y += size.height + GAP;
    else x += size.width + GAP;
    if (index < boards.length - 1) {
      const [middleX, middleY] = below ? [x + across / 2, y] : [x, y + down / 2];
      root.append(arrow(middleX, middleY, below, colourOf("--ink-soft")));
    }
  });
  root.append(...drawnFoot(foot, result?.points ?? "", width, height - MARGIN));
  return { svg: svgText(root), ...whole };
}

function footLines(result: PictureResult | undefined, most: number, family: string) {
  return (result?.lines ?? []).flatMap((line) => linesOf(line, most, `${FOOT.size}px ${family}`));
}

function chartHeight(result: PictureResult | undefined): number {
  return result === undefined || result.points === "" ? 0 : CHART + 2 * FOOT.after;
}

/** The chart, and the lines of text below it. */
function drawnFoot(
  lines: readonly { readonly text: string }[],
  points: string,
  width: number,
  bottom: number,
): SVGElement[] {
  const drawn = lines.map(({ text }, index) => {
    const line = element("text", {
      x: width / 2,
      y: bottom - (lines.length - 1 - index) * FOOT.line,
      "font-size": FOOT.size,
      "text-anchor": "middle",
      fill: colourOf("--ink"),
    });
    line.textContent = text;
    return line;
  });
  if (points === "") return drawn;
  const across = width - 2 * MARGIN;
  const top = bottom - lines.length * FOOT.line - FOOT.after - CHART;
  const scaled = points.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return `${MARGIN + (x / 100) * across},${top + (y / 100) * CHART}`;
  });
  const line = element("polyline", {
    points: scaled.join(" "),
    fill: "none",
    stroke: colourOf("--hint"),
    "stroke-width": 1.2,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
  return [line, ...drawn];
}

function colourOf(name: string): string {
  const sample = document.body.appendChild(document.createElement("i"));
  sample.style.color = `var(${name})`;
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

const NAMESPACE = "http://www.w3.org/2000/svg";
const TRAY = "tray";

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function gradient(top: string, bottom: string): SVGElement {
  const made = element("linearGradient", { id: TRAY, x2: 0, y2: 1 });
  made.append(
    element("stop", { "stop-color": top }),
    element("stop", { offset: 1, "stop-color": bottom }),
  );
  return made;
}

function placed(board: SVGSVGElement, x: number, y: number): SVGSVGElement {
  const copy = dressed(board);
  const { width, height } = board.viewBox.baseVal;
  for (const [key, value] of Object.entries({ x, y, width, height })) {
    copy.setAttribute(key, String(value));
  }
  return copy;
}

function arrow(x: number, y: number, down: boolean, stroke: string): SVGElement {
  return element("path", {
    d: "M-19 0H-8M-12.5 -4.5L-8 0L-12.5 4.5",
    transform: `translate(${x} ${y})${down ? "rotate(90)" : ""}`,
    fill: "none",
    stroke,
    "stroke-width": 2,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

/** The title in lines of at most `most` units, broken between words. */
function linesOf(title: string, most: number, font: string): { text: string; width: number }[] {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null || title === "") return [];
  context.font = font;
  const widthOf = (text: string) => context.measureText(text.trim()).width;
  const words = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(title)];
  const lines: string[] = [];
  let line = "";
  for (const { segment } of words) {
    // A word that is too long is broken anywhere.
    const parts = widthOf(segment) > most ? Array.from(segment) : [segment];
    for (const part of parts) {
      if (line !== "" && widthOf(line + part) > most) {
        lines.push(line);
        line = "";
      }
      line += part;
    }
  }
  return [...lines, line]
    .map((text) => ({ text: text.trim(), width: widthOf(text) }))
    .filter(({ text }) => text !== "");
}
