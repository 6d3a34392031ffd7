import type { BoardView, CellView } from "./board-view";
import { hueOf, langOfSymbol, letteringOf } from "./symbol";

/** Fills a grid with rows of empty cells, and returns the buttons of the tiles. */
export function buildCells(
  grid: HTMLElement,
  { width, height }: Pick<BoardView, "width" | "height">,
): HTMLButtonElement[] {
  grid.style.setProperty("--w", String(width));
  grid.style.setProperty("--h", String(height));
  const tiles: HTMLButtonElement[] = [];
  const rows = Array.from({ length: height }, (_, row) => {
    const line = document.createElement("div");
    line.className = "board-row";
    line.setAttribute("role", "row");
    line.ariaRowIndex = String(row + 1);
    for (let column = 0; column < width; column += 1) {
      const tile = emptyTile();
      const cell = document.createElement("div");
      cell.className = "cell";
      cell.setAttribute("role", "gridcell");
      // Set because hidden parts of a piece are not counted otherwise.
      cell.ariaColIndex = String(column + 1);
      cell.dataset.cell = String(tiles.length);
      cell.append(tile);
      line.append(cell);
      tiles.push(tile);
    }
    return line;
  });
  grid.replaceChildren(...rows);
  return tiles;
}

function emptyTile(): HTMLButtonElement {
  const tile = document.createElement("button");
  tile.type = "button";
  tile.tabIndex = -1;
  const symbol = document.createElement("span");
  symbol.className = "symbol";
  tile.append(symbol);
  return tile;
}

/** The fields of a cell that are compared by value. */
const PLAIN_FIELDS = [
  "kind",
  "symbol",
  "name",
  "first",
  "movable",
  "mark",
  "hint",
  "picked",
  "part",
  "note",
  "tone",
  "isTarget",
  "hue",
] as const satisfies readonly (keyof CellView)[];

export function isSameCell(one: CellView, other: CellView): boolean {
  return (
    PLAIN_FIELDS.every((field) => one[field] === other[field]) &&
    one.next.join() === other.next.join() &&
    one.join.classes === other.join.classes &&
    one.join.middle.join() === other.join.middle.join()
  );
}

export function drawTile(
  tile: HTMLButtonElement,
  cell: CellView,
  size: Pick<BoardView, "width" | "height">,
): void {
  tile.setAttribute("part", cell.kind);
  tile.className = `tile ${cell.kind} ${cell.join.classes}`.trimEnd();
  tile.setAttribute("aria-label", cell.name);
  tile.setAttribute("aria-disabled", String(!cell.movable));
  const symbol = tile.firstElementChild;
  if (symbol instanceof HTMLElement) drawSymbol(symbol, cell);
  // The animation of a win runs along the diagonals, and lights a piece as a whole.
  const { width, height } = size;
  const diagonal = (cell.first % width) + Math.floor(cell.first / width);
  tile.style.setProperty("--turn", String(diagonal / Math.max(width + height - 2, 1)));
  tile.style.backgroundPosition = cell.part === null ? "" : positionOf(cell.part, size);
  const hue = cell.mark === 0 ? cell.hue : hueOf(cell.mark);
  if (hue === undefined) tile.style.removeProperty("--hue");
  else tile.style.setProperty("--hue", String(hue));
  const data = {
    part: cell.part?.toString(),
    picked: cell.picked ? "" : undefined,
    note: cell.note,
    tone: cell.tone,
    target: cell.isTarget === true ? "" : undefined,
    hint: cell.hint ?? undefined,
    hued: hue === undefined ? undefined : "",
    next: cell.next.join(" ") || undefined,
    mark: cell.mark === 0 ? undefined : String(cell.mark),
  };
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) delete tile.dataset[name];
    else tile.dataset[name] = value;
  }
}

function drawSymbol(symbol: HTMLElement, { kind, symbol: text, join }: CellView): void {
  const { lines, fit } = letteringOf(text);
  symbol.textContent = kind === "tile" && !join.classes.includes("inner") ? lines.join("\n") : "";
  const [right, down] = join.middle;
  symbol.style.translate =
    right + down > 0 ? `calc(var(--pitch) * ${right}) calc(var(--pitch) * ${down})` : "";
  const lang = langOfSymbol(text);
  if (lang === null) symbol.removeAttribute("lang");
  else symbol.lang = lang;
  if (fit === 1) symbol.style.removeProperty("--fit");
  else symbol.style.setProperty("--fit", fit.toFixed(3));
}

/** The position of the background that shows a part of the photo. */
function positionOf(part: number, { width, height }: Pick<BoardView, "width" | "height">): string {
  const across = (part % width) / Math.max(width - 1, 1);
  const down = Math.floor(part / width) / Math.max(height - 1, 1);
  return `${across * 100}% ${down * 100}%`;
}
