import type { Direction } from "taisou";
import { focusedBeside } from "../platform/focused";
import { type DraggedPiece, NO_OFFSET, type Offset } from "./dragged-piece";
import { arrowStep, isActivation } from "./focus";
import type { Join } from "./joins";
import { createSlide, MOST_MOVING, nudge } from "./motion";
import { type Arrangement, type Plan, planMotion } from "./plan";
import { cellAt, createPointerDrag } from "./pointer-drag";
import { hueOf, langOfSymbol, letteringOf } from "./symbol";
import { createTargetOutline } from "./target-outline";

/** One cell as it is to be drawn. */
export interface CellView {
  readonly kind: "tile" | "blank" | "wall" | "any";
  readonly symbol: string;
  /** What a screen reader says: symbol, place, and what can be done. */
  readonly name: string;
  /** Whether a click can move it. */
  readonly movable: boolean;
  /** Its number among tiles that look alike, where these are told apart; else 0. */
  readonly mark: number;
  /** The way a hint wants it to go, or that it is a part of the piece that a hint is about. */
  readonly hint: Direction | "piece" | null;
  /** The ways in which it is best moved next. */
  readonly next: readonly Direction[];
  readonly join: Join;
  /** The first cell of the block that it is a part of; for all else the cell itself. */
  readonly first: number;
  /** Whether the keyboard has picked it up, and pushes it. */
  readonly picked: boolean;
  /** The cell of the picture that it shows; `null` without one. */
  readonly part: number | null;
  /** A few characters in its corner. */
  readonly note?: string;
  /** Whether it is what is spoken of, or stands back. */
  readonly tone?: "lit" | "dim";
  /** Whether the goal is about this piece, and leaves others where they like. */
  readonly isTarget?: boolean;
}

/** Everything that is drawn. */
export interface BoardView {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly CellView[];
  /** Where the goal wants the pieces that it is about. */
  readonly target?: readonly number[];
  readonly pieces: readonly number[];
  /** Identifies the board that was opened; see `Arrangement.base`. */
  readonly base: unknown;
  readonly label: string;
  readonly solved: boolean;
  /** Whether the player has just brought it there. */
  readonly won: boolean;
  /** Whether a swipe anywhere on it moves a tile. Then the page does not scroll from there, but from walls. */
  readonly swipes: boolean;
  /** How long a move takes; 0 for none. */
  readonly millis: number;
  /** What the tiles show parts of, and whether their symbols stand on it. */
  readonly picture: { readonly address: string; readonly overlaid: boolean } | null;
}

export interface BoardHandlers {
  /** A cell was clicked, tapped, or chosen with the keyboard. */
  readonly onCell: (cell: number, by: "pointer" | "keyboard") => void;
  /** The focus came into the board by keyboard, or left it. */
  readonly onExplore: (exploring: boolean) => void;
  /** A finger has swiped over the board, or over a piece that cannot go this way. */
  readonly onSwipe: (direction: Direction) => void;
  /** A piece is to be dragged; `null` if it cannot be. */
  readonly onGrab: (cell: number) => DraggedPiece | null;
}

/** The board: plain DOM, since a framework's view of a thousand moving tiles is of no use here. */
export interface Board {
  update(view: BoardView): void;
  focus(): void;
  destroy(): void;
}

