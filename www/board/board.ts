import type { Direction } from "taisou";
import { focusedBeside } from "../platform/focused";
import type { BoardView } from "./board-view";
import { type DraggedPiece, NO_OFFSET, type Offset } from "./dragged-piece";
import { buildCells, drawTile, isSameCell } from "./draw-cells";
import { arrowStep, isActivation } from "./focus";
import { createSlide, MOST_MOVING, nudge } from "./motion";
import { type Arrangement, type Plan, planMotion } from "./plan";
import { cellAt, PointerDrag } from "./pointer-drag";
import { createTargetOutline } from "./target-outline";

export interface BoardHandlers {
  readonly onCell: (cell: number, by: "pointer" | "keyboard") => void;
  readonly onExplore: (exploring: boolean) => void;
  /** A finger swiped over the board, or over a piece that cannot go this way. */
  readonly onSwipe: (direction: Direction) => void;
  /** Returns the piece to drag; `null` if it cannot be dragged. */
  readonly onGrab: (cell: number) => DraggedPiece | null;
}

/** A board in plain DOM: a framework gains nothing on a thousand moving tiles. */
export class Board {
  readonly #handlers: BoardHandlers;
  readonly #rest: HTMLElement | undefined;
  readonly #grid = document.createElement("div");
  readonly #targetOutline = createTargetOutline();
  readonly #drag: PointerDrag;
  readonly #slide = createSlide();
  #tiles: HTMLButtonElement[] = [];
  #shown: BoardView | null = null;
  #arrangement: Arrangement | null = null;
  /** The cell that the arrow keys start from. */
  #active = 0;
  /** The button of the active cell's piece, which Tab reaches. */
  #reached: HTMLButtonElement | undefined;
  /** The offsets of the dragged tiles from their cells. */
  #carried: ReadonlyMap<number, Offset> = new Map();

  /** @param rest Gets the focus after a click, so that its keys go on moving tiles; by default the page. */
  constructor(host: HTMLElement, handlers: BoardHandlers, rest?: HTMLElement) {
    this.#handlers = handlers;
    this.#rest = rest;
    this.#grid.className = "board";
    this.#grid.setAttribute("role", "grid");
    // Has an effect in a shadow root only.
    this.#grid.setAttribute("part", "board");
    host.append(this.#grid, this.#targetOutline.element);
    this.#drag = new PointerDrag(this.#grid, {
      canGo: (cell) => this.#shown?.cells[cell]?.movable === true,
      grab: handlers.onGrab,
      tap: (cell) => {
        this.#dropFocus();
        this.#press(cell, "pointer");
      },
      pitch: () => {
        const gap = Number.parseFloat(getComputedStyle(this.#grid).columnGap) || 0;
        return (this.#grid.getBoundingClientRect().width + gap) / (this.#shown?.width ?? 1);
      },
      swipes: (cell) => this.#shown?.swipes === true && this.#shown.cells[cell]?.kind !== "wall",
      swipe: handlers.onSwipe,
      carry: (shifts) => this.#carry(shifts),
      letGo: (changes) => {
        // A change of the board is drawn at once, and settles from the present offsets.
        if (!changes) this.#settle(new Map());
      },
    });
    this.#listen();
  }

  update(view: BoardView): void {
    const before = this.#shown;
    const isSameSize =
      before !== null && before.width === view.width && before.height === view.height;
    if (!isSameSize) {
      this.#drag.empty();
      this.#carried = new Map();
      this.#tiles = buildCells(this.#grid, view);
    }
    this.#drawFrame(view);
    this.#drawCells(view, isSameSize ? before : null);
    const next: Arrangement = {
      width: view.width,
      base: view.base,
      pieces: view.pieces,
      // Pieces are followed where they are known: blocks, numbered tiles, and dragged ones.
      apart:
        this.#carried.size > 0 ||
        view.cells.some(({ mark, join }) => mark > 0 || join.classes !== ""),
      symbols: view.cells.map(({ kind, symbol }) => (kind === "tile" ? symbol : null)),
    };
    const hasFocus = this.#grid.contains(focusedBeside(this.#grid));
    const plan = before === view ? null : planMotion(this.#arrangement, next);
    this.#shown = view;
    if (!isSameSize || this.#active >= this.#tiles.length) {
      this.#active = Math.max(
        view.cells.findIndex(({ movable }) => movable),
        0,
      );
    }
    if (plan !== null && this.#arrangement?.pieces !== next.pieces) {
      this.#drag.empty();
      this.#settle(plan);
      // The focus moves with its tile.
      if (hasFocus) {
        this.#active = [...plan].find(([, from]) => from === this.#active)?.[0] ?? this.#active;
      }
    }
    if (hasFocus) this.focus();
    else this.#activate(this.#active);
    this.#arrangement = next;
  }

  focus(): void {
    this.#activate(this.#active);
    this.#reached?.focus({ preventScroll: this.#tiles.length <= 100 });
  }

  destroy(): void {
    this.#grid.remove();
    this.#targetOutline.element.remove();
  }

  #drawFrame(view: BoardView): void {
    const { style, classList } = this.#grid;
    if (this.#shown?.label !== view.label) this.#grid.setAttribute("aria-label", view.label);
    classList.toggle("solved", view.solved);
    classList.toggle("overlaid", view.picture?.overlaid === true);
    classList.toggle("won", view.won && view.cells.length <= MOST_MOVING);
    classList.toggle("swipes", view.swipes);
    if (this.#shown?.picture?.address !== view.picture?.address) {
      if (view.picture === null) style.removeProperty("--picture");
      else style.setProperty("--picture", `url("${view.picture.address}")`);
    }
    this.#targetOutline.update(view);
  }

  #drawCells(view: BoardView, before: BoardView | null): void {
    view.cells.forEach((cell, index) => {
      const tile = this.#tiles[index];
      const old = before?.cells[index];
      if (tile === undefined || (old !== undefined && isSameCell(old, cell))) return;
      drawTile(tile, cell, view);
      // Assistive technology gets one cell and one button for each piece.
      if (tile.parentElement !== null) {
        tile.parentElement.ariaHidden = cell.first === index ? null : "true";
      }
    });
    // It gets no rows without cells of their own.
    [...this.#grid.children].forEach((line, row) => {
      const begin = row * view.width;
      const cells = view.cells.slice(begin, begin + view.width);
      line.ariaHidden = cells.some(({ first }, column) => first === begin + column) ? null : "true";
    });
  }

