import { downloadText } from "../platform/download";

/** What a drawing needs of the page's styles to look the same alone, and what is so if nothing says otherwise. */
const OWN = { opacity: "1", transform: "none" } as const;

/** The same, where children have it from their parents. */
const INHERITED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
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

function dress(from: Element, to: Element, parent: CSSStyleDeclaration | null = null): void {
  const computed = getComputedStyle(from);
  const styles: string[] = [];
  const add = (name: string, otherwise: string | undefined) => {
    const value = computed.getPropertyValue(name);
    if (value !== otherwise) styles.push(`${name}:${value}`);
  };
  for (const name of INHERITED) add(name, parent?.getPropertyValue(name));
  for (const [name, otherwise] of Object.entries(OWN)) add(name, otherwise);
  for (const { name } of [...to.attributes]) {
    if (/^(class|role|tabindex|aria-.*|data-.*|focusable)$/.test(name)) to.removeAttribute(name);
  }
  if (styles.length > 0) to.setAttribute("style", styles.join(";"));
  [...from.children].forEach((child, index) => {
    const other = to.children[index];
    if (other !== undefined) dress(child, other, computed);
  });
}

/** Saves a drawing of the page as a file. */
export function savePicture(drawing: SVGSVGElement | null, name: string): void {
  if (drawing === null) return;
  const card = drawing.closest(".card");
  const ground = card === null ? "white" : getComputedStyle(card).backgroundColor;
  downloadText(name, "image/svg+xml", pictureOf(drawing, ground));
}