/** @param rest Has the focus after a click, so that its keys go on moving tiles; left out, the page has it. */
export function createBoard(host: HTMLElement, handlers: BoardHandlers, rest?: HTMLElement): Board {
  const grid = document.createElement("div");
  grid.className = "board";
  grid.setAttribute("role", "grid");
  // Parts have a meaning in a shadow root alone.
  grid.setAttribute("part", "board");
  const targetOutline = createTargetOutline();
  host.append(grid, targetOutline.element);

  const slide = createSlide();
  let tiles: HTMLButtonElement[] = [];
  let shown: BoardView | null = null;
  let arrangement: Arrangement | null = null;
  /** The cell that the arrow keys start from. Tab reaches the button of its piece. */
  let active = 0;
  let reached: HTMLButtonElement | undefined;
  /** How far from their cells the tiles are that the hand has moved. */
  let carried: ReadonlyMap<number, Offset> = new Map();

  const grip = createPointerDrag(grid, {
    canGo: (cell) => shown?.cells[cell]?.movable === true,
    grab: handlers.onGrab,
    tap(cell) {
      dropFocus();
      press(cell, "pointer");
    },
    pitch() {
      const gap = Number.parseFloat(getComputedStyle(grid).columnGap) || 0;
      return (grid.getBoundingClientRect().width + gap) / (shown?.width ?? 1);
    },
    swipes: (cell) => shown?.swipes === true && shown.cells[cell]?.kind !== "wall",
    swipe: handlers.onSwipe,
    carry,
    letGo(changes) {
      // What changes is drawn at once, and comes to rest from where it is now.
      if (!changes) settle(new Map());
    },
  });

  function dropFocus(): void {
    const focused = focusedBeside(grid);
    if (rest !== undefined) rest.focus({ preventScroll: true });
    else if (focused instanceof HTMLElement) focused.blur();
  }

  function press(cell: number, by: "pointer" | "keyboard"): void {
    const tile = tiles[cell];
    const { kind, movable } = shown?.cells[cell] ?? {};
    // Else nobody knows whether the press was missed.
    if (kind === "tile" && movable === false && tile !== undefined) nudge(tile);
    handlers.onCell(cell, by);
  }

  function carry(shifts: ReadonlyMap<number, Offset>): void {
    for (const cell of carried.keys()) if (!shifts.has(cell)) putDown(cell);
    for (const [cell, [right, down]] of shifts) {
      const tile = tiles[cell];
      if (tile === undefined) continue;
      tile.dataset.held = "";
      tile.style.translate = `calc(var(--pitch) * ${right}) calc(var(--pitch) * ${down})`;
    }
    carried = shifts;
  }

  function putDown(cell: number): void {
    const tile = tiles[cell];
    if (tile === undefined) return;
    delete tile.dataset.held;
    tile.style.translate = "";
  }

  /** Lets all tiles slide to their cells: from where they were by the plan, or where the hand has left them. */
  function settle(plan: Plan): void {
    const travels = new Map<number, Offset>(carried);
    const width = shown?.width ?? 1;
    for (const [cell, from] of plan) {
      const [right, down] = carried.get(from) ?? NO_OFFSET;
      if (!plan.has(from)) travels.delete(from);
      const rows = Math.floor(from / width) - Math.floor(cell / width);
      travels.set(cell, [(from % width) - (cell % width) + right, rows + down]);
    }
    for (const cell of carried.keys()) putDown(cell);
    carried = new Map();
    slide(tiles, travels, shown?.millis ?? 0);
  }

  function rebuild(width: number, height: number): void {
    grid.style.setProperty("--w", String(width));
    grid.style.setProperty("--h", String(height));
    tiles = [];
    const rows: HTMLElement[] = [];
    for (let row = 0; row < height; row += 1) {
      const line = document.createElement("div");
      line.className = "board-row";
      line.setAttribute("role", "row");
      line.ariaRowIndex = String(row + 1);
      for (let column = 0; column < width; column += 1) {
        const cell = document.createElement("div");
        cell.className = "cell";
        cell.setAttribute("role", "gridcell");
        // A hidden part of a piece is not counted otherwise.
        cell.ariaColIndex = String(column + 1);
        const tile = document.createElement("button");
        tile.type = "button";
        tile.tabIndex = -1;
        cell.dataset.cell = String(tiles.length);
        const symbol = document.createElement("span");
        symbol.className = "symbol";
        tile.append(symbol);
        cell.append(tile);
        // Those of a diagonal are celebrated together.
        tile.style.setProperty("--turn", String((row + column) / Math.max(width + height - 2, 1)));
        line.append(cell);
        tiles.push(tile);
      }
      rows.push(line);
    }
    grid.replaceChildren(...rows);
  }

  function activate(cell: number): void {
    if (reached !== undefined) reached.tabIndex = -1;
    active = cell;
    reached = tiles[firstOf(cell)];
    if (reached !== undefined) reached.tabIndex = 0;
  }

  function focusCell(cell: number): void {
    activate(cell);
    reached?.focus({ preventScroll: tiles.length <= 100 });
  }

  function firstOf(cell: number): number {
    return shown?.cells[cell]?.first ?? cell;
  }

  function update(view: BoardView): void {
    const same = shown !== null && shown.width === view.width && shown.height === view.height;
    if (!same) {
      grip.empty();
      carried = new Map();
      rebuild(view.width, view.height);
    }
    if (shown?.label !== view.label) grid.setAttribute("aria-label", view.label);
    grid.classList.toggle("solved", view.solved);
    grid.classList.toggle("overlaid", view.picture?.overlaid === true);
    if (shown?.picture?.address !== view.picture?.address) {
      if (view.picture === null) grid.style.removeProperty("--picture");
      else grid.style.setProperty("--picture", `url("${view.picture.address}")`);
    }
    if (!same || shown?.target?.join() !== view.target?.join()) targetOutline.update(view);
    grid.classList.toggle("won", view.won && view.cells.length <= MOST_MOVING);
    grid.classList.toggle("swipes", view.swipes);
    view.cells.forEach((cell, index) => {
      const old = same ? shown?.cells[index] : undefined;
      const tile = tiles[index];
      if (tile !== undefined && (old === undefined || !alike(old, cell))) {
        draw(tile, cell, view);
        // A piece has one cell and one button for assistive technology.
        if (tile.parentElement !== null) {
          tile.parentElement.ariaHidden = cell.first === index ? null : "true";
        }
      }
    });
    // A row without a cell of its own is none for assistive technology.
    [...grid.children].forEach((line, row) => {
      const begin = row * view.width;
      const cells = view.cells.slice(begin, begin + view.width);
      line.ariaHidden = cells.some(({ first }, column) => first === begin + column) ? null : "true";
    });
    const next: Arrangement = {
      width: view.width,
      base: view.base,
      pieces: view.pieces,
      // A block is one thing, however alike its cells are; and what was in the hand is known.
      apart:
        carried.size > 0 || view.cells.some(({ mark, join }) => mark > 0 || join.classes !== ""),
      symbols: view.cells.map(({ kind, symbol }) => (kind === "tile" ? symbol : null)),
    };
    const held = grid.contains(focusedBeside(grid));
    const plan = shown === view ? null : planMotion(arrangement, next);
    shown = view;
    if (!same || active >= tiles.length) {
      active = Math.max(
        view.cells.findIndex(({ movable }) => movable),
        0,
      );
    }
    if (plan !== null && arrangement?.pieces !== next.pieces) {
      grip.empty();
      settle(plan);
      // The focus goes with its tile.
      if (held) active = [...plan].find(([, from]) => from === active)?.[0] ?? active;
    }
    if (held) focusCell(active);
    else activate(active);
    arrangement = next;
  }

  // A click must not take the focus: arrow keys go on sliding after it.
  grid.addEventListener("mousedown", (event) => {
    event.preventDefault();
    dropFocus();
  });
  grid.addEventListener("click", (event) => {
    const cell = cellAt(event.target);
    if (cell === null || grip.ends(event)) return;
    // Keyboards and screen readers click without a pointer's count.
    const focused = focusedBeside(grid) === event.target;
    const by = event.detail === 0 && focused ? "keyboard" : "pointer";
    press(cell, by);
  });
  grid.addEventListener("keydown", (event) => {
    if (shown === null || isActivation(event)) return;
    // What is picked up is pushed, and the page has the keys for it.
    if (shown.cells.some(({ picked }) => picked)) return;
    const to = arrowStep(event, active, shown.width, shown.height, firstOf);
    if (to === null) return;
    event.preventDefault();
    focusCell(to);
  });
  grid.addEventListener("focusin", ({ target }) => {
    const cell = cellAt(target);
    if (cell !== null && firstOf(active) !== cell) activate(cell);
    handlers.onExplore(true);
  });
  grid.addEventListener("focusout", ({ relatedTarget }) => {
    const stays = relatedTarget instanceof Node && grid.contains(relatedTarget);
    if (!stays) handlers.onExplore(false);
  });

  return {
    update,
    focus: () => focusCell(active),
    destroy() {
      grid.remove();
      targetOutline.element.remove();
    },
  };
}

