import { follow, type Hold, NOWHERE, nearestPlace, type Offset } from "./drag";

/** What a hand on the board is told, and asks for. */
export interface HandWork {
  /** Takes up the piece on a cell; `null` if it cannot be. */
  grab(cell: number): Hold | null;
  /** A finger has tapped a cell. */
  tap(cell: number): void;
  /** From one cell to the next, in pixels. */
  pitch(): number;
  /** Draws the tiles this far from their cells while they are in the hand. */
  carry(shifts: ReadonlyMap<number, Offset>): void;
  /** The hand is empty: the board is about to change, or all goes back to where it was. */
  letGo(changes: boolean): void;
}

export interface Hand {
  /** The board has changed under the hand: whatever it held is there no more. */
  empty(): void;
  /** Whether this click is only the end of a drag. */
  ends(click: MouseEvent): boolean;
}

/** A press that goes no farther than this, in pixels, is a click. Fingers are less steady. */
const CLICK_MOUSE = 5;
const CLICK_TOUCH = 10;

interface Press {
  readonly pointer: number;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly hold: Hold;
  readonly pitch: number;
  /** Where the finger is, and where the piece, in cells from where it was taken up. */
  finger: Offset;
  at: Offset;
}

/** Pieces follow the pointer: mouse, pen and finger alike. */
export function createHand(grid: HTMLElement, work: HandWork): Hand {
  let press: Press | null = null;
  let drag: Drag | null = null;
  /** The click that ends the press is none. */
  let spent = false;
  /** Nor is what the browser would make of the touch. */
  let touched = false;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    spent = false;
    touched = false;
    const target = event.target instanceof Element ? event.target.closest("[data-cell]") : null;
    if (!(target instanceof HTMLElement) || target.getAttribute("aria-disabled") !== "false")
      return;
    press = {
      pointer: event.pointerId,
      cell: Number(target.dataset.cell),
      x: event.clientX,
      y: event.clientY,
    };
    target.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (press?.pointer !== event.pointerId) return;
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
      drag = { hold, pitch, finger: NOWHERE, at: NOWHERE };
      document.addEventListener("keydown", backOnEscape, true);
    }
    const finger: Offset = [right / drag.pitch, below / drag.pitch];
    drag.at = follow(drag.hold, drag.at, drag.finger, finger);
    drag.finger = finger;
    work.carry(drag.hold.shifts(drag.at));
  }

  function up(event: PointerEvent): void {
    if (press?.pointer !== event.pointerId) return;
    const { cell } = press;
    const held = end();
    touched = event.pointerType === "touch";
    // Browsers make no click of a tap that comes soon after a swipe: they take it for stopping a scroll.
    if (held === null && touched) work.tap(cell);
    if (held !== null) work.letGo(held.hold.drop(nearestPlace(held.at)));
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
