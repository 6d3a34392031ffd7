import { dressed } from "../../../ui/inline-styles";
import { svgText } from "../../../ui/svg-text";

/** A picture of boards that stands alone. */
export interface BoardPicture {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

interface PictureOrder {
  /** Pictures of boards as the page shows them; the second is where the first one is to go. */
  readonly boards: readonly SVGSVGElement[];
  readonly title: string;
  /** Approximate length of the longer side, in pixels. */
  readonly longest: number;
}

/** Lengths as in the pictures of boards: a cell is 20 wide. */
const CELL = 20;
const MARGIN = 10;
/** Of the tray around a board. */
const RIM = 3.5;
/** Between two boards, with an arrow in it. */
const GAP = 26;
const TITLE = { size: 10, line: 14, after: 4, narrowest: 130 } as const;
/** A cell has a whole number of pixels, so that a tile looks the same wherever it lies. */
const LEAST_PIXELS = 6;
const MOST_PIXELS = 160;

export function pictureOf({ boards, title, longest }: PictureOrder): BoardPicture {
  const styles = getComputedStyle(boards[0] ?? document.documentElement);
  const sizes = boards.map(({ viewBox: { baseVal } }) => ({
    width: baseVal.width + 2 * RIM,
    height: baseVal.height + 2 * RIM,
  }));
  const widest = Math.max(...sizes.map(({ width }) => width));
  const highest = Math.max(...sizes.map(({ height }) => height));
  // A board much wider than high goes below, so that the picture is no ribbon.
  const below = widest > 1.6 * highest;
  const between = GAP * (boards.length - 1);
  const sum = (lengths: readonly number[]) => lengths.reduce((all, one) => all + one, 0);
  const across = below ? widest : sum(sizes.map(({ width }) => width)) + between;
  const down = below ? sum(sizes.map(({ height }) => height)) + between : highest;

  const family = styles.fontFamily;
  const lines = linesOf(title, Math.max(across, TITLE.narrowest), `700 ${TITLE.size}px ${family}`);
  const inner = Math.max(across, ...lines.map(({ width }) => width));
  const head = lines.length === 0 ? 0 : lines.length * TITLE.line + TITLE.after;
  const width = inner + 2 * MARGIN;
  const height = head + down + 2 * MARGIN;
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
  return { svg: svgText(root), ...whole };
}

/** A colour of the page, as the theme on show has it. */
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

/** In the gap that ends here. */
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

interface TitleLine {
  readonly text: string;
  readonly width: number;
}

/** A title in lines no wider than this, broken between words where it has any. */
function linesOf(title: string, room: number, font: string): TitleLine[] {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null || title === "") return [];
  context.font = font;
  const widthOf = (text: string) => context.measureText(text.trim()).width;
  const words = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(title)];
  const lines: string[] = [];
  let line = "";
  for (const { segment } of words) {
    // A word without end is broken anywhere.
    const parts = widthOf(segment) > room ? Array.from(segment) : [segment];
    for (const part of parts) {
      if (line !== "" && widthOf(line + part) > room) {
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
