import { downloadText } from "../../platform/download";
import { dressed } from "../../ui/inline-styles";
import { svgText } from "../../ui/svg-text";

/** A drawing of the page as a file of its own, on the ground that it has on the page. */
function pictureOf(drawing: SVGSVGElement, ground: string): string {
  const copy = dressed(drawing);
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  paper.setAttribute("fill", ground);
  copy.prepend(paper);
  return svgText(copy);
}

/** Saves a drawing of the page as a file. */
export function savePicture(drawing: SVGSVGElement | null, name: string): void {
  if (drawing === null) return;
  const card = drawing.closest(".card");
  const ground = card === null ? "white" : getComputedStyle(card).backgroundColor;
  downloadText(name, "image/svg+xml", pictureOf(drawing, ground));
}