function alike(one: CellView, other: CellView): boolean {
  return (
    one.kind === other.kind &&
    one.symbol === other.symbol &&
    one.name === other.name &&
    one.first === other.first &&
    one.movable === other.movable &&
    one.mark === other.mark &&
    one.hint === other.hint &&
    one.next.join() === other.next.join() &&
    one.picked === other.picked &&
    one.part === other.part &&
    one.note === other.note &&
    one.tone === other.tone &&
    one.isTarget === other.isTarget &&
    one.join.classes === other.join.classes &&
    one.join.middle.join() === other.join.middle.join()
  );
}

function draw(tile: HTMLButtonElement, cell: CellView, { width, height }: BoardView): void {
  tile.setAttribute("part", cell.kind);
  tile.className = `tile ${cell.kind} ${cell.join.classes}`.trimEnd();
  tile.setAttribute("aria-label", cell.name);
  tile.setAttribute("aria-disabled", String(!cell.movable));
  const symbol = tile.firstElementChild;
  if (symbol instanceof HTMLElement) {
    const { lines, fit } = letteringOf(cell.symbol);
    symbol.textContent =
      cell.kind === "tile" && !cell.join.classes.includes("inner") ? lines.join("\n") : "";
    const [right, down] = cell.join.middle;
    symbol.style.translate =
      right + down > 0 ? `calc(var(--pitch) * ${right}) calc(var(--pitch) * ${down})` : "";
    const lang = langOfSymbol(cell.symbol);
    if (lang === null) symbol.removeAttribute("lang");
    else symbol.lang = lang;
    if (fit === 1) symbol.style.removeProperty("--fit");
    else symbol.style.setProperty("--fit", fit.toFixed(3));
  }
  if (cell.part === null) {
    delete tile.dataset.part;
    tile.style.backgroundPosition = "";
  } else {
    tile.dataset.part = String(cell.part);
    const across = (cell.part % width) / Math.max(width - 1, 1);
    const down = Math.floor(cell.part / width) / Math.max(height - 1, 1);
    tile.style.backgroundPosition = `${across * 100}% ${down * 100}%`;
  }
  if (cell.picked) tile.dataset.picked = "";
  else delete tile.dataset.picked;
  if (cell.note === undefined) delete tile.dataset.note;
  else tile.dataset.note = cell.note;
  if (cell.tone === undefined) delete tile.dataset.tone;
  else tile.dataset.tone = cell.tone;
  if (cell.isTarget === true) tile.dataset.target = "";
  else delete tile.dataset.target;
  if (cell.hint === null) delete tile.dataset.hint;
  else tile.dataset.hint = cell.hint;
  if (cell.next.length === 0) delete tile.dataset.next;
  else tile.dataset.next = cell.next.join(" ");
  if (cell.mark === 0) {
    delete tile.dataset.mark;
    tile.style.removeProperty("--hue");
  } else {
    tile.dataset.mark = String(cell.mark);
    tile.style.setProperty("--hue", String(hueOf(cell.mark)));
  }
}
