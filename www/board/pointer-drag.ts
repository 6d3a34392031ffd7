import type { Direction } from "taisou";
import {
  type Axis,
  type DraggedPiece,
  follow,
  NO_OFFSET,
  nearestCell,
  type Offset,
} from "./dragged-piece";

/** What a hand on the board is told, and asks for. */
export interface DragHandlers {
  /** Whether the piece on a cell can go anywhere. */
  canGo(cell: number): boolean;
  /** Takes up the piece on a cell; `null` if it cannot be. */
  grab(cell: number): DraggedPiece | null;
  /** A finger has tapped a cell. */
  tap(cell: number): void;
  /** Whether a swipe from a cell whose piece does not go along means anything. */
  swipes(cell: number): boolean;
  /** A finger has swiped this way, and what it touched has not gone along. */
  swipe(direction: Direction): void;
  /** From one cell to the next, in pixels. */
  pitch(): number;
  /** Draws the tiles this far from their cells while they are in the hand. */
  carry(shifts: ReadonlyMap<number, Offset>): void;
  /** The hand is empty: the board is about to change, or all goes back to where it was. */
  letGo(changes: boolean): void;
}

export interface PointerDrag {
  /** The board has changed under the hand: whatever it held is there no more. */
  empty(): void;
  /** Whether this click is only the end of a drag. */
  ends(click: MouseEvent): boolean;
}

/** A press that goes no farther than this, in pixels, is a click. Fingers are less steady. */
const CLICK_MOUSE = 5;
const CLICK_TOUCH = 10;

/** A finger that is gone sooner than this, in milliseconds, has flicked: the piece goes on, however short the way was. */
const FLICK_MILLIS = 350;

interface PointerPress {
  readonly pointer: number;
  /** `null`: what is there cannot be dragged. */
  readonly cell: number | null;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Drag {
  readonly hold: DraggedPiece;
  /** Where the piece was taken up. */
  readonly cell: number;
  readonly pitch: number;
  /** Where the finger is, and where the piece, in cells from where it was taken up. */
  finger: Offset;
  at: Offset;
}

interface Swipe {
  readonly direction: Direction;
  readonly quick: boolean;
}

/** For each direction the place one cell that way, and where the way there begins for `DraggedPiece.passes`. */
const STEPS: Record<Direction, readonly [to: Offset, from: Offset, axis: Axis]> = {
  right: [[1, 0], NO_OFFSET, 0],
  left: [[-1, 0], [-1, 0], 0],
  down: [[0, 1], NO_OFFSET, 1],
  up: [[0, -1], [0, -1], 1],
};

/** The cell that something in the board belongs to; `null` beside the cells. */
export function cellAt(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest("[data-cell]") : null;
  return cell instanceof HTMLElement ? Number(cell.dataset.cell) : null;
}

function isHome([right, down]: Offset): boolean {
  return right === 0 && down === 0;
}

/** The way that a finger has gone since it came down; `null` if that is no way to speak of, or between two ways. */
function swipeOf({ x, y, at }: PointerPress, event: PointerEvent): Swipe | null {
  const [right, down] = [event.clientX - x, event.clientY - y];
  const [far, near] = [Math.abs(right), Math.abs(down)].sort((one, other) => other - one);
  if (far === undefined || near === undefined || far < CLICK_TOUCH || far < near * 1.5) return null;
  const across = far === Math.abs(right);
  const direction = across ? (right > 0 ? "right" : "left") : down > 0 ? "down" : "up";
  return { direction, quick: event.timeStamp - at < FLICK_MILLIS };
}

/** Pieces follow the pointer: mouse, pen and finger alike. */
export function createPointerDrag(grid: HTMLElement, work: DragHandlers): PointerDrag {
  let press: PointerPress | null = null;
  let drag: Drag | null = null;
  /** The click that ends the press is none. */
  let spent = false;
  /** Nor is what the browser would make of the touch. */
  let touched = false;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    spent = false;
    touched = false;
    const { target } = event;
    const cell = cellAt(target);
    if (cell === null || !(target instanceof Element)) return;
    const movable = work.canGo(cell);
    if (!movable && !(event.pointerType === "touch" && work.swipes(cell))) return;
    press = {
      pointer: event.pointerId,
      cell: movable ? cell : null,
      x: event.clientX,
      y: event.clientY,
      at: event.timeStamp,
    };
    target.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (press?.pointer !== event.pointerId || press.cell === null) return;
    const [right, below] = [event.clientX - press.x, event.clientY - press.y];
    if (drag === null) {
      const pitch = work.pitch();
      const still = event.pointerType === "mouse" ? CLICK_MOUSE : CLICK_TOUCH;
      if (Math.hypot(right, below) < Math.min(still, pitch / 3)) return;
      const hold = work.grab(press.cell);
      spent = true;
      if (hold === null) {
        press = null;
        return;
      }
      drag = { hold, cell: press.cell, pitch, finger: NO_OFFSET, at: NO_OFFSET };
      document.addEventListener("keydown", backOnEscape, true);
    }
    const finger: Offset = [right / drag.pitch, below / drag.pitch];
    drag.at = follow(drag.hold, drag.at, drag.finger, finger);
    drag.finger = finger;
    work.carry(drag.hold.shifts(drag.at));
  }

  function up(event: PointerEvent): void {
    if (press?.pointer !== event.pointerId) return;
    const begun = press;
    const held = end();
    const swipe = event.pointerType === "touch" ? swipeOf(begun, event) : null;
    touched = event.pointerType === "touch" && (begun.cell !== null || swipe !== null);
    // Browsers make no click of a tap that comes soon after a swipe: they take it for stopping a scroll.
    if (held === null && swipe === null && touched && begun.cell !== null) work.tap(begun.cell);
    if (held === null && swipe !== null) work.swipe(swipe.direction);
    if (held !== null) drop(held, swipe);
  }

  function drop(held: Drag, swipe: Swipe | null): void {
    const place = nearestCell(held.at);
    if (swipe === null || !isHome(place)) {
      work.letGo(held.hold.drop(place));
      return;
    }
    const { direction, quick } = swipe;
    const [beyond, between, axis] = STEPS[direction];
    if (quick && held.hold.passes(between, axis)) {
      work.letGo(held.hold.drop(beyond));
      return;
    }
    work.letGo(held.hold.drop(NO_OFFSET));
    // It could not go along at all: meant is the tile that can, as with an arrow key.
    if (isHome(held.at) && work.swipes(held.cell)) work.swipe(direction);
  }

  function cancel(event: PointerEvent): void {
    if (press?.pointer === event.pointerId && end() !== null) work.letGo(false);
  }

  function backOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (end() !== null) work.letGo(false);
  }

  function end(): Drag | null {
    const held = drag;
    press = null;
    drag = null;
    document.removeEventListener("keydown", backOnEscape, true);
    return held;
  }

  grid.addEventListener("pointerdown", down);
  grid.addEventListener("pointermove", move);
  grid.addEventListener("pointerup", up);
  grid.addEventListener("pointercancel", cancel);
  grid.addEventListener("touchend", (event) => {
    if (touched && event.cancelable) event.preventDefault();
  });

  return {
    empty: () => void end(),
    ends(click) {
      // A keyboard's click has no count, and ends nothing.
      const is = spent && click.detail > 0;
      if (is) spent = false;
      return is;
    },
  };
}
