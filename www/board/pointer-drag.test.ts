import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DraggedPiece, Offset } from "./dragged-piece";
import { type DragHandlers, PointerDrag } from "./pointer-drag";

// Node has no elements and pointers: fakes with what PointerDrag uses.
class FakeElement extends EventTarget {
  readonly dataset: Record<string, string>;
  readonly captured: number[] = [];
  constructor(cell?: number) {
    super();
    this.dataset = cell === undefined ? {} : { cell: String(cell) };
  }
  closest(): FakeElement | null {
    return "cell" in this.dataset ? this : null;
  }
  setPointerCapture(pointer: number): void {
    this.captured.push(pointer);
  }
}

class FakeDocument extends EventTarget {
  /** Node 20 takes no boolean here, unlike `addEventListener`. */
  override removeEventListener(type: string, listener: EventListener, capture: boolean): void {
    super.removeEventListener(type, listener, { capture });
  }
}

const PITCH = 100;
const TILE = 4;
const WALL = 0;
let page: EventTarget;

beforeEach(() => {
  page = new FakeDocument();
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("document", page);
});
afterEach(() => void vi.unstubAllGlobals());

type Pointer = Partial<Pick<PointerEvent, "pointerId" | "pointerType" | "button" | "isPrimary">>;

/** A board with one tile that can go one cell to the right, and a pointer. */
function board({ isStuck = false, cannotBeTaken = false } = {}) {
  const calls: string[] = [];
  const piece: DraggedPiece = {
    passes: ([right, down], axis) => !isStuck && axis === 0 && right === 0 && down === 0,
    roams: () => false,
    shifts: (at) => new Map([[TILE, at]]),
    drop: (place) => {
      calls.push(`drop ${place}`);
      return place[0] !== 0;
    },
  };
  const round = ([right, down]: Offset) => `${right.toFixed(2)} ${down.toFixed(2)}`;
  const handlers: DragHandlers = {
    canGo: (cell) => cell === TILE,
    grab: (cell) => {
      calls.push(`grab ${cell}`);
      return cannotBeTaken ? null : piece;
    },
    tap: (cell) => calls.push(`tap ${cell}`),
    swipes: (cell) => cell !== WALL,
    swipe: (direction) => calls.push(`swipe ${direction}`),
    pitch: () => PITCH,
    carry: (shifts) => calls.push(...[...shifts].map(([cell, at]) => `carry ${cell} ${round(at)}`)),
    letGo: (changes) => calls.push(changes ? "change" : "back"),
  };
  const grid = new FakeElement();
  const drag = new PointerDrag(grid as unknown as HTMLElement, handlers);
  const defaults = { pointerId: 1, pointerType: "mouse", button: 0, isPrimary: true };
  let now = 0;
  let cell = new FakeElement(TILE);

  function point(type: string, x: number, y: number, pointer: Pointer): void {
    const event = new Event(type);
    const fields = {
      ...defaults,
      ...pointer,
      clientX: x,
      clientY: y,
      timeStamp: now,
      target: cell,
    };
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(event, name, { value });
    grid.dispatchEvent(event);
  }

  return {
    calls,
    drag,
    wait(millis: number): void {
      now += millis;
    },
    down(at: number | null, pointer: Pointer = {}): FakeElement {
      cell = new FakeElement(at ?? undefined);
      point("pointerdown", 0, 0, pointer);
      return cell;
    },
    move: (x: number, y: number, pointer: Pointer = {}) => point("pointermove", x, y, pointer),
    up: (x: number, y: number, pointer: Pointer = {}) => point("pointerup", x, y, pointer),
    cancel: (pointer: Pointer = {}) => point("pointercancel", 0, 0, pointer),
    press(key: string): boolean {
      const event = new Event("keydown", { cancelable: true });
      Object.defineProperty(event, "key", { value: key });
      page.dispatchEvent(event);
      return event.defaultPrevented;
    },
    /** True if the click after a touch is prevented. */
    touchEnds(cancelable = true): boolean {
      const event = new Event("touchend", { cancelable });
      grid.dispatchEvent(event);
      return event.defaultPrevented;
    },
    isSpent: (count = 1) => drag.ends({ detail: count } as MouseEvent),
  };
}

const TOUCH = { pointerType: "touch" } as const;

it("a mouse that hardly moves clicks", () => {
  const { down, move, up, calls, isSpent, touchEnds } = board();
  expect(down(TILE, { pointerId: 7 }).captured).toEqual([7]);
  move(3, 3, { pointerId: 7 });
  up(3, 3, { pointerId: 7 });
  expect(calls).toEqual([]);
  expect([isSpent(), touchEnds()]).toEqual([false, false]);
});