  #listen(): void {
    const grid = this.#grid;
    // A click must not take the focus: arrow keys go on sliding after it.
    grid.addEventListener("mousedown", (event) => {
      event.preventDefault();
      this.#dropFocus();
    });
    grid.addEventListener("click", (event) => {
      const cell = cellAt(event.target);
      if (cell === null || this.#drag.ends(event)) return;
      // Clicks of keyboards and screen readers have no count.
      const isFocused = focusedBeside(grid) === event.target;
      this.#press(cell, event.detail === 0 && isFocused ? "keyboard" : "pointer");
    });
    grid.addEventListener("keydown", (event) => {
      const shown = this.#shown;
      if (shown === null || isActivation(event)) return;
      // The page handles the keys that push a picked piece.
      if (shown.cells.some(({ picked }) => picked)) return;
      const firstOf = (cell: number) => this.#firstOf(cell);
      const to = arrowStep(event, this.#active, shown.width, shown.height, firstOf);
      if (to === null) return;
      event.preventDefault();
      this.#active = to;
      this.focus();
    });
    grid.addEventListener("focusin", ({ target }) => {
      const cell = cellAt(target);
      if (cell !== null && this.#firstOf(this.#active) !== cell) this.#activate(cell);
      this.#handlers.onExplore(true);
    });
    grid.addEventListener("focusout", ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && grid.contains(relatedTarget);
      if (!stays) this.#handlers.onExplore(false);
    });
  }

  #press(cell: number, by: "pointer" | "keyboard"): void {
    const tile = this.#tiles[cell];
    const { kind, movable } = this.#shown?.cells[cell] ?? {};
    // Shows that the press was noticed.
    if (kind === "tile" && movable === false && tile !== undefined) nudge(tile);
    this.#handlers.onCell(cell, by);
  }

  #firstOf(cell: number): number {
    return this.#shown?.cells[cell]?.first ?? cell;
  }

  #activate(cell: number): void {
    if (this.#reached !== undefined) this.#reached.tabIndex = -1;
    this.#active = cell;
    this.#reached = this.#tiles[this.#firstOf(cell)];
    if (this.#reached !== undefined) this.#reached.tabIndex = 0;
  }

  #dropFocus(): void {
    const focused = focusedBeside(this.#grid);
    if (this.#rest !== undefined) this.#rest.focus({ preventScroll: true });
    else if (focused instanceof HTMLElement) focused.blur();
  }

  #carry(shifts: ReadonlyMap<number, Offset>): void {
    for (const cell of this.#carried.keys()) if (!shifts.has(cell)) this.#putDown(cell);
    for (const [cell, [right, down]] of shifts) {
      const tile = this.#tiles[cell];
      if (tile === undefined) continue;
      tile.dataset.held = "";
      tile.style.translate = `calc(var(--pitch) * ${right}) calc(var(--pitch) * ${down})`;
    }
    this.#carried = shifts;
  }

  #putDown(cell: number): void {
    const tile = this.#tiles[cell];
    if (tile === undefined) return;
    delete tile.dataset.held;
    tile.style.translate = "";
  }

  /** Slides all tiles to their cells, from their old cells or from the offsets of the drag. */
  #settle(plan: Plan): void {
    const travels = new Map<number, Offset>(this.#carried);
    const width = this.#shown?.width ?? 1;
    for (const [cell, from] of plan) {
      const [right, down] = this.#carried.get(from) ?? NO_OFFSET;
      if (!plan.has(from)) travels.delete(from);
      const rows = Math.floor(from / width) - Math.floor(cell / width);
      travels.set(cell, [(from % width) - (cell % width) + right, rows + down]);
    }
    for (const cell of this.#carried.keys()) this.#putDown(cell);
    this.#carried = new Map();
    this.#slide(this.#tiles, travels, this.#shown?.millis ?? 0);
  }
}
