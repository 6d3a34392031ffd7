import type { Direction } from "taisou";
import { isComposing, takesText } from "../platform/typing";

/** All keys, for the handler and the help, which has a line for each command. */
const TABLE = [
  { command: "slide", key: "arrow" },
  { command: "slideLine", key: "arrow", shift: true },
  { command: "pick", key: "enter", on: "piece" },
  { command: "pick", key: " ", on: "piece" },
  { command: "push", key: "arrow", on: "picked" },
  { command: "letGo", key: "escape", on: "picked" },
  { command: "draw", key: "enter", on: "drawing" },
  { command: "draw", key: " ", on: "drawing" },
  { command: "undo", key: "z" },
  { command: "undo", key: "z", control: true },
  { command: "redo", key: "y" },
  { command: "redo", key: "z", shift: true },
  { command: "redo", key: "z", control: true, shift: true },
  { command: "redo", key: "y", control: true },
  { command: "hint", key: "h" },
  { command: "solve", key: "s" },
  { command: "scramble", key: "n" },
  { command: "restart", key: "r" },
  { command: "tellApart", key: "t" },
  { command: "copyLink", key: "l" },
  { command: "edit", key: "e" },
  { command: "playReplay", key: " " },
  { command: "back", key: "," },
  { command: "on", key: "." },
  { command: "escape", key: "escape" },
  { command: "help", key: "?" },
] as const;

export type Command = (typeof TABLE)[number]["command"];

interface KeyLine {
  readonly command: Command;
  /** `KeyboardEvent.key`, in lower case. */
  readonly key: string;
  readonly shift?: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly control?: boolean;
  /** `picked`: only with a picked piece, then first. `piece`, `drawing`: with the focus on one, which listens itself. */
  readonly on?: "piece" | "picked" | "drawing";
}

export const KEYS: readonly KeyLine[] = TABLE;

const ARROWS: Readonly<Record<string, Direction>> = {
  arrowup: "up",
  arrowright: "right",
  arrowdown: "down",
  arrowleft: "left",
};

/** The direction of an arrow key; `null` for any other key. */
export function arrowOf(event: KeyboardEvent): Direction | null {
  return ARROWS[event.key.toLowerCase()] ?? null;
}

export interface KeyPress {
  readonly command: Command;
  readonly direction: Direction | null;
}

/** The command of a key press, if any. Letters work only outside text fields, and while switched on (WCAG 2.1.4). */
export function pressOf(
  event: KeyboardEvent,
  singleKeys: boolean,
  picked: boolean,
): KeyPress | null {
  if (isComposing(event) || event.altKey || event.defaultPrevented) return null;
  const control = event.ctrlKey || event.metaKey;
  const direction = arrowOf(event);
  const key = direction === null ? event.key.toLowerCase() : "arrow";
  const printable = event.key.length === 1;
  const inText = takesText(event.target);
  // Text fields keep the browser's own Undo.
  if (inText && key !== "escape") return null;
  if (!inText && usesKey(event.target, event.key)) return null;
  if (printable && !control && key !== " " && !singleKeys) return null;

  const lineOn = (on: KeyLine["on"]) =>
    KEYS.find(
      (one) =>
        one.on === on &&
        one.key === key &&
        (one.control ?? false) === control &&
        // `?` needs Shift on many keyboards.
        (key === "?" || (one.shift ?? false) === event.shiftKey),
    );
  const line = (picked ? lineOn("picked") : undefined) ?? lineOn(undefined);
  return line === undefined ? null : { command: line.command, direction };
}

/** True if the focused control handles this key: Space presses buttons, arrows move sliders. */
function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const slider = target instanceof HTMLInputElement && target.type === "range";
  if (slider) return key.startsWith("Arrow");
  if (key === " ") return target.closest("button, summary, a, input") !== null;
  return false;
}
