import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DraggedPiece, Offset } from "./dragged-piece";
import { createPointerDrag, type DragHandlers } from "./pointer-drag";

// Node has neither elements nor pointers: as much of them as a grip asks for.
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
  /** Node 20 does not take a boolean here, other than `addEventListener`. */
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

/** A board in which one tile can go a cell to the right, and a finger on it. */
function board({ isStuck = false, cannotBeTaken = false } = {}) {
  const heard: string[] = [];
  const hold: DraggedPiece = {
    passes: ([right, down], axis) => !isStuck && axis === 0 && right === 0 && down === 0,
    roams: () => false,
    shifts: (at) => new Map([[TILE, at]]),
    drop: (place) => {
      heard.push(`drop ${place}`);
      return place[0] !== 0;
    },
  };
  const round = ([right, down]: Offset) => `${right.toFixed(2)} ${down.toFixed(2)}`;
  const work: DragHandlers = {
    canGo: (cell) => cell === TILE,
    grab: (cell) => {
      heard.push(`grab ${cell}`);
      return cannotBeTaken ? null : hold;
    },
    tap: (cell) => heard.push(`tap ${cell}`),
    swipes: (cell) => cell !== WALL,
    swipe: (direction) => heard.push(`swipe ${direction}`),
    pitch: () => PITCH,
    carry: (shifts) => heard.push(...[...shifts].map(([cell, at]) => `carry ${cell} ${round(at)}`)),
    letGo: (changes) => heard.push(changes ? "change" : "back"),
  };
  const grid = new FakeElement();
  const grip = createPointerDrag(grid as unknown as HTMLElement, work);
  const defaults = { pointerId: 1, pointerType: "mouse", button: 0, isPrimary: true };
  let now = 0;
  let cell = new FakeElement(TILE);

  function point(type: string, x: number, y: number, pointer: Pointer): void {
    const event = new Event(type);
    const said = { ...defaults, ...pointer, clientX: x, clientY: y, timeStamp: now, target: cell };
    for (const [name, value] of Object.entries(said)) Object.defineProperty(event, name, { value });
    grid.dispatchEvent(event);
  }

  return {
    heard,
    grip,
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
    /** Whether the click that would follow a touch is prevented. */
    touchEnds(cancelable = true): boolean {
      const event = new Event("touchend", { cancelable });
      grid.dispatchEvent(event);
      return event.defaultPrevented;
    },
    isSpent: (count = 1) => grip.ends({ detail: count } as MouseEvent),
  };
}

const TOUCH = { pointerType: "touch" } as const;

it("a mouse that hardly moves clicks: nothing is taken up, and the click counts", () => {
  const { down, move, up, heard, isSpent, touchEnds } = board();
  expect(down(TILE, { pointerId: 7 }).captured).toEqual([7]);
  move(3, 3, { pointerId: 7 });
  up(3, 3, { pointerId: 7 });
  expect(heard).toEqual([]);
  expect([isSpent(), touchEnds()]).toEqual([false, false]);
});

it("a piece follows the pointer, stays where it is let go, and the click that follows is none", () => {
  const { down, move, up, heard, isSpent } = board();
  down(TILE);
  move(5, 0);
  move(60, 20);
  up(60, 20);
  expect(heard).toEqual(["grab 4", "carry 4 0.05 0.00", "carry 4 0.60 0.00", "drop 1,0", "change"]);
  // A keyboard's click, which has no count, ends nothing.
  expect([isSpent(0), isSpent(), isSpent()]).toEqual([false, true, false]);
  move(90, 0);
  up(90, 0);
  expect(heard).toHaveLength(5);
});

it("a piece that was carried less than half a cell goes back, unless a finger flicks it", () => {
  for (const [pointer, millis, ends] of [
    [{}, 100, ["drop 0,0", "back"]],
    [TOUCH, 349, ["drop 1,0", "change"]],
    [TOUCH, 350, ["drop 0,0", "back"]],
  ] as const) {
    const { down, move, up, wait, heard } = board();
    down(TILE, pointer);
    move(30, 2, pointer);
    wait(millis);
    up(30, 2, pointer);
    expect(heard.slice(2)).toEqual(ends);
  }
});

it("a finger may tremble more than a mouse: within ten pixels it taps, and no click is made of that", () => {
  const { down, move, up, heard, touchEnds, isSpent } = board();
  down(TILE, TOUCH);
  move(7, 6, TOUCH);
  up(7, 6, TOUCH);
  expect(heard).toEqual(["tap 4"]);
  expect([touchEnds(), touchEnds(false), isSpent()]).toEqual([true, false, false]);
});

it("a swipe from where no piece goes along means its direction, of the four that are plain", () => {
  for (const [x, y, swipes] of [
    [40, 5, ["swipe right"]],
    [-40, 5, ["swipe left"]],
    [5, 40, ["swipe down"]],
    [5, -40, ["swipe up"]],
    [30, 21, []],
    [9, 0, []],
  ] as const) {
    const { down, move, up, heard, touchEnds } = board();
    down(TILE + 1, TOUCH);
    move(x, y, TOUCH);
    up(x, y, TOUCH);
    expect(heard).toEqual(swipes);
    expect(touchEnds()).toBe(swipes.length > 0);
  }
});

it("a swipe on a piece that cannot go that way means the tile that can", () => {
  const { down, move, up, heard } = board({ isStuck: true });
  down(TILE, TOUCH);
  move(0, 40, TOUCH);
  up(0, 40, TOUCH);
  expect(heard).toEqual(["grab 4", "carry 4 0.00 0.00", "drop 0,0", "back", "swipe down"]);
});

it("walls, other buttons, other fingers and a mouse on a tile that cannot move do nothing", () => {
  const { down, move, up, heard } = board();
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
  expect(heard).toEqual([]);
});

it("what cannot be taken up is not carried, and the press is over", () => {
  const { down, move, up, heard, isSpent } = board({ cannotBeTaken: true });
  down(TILE);
  move(50, 0);
  move(60, 0);
  up(60, 0);
  expect(heard).toEqual(["grab 4"]);
  expect(isSpent()).toBe(true);
});

it("Escape, a lost pointer and a new board put back what is carried; other keys do not", () => {
  const { down, move, up, press, cancel, heard, grip } = board();
  const take = () => {
    heard.length = 0;
    down(TILE);
    move(50, 0);
    heard.length = 0;
  };
  take();
  expect([press("a"), press("Escape"), press("Escape")]).toEqual([false, true, false]);
  expect(heard).toEqual(["back"]);
  take();
  cancel({ pointerId: 2 });
  expect(heard).toEqual([]);
  cancel();
  expect(heard).toEqual(["back"]);
  take();
  grip.empty();
  up(50, 0);
  expect(press("Escape")).toBe(false);
  expect(heard).toEqual([]);
  down(TILE);
  cancel();
  expect(heard).toEqual([]);
});
