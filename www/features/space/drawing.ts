import { downloadText } from "../../platform/download";
import { dressed } from "../../ui/inline-styles";
import { svgText } from "../../ui/svg-text";

/** True if a key presses the focused element, as it would a button; prevents its default action. */
export function isPress(event: KeyboardEvent): boolean {
  const isPress = event.key === "Enter" || event.key === " ";
  if (isPress) event.preventDefault();
  return isPress;
}

/** Saves a drawing of the page as an SVG file, with the background of its card. */
export function saveDrawing(drawing: SVGSVGElement | null, name: string): void {
  if (drawing === null) return;
  const copy = dressed(drawing);
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const card = drawing.closest(".card");
  const background = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  background.setAttribute("width", "100%");
  background.setAttribute("height", "100%");
  background.setAttribute("fill", card === null ? "white" : getComputedStyle(card).backgroundColor);
  copy.prepend(background);
  downloadText(name, "image/svg+xml", svgText(copy));
}
