import { downloadText } from "../platform/download";

/** What a drawing needs of the page's styles to look the same alone. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "transform",
] as const;

/** A drawing of the page as a file of its own, on the ground that it has on the page. */
function pictureOf(drawing: SVGSVGElement, ground: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy);
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  paper.setAttribute("fill", ground);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

function dress(from: Element, to: Element): void {
  const computed = getComputedStyle(from);
  const style = STYLES.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(";");
  for (const { name } of [...to.attributes]) {
    if (/^(class|role|tabindex|aria-.*|data-.*|focusable)$/.test(name)) to.removeAttribute(name);
  }
  to.setAttribute("style", style);
  [...from.children].forEach((child, index) => {
    const other = to.children[index];
    if (other !== undefined) dress(child, other);
  });
}

/** Saves a drawing of the page as a file. */
export function savePicture(drawing: SVGSVGElement | null, name: string): void {
  if (drawing === null) return;
  const card = drawing.closest(".card");
  const ground = card === null ? "white" : getComputedStyle(card).backgroundColor;
  downloadText(name, "image/svg+xml", pictureOf(drawing, ground));
}
