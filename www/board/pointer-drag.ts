import type { Direction } from "taisou";
import {
  type Axis,
  type DraggedPiece,
  follow,
  NO_OFFSET,
  nearestCell,
  type Offset,
} from "./dragged-piece";

/** The board, as a drag reads and moves it. */
export interface DragHandlers {
  canGo(cell: number): boolean;
  /** Starts dragging the piece on a cell; `null` if it cannot be dragged. */
  grab(cell: number): DraggedPiece | null;
  tap(cell: number): void;
  /** True if a swipe that begins on a cell without moving its piece has an effect. */
  swipes(cell: number): boolean;
  /** A finger swiped this way without moving the piece under it. */
  swipe(direction: Direction): void;
  pitch(): number;
  /** Draws the dragged tiles at these offsets from their cells. */
  carry(shifts: ReadonlyMap<number, Offset>): void;
  /** The drag has ended: the board is about to change, or all tiles go back. */
  letGo(changes: boolean): void;
}

/** A press that stays within this distance, in pixels, is a click. Fingers are less steady. */
const CLICK_MOUSE = 5;
const CLICK_TOUCH = 10;

/** A finger that leaves within this time, in milliseconds, has flicked: the piece goes on, however short the drag was. */
const FLICK_MILLIS = 350;

interface PointerPress {
  readonly pointer: number;
  /** `null` if nothing there can be dragged. */
  readonly cell: number | null;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Drag {
  readonly piece: DraggedPiece;
  readonly cell: number;
  readonly pitch: number;
  /** The offsets of the finger and of the piece from where the drag began. */
  finger: Offset;
  at: Offset;
}

interface Swipe {
  readonly direction: Direction;
  readonly quick: boolean;
}

/** For each direction the offset of the next cell, and the arguments of `DraggedPiece.passes` for the step there. */
const STEPS: Record<Direction, readonly [to: Offset, from: Offset, axis: Axis]> = {
  right: [[1, 0], NO_OFFSET, 0],
  left: [[-1, 0], [-1, 0], 0],
  down: [[0, 1], NO_OFFSET, 1],
  up: [[0, -1], [0, -1], 1],
};

/** The cell of an element in the board; `null` beside the cells. */
export function cellAt(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest("[data-cell]") : null;
  return cell instanceof HTMLElement ? Number(cell.dataset.cell) : null;
}

function isHome([right, down]: Offset): boolean {
  return right === 0 && down === 0;
}

/** The swipe that a press made; `null` if it is short or diagonal. */
function swipeOf({ x, y, at }: PointerPress, event: PointerEvent): Swipe | null {
  const [right, down] = [event.clientX - x, event.clientY - y];
  const [far, near] = [Math.abs(right), Math.abs(down)].sort((one, other) => other - one);
  if (far === undefined || near === undefined || far < CLICK_TOUCH || far < near * 1.5) return null;
  const across = far === Math.abs(right);
  const direction = across ? (right > 0 ? "right" : "left") : down > 0 ? "down" : "up";
  return { direction, quick: event.timeStamp - at < FLICK_MILLIS };
}

/** Dragging, tapping and swiping on a board by mouse, pen or finger. */
export class PointerDrag {
  readonly #handlers: DragHandlers;
  #press: PointerPress | null = null;
  #drag: Drag | null = null;
  /** The next click only ends a drag. */
  #isClickSpent = false;
  /** The touch has been handled, so the browser must not make a click of it. */
  #isTouchHandled = false;

  constructor(grid: HTMLElement, handlers: DragHandlers) {
    this.#handlers = handlers;
    grid.addEventListener("pointerdown", (event) => this.#down(event));
    grid.addEventListener("pointermove", (event) => this.#move(event));
    grid.addEventListener("pointerup", (event) => this.#up(event));
    grid.addEventListener("pointercancel", (event) => {
      if (this.#press?.pointer === event.pointerId) this.#cancel();
    });
    grid.addEventListener("touchend", (event) => {
      if (this.#isTouchHandled && event.cancelable) event.preventDefault();
    });
  }

  /** Drops the dragged piece, because the board has changed. */
  empty(): void {
    this.#end();
  }

  /** True if this click only ends a drag. */
  ends(click: MouseEvent): boolean {
    // A keyboard's click has no count.
    if (!this.#isClickSpent || click.detail === 0) return false;
    this.#isClickSpent = false;
    return true;
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.#isClickSpent = false;
    this.#isTouchHandled = false;
    const { target } = event;
    const cell = cellAt(target);
    if (cell === null || !(target instanceof Element)) return;
    const movable = this.#handlers.canGo(cell);
    if (!movable && !(event.pointerType === "touch" && this.#handlers.swipes(cell))) return;
    this.#press = {
      pointer: event.pointerId,
      cell: movable ? cell : null,
      x: event.clientX,
      y: event.clientY,
      at: event.timeStamp,
    };
    target.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId || press.cell === null) return;
    const [right, below] = [event.clientX - press.x, event.clientY - press.y];
    if (this.#drag === null) {
      const pitch = this.#handlers.pitch();
      const still = event.pointerType === "mouse" ? CLICK_MOUSE : CLICK_TOUCH;
      if (Math.hypot(right, below) < Math.min(still, pitch / 3)) return;
      const piece = this.#handlers.grab(press.cell);
      this.#isClickSpent = true;
      if (piece === null) {
        this.#press = null;
        return;
      }
      this.#drag = { piece, cell: press.cell, pitch, finger: NO_OFFSET, at: NO_OFFSET };
      document.addEventListener("keydown", this.#cancelOnEscape, true);
    }
    const drag = this.#drag;
    const finger: Offset = [right / drag.pitch, below / drag.pitch];
    drag.at = follow(drag.piece, drag.at, drag.finger, finger);
    drag.finger = finger;
    this.#handlers.carry(drag.piece.shifts(drag.at));
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const drag = this.#end();
    const isTouch = event.pointerType === "touch";
    const swipe = isTouch ? swipeOf(press, event) : null;
    this.#isTouchHandled = isTouch && (press.cell !== null || swipe !== null);
    if (drag !== null) this.#drop(drag, swipe);
    else if (swipe !== null) this.#handlers.swipe(swipe.direction);
    // Browsers make no click of a tap right after a swipe: they take it for stopping a scroll.
    else if (isTouch && press.cell !== null) this.#handlers.tap(press.cell);
  }

  #drop({ piece, at, cell }: Drag, swipe: Swipe | null): void {
    const handlers = this.#handlers;
    const nearest = nearestCell(at);
    if (swipe === null || !isHome(nearest)) {
      handlers.letGo(piece.drop(nearest));
      return;
    }
    const { direction, quick } = swipe;
    const [beyond, between, axis] = STEPS[direction];
    if (quick && piece.passes(between, axis)) {
      handlers.letGo(piece.drop(beyond));
      return;
    }
    handlers.letGo(piece.drop(NO_OFFSET));
    // The piece could not follow at all: moves the tile that can go this way, as an arrow key does.
    if (isHome(at) && handlers.swipes(cell)) handlers.swipe(direction);
  }

  #cancel(): void {
    if (this.#end() !== null) this.#handlers.letGo(false);
  }

  readonly #cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  };

  #end(): Drag | null {
    const drag = this.#drag;
    this.#press = null;
    this.#drag = null;
    document.removeEventListener("keydown", this.#cancelOnEscape, true);
    return drag;
  }
}
