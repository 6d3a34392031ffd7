import { isComposing } from "../platform/typing";

/** True if a key presses the focused cell. The browser makes a click of it. */
export function isActivation(event: KeyboardEvent): boolean {
  return event.key === "Enter" || event.key === " ";
}

/** The cell that a key moves the focus to, by the ARIA grid pattern with a block as one step; `null` for other keys. */
export function arrowStep(
  event: KeyboardEvent,
  cell: number,
  width: number,
  height: number,
  firstOf: (cell: number) => number,
): number | null {
  if (isComposing(event) || event.altKey || event.metaKey) return null;
  const column = cell % width;
  const row = Math.floor(cell / width);
  /** The next cell on this line with another piece, if there is one. */
  const beyond = (step: number, cells: number): number => {
    const line = Array.from({ length: cells }, (_, index) => cell + step * (index + 1));
    return line.find((next) => firstOf(next) !== firstOf(cell)) ?? cell;
  };
  switch (event.key) {
    case "ArrowLeft":
      return beyond(-1, column);
    case "ArrowRight":
      return beyond(1, width - 1 - column);
    case "ArrowUp":
      return beyond(-width, row);
    case "ArrowDown":
      return beyond(width, height - 1 - row);
    case "Home":
      return event.ctrlKey ? 0 : row * width;
    case "End":
      return event.ctrlKey ? width * height - 1 : row * width + width - 1;
    default:
      return null;
  }
}