it("a piece follows the pointer, and the click after its drop does nothing", () => {
  const { down, move, up, calls, isSpent } = board();
  down(TILE);
  move(5, 0);
  move(60, 20);
  up(60, 20);
  expect(calls).toEqual(["grab 4", "carry 4 0.05 0.00", "carry 4 0.60 0.00", "drop 1,0", "change"]);
  // A click of the keyboard has no count.
  expect([isSpent(0), isSpent(), isSpent()]).toEqual([false, true, false]);
  move(90, 0);
  up(90, 0);
  expect(calls).toHaveLength(5);
});

it("a piece dragged less than half a cell goes back, unless a finger flicks it", () => {
  for (const [pointer, millis, ends] of [
    [{}, 100, ["drop 0,0", "back"]],
    [TOUCH, 349, ["drop 1,0", "change"]],
    [TOUCH, 350, ["drop 0,0", "back"]],
  ] as const) {
    const { down, move, up, wait, calls } = board();
    down(TILE, pointer);
    move(30, 2, pointer);
    wait(millis);
    up(30, 2, pointer);
    expect(calls.slice(2)).toEqual(ends);
  }
});

it("a finger within ten pixels taps, and the browser makes no click of it", () => {
  const { down, move, up, calls, touchEnds, isSpent } = board();
  down(TILE, TOUCH);
  move(7, 6, TOUCH);
  up(7, 6, TOUCH);
  expect(calls).toEqual(["tap 4"]);
  expect([touchEnds(), touchEnds(false), isSpent()]).toEqual([true, false, false]);
});

it("a swipe that moves no piece has one of four directions, if it is not diagonal", () => {
  for (const [x, y, swipes] of [
    [40, 5, ["swipe right"]],
    [-40, 5, ["swipe left"]],
    [5, 40, ["swipe down"]],
    [5, -40, ["swipe up"]],
    [30, 21, []],
    [9, 0, []],
  ] as const) {
    const { down, move, up, calls, touchEnds } = board();
    down(TILE + 1, TOUCH);
    move(x, y, TOUCH);
    up(x, y, TOUCH);
    expect(calls).toEqual(swipes);
    expect(touchEnds()).toBe(swipes.length > 0);
  }
});

it("a swipe on a piece that cannot go that way moves the tile that can", () => {
  const { down, move, up, calls } = board({ isStuck: true });
  down(TILE, TOUCH);
  move(0, 40, TOUCH);
  up(0, 40, TOUCH);
  expect(calls).toEqual(["grab 4", "carry 4 0.00 0.00", "drop 0,0", "back", "swipe down"]);
});

it("walls, other buttons, other fingers and a mouse on a tile that cannot move do nothing", () => {
  const { down, move, up, calls } = board();
  for (const [cell, pointer] of [
    [WALL, TOUCH],
    [null, TOUCH],
    [TILE + 1, {}],
    [TILE, { button: 2 }],
    [TILE, { isPrimary: false }],
  ] as const) {
    expect(down(cell, pointer).captured).toEqual([]);
    move(50, 0, pointer);
    up(50, 0, pointer);
  }
  down(TILE);
  move(50, 0, { pointerId: 2 });
  up(50, 0, { pointerId: 2 });
  expect(calls).toEqual([]);
});

it("a piece that cannot be grabbed is not dragged, and the press ends", () => {
  const { down, move, up, calls, isSpent } = board({ cannotBeTaken: true });
  down(TILE);
  move(50, 0);
  move(60, 0);
  up(60, 0);
  expect(calls).toEqual(["grab 4"]);
  expect(isSpent()).toBe(true);
});

it("Escape, a lost pointer and a new board end the drag; other keys do not", () => {
  const { down, move, up, press, cancel, calls, drag } = board();
  const take = () => {
    calls.length = 0;
    down(TILE);
    move(50, 0);
    calls.length = 0;
  };
  take();
  expect([press("a"), press("Escape"), press("Escape")]).toEqual([false, true, false]);
  expect(calls).toEqual(["back"]);
  take();
  cancel({ pointerId: 2 });
  expect(calls).toEqual([]);
  cancel();
  expect(calls).toEqual(["back"]);
  take();
  drag.empty();
  up(50, 0);
  expect(press("Escape")).toBe(false);
  expect(calls).toEqual([]);
  down(TILE);
  cancel();
  expect(calls).toEqual([]);
});
