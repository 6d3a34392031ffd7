import { isComposing } from "../platform/typing";

/** Enter and Space press the focused cell; the browser makes a click of them. */
export function isActivation(event: KeyboardEvent): boolean {
  return event.key === "Enter" || event.key === " ";
}

/** Where the focus goes from this cell, as in the ARIA grid pattern; `null` if the key is not for it. */
export function arrowStep(
  event: KeyboardEvent,
  cell: number,
  width: number,
  height: number,
): number | null {
  if (isComposing(event) || event.altKey || event.metaKey) return null;
  const column = cell % width;
  const row = Math.floor(cell / width);
  switch (event.key) {
    case "ArrowLeft":
      return column > 0 ? cell - 1 : cell;
    case "ArrowRight":
      return column < width - 1 ? cell + 1 : cell;
    case "ArrowUp":
      return row > 0 ? cell - width : cell;
    case "ArrowDown":
      return row < height - 1 ? cell + width : cell;
    case "Home":
      return event.ctrlKey ? 0 : row * width;
    case "End":
      return event.ctrlKey ? width * height - 1 : row * width + width - 1;
    default:
      return null;
  }
}
