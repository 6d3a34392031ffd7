/** Properties that a drawing needs inline to look the same outside the page, with their initial values. */
const OWN = { opacity: "1", transform: "none" } as const;

/** The same for inherited properties. */
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

/** A copy of a drawing with its computed styles inline. */
export function dressed(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy);
  return copy;
}

function dress(from: Element, to: SVGElement, parent: CSSStyleDeclaration | null = null): void {
  const computed = getComputedStyle(from);
  const styles: string[] = [];
  const add = (name: string, otherwise: string | undefined) => {
    const value = computed.getPropertyValue(name);
    if (value !== otherwise) styles.push(`${name}:${plain(value)}`);
  };
  for (const name of INHERITED) add(name, parent?.getPropertyValue(name));
  for (const [name, otherwise] of Object.entries(OWN)) add(name, otherwise);
  for (const { name } of [...to.attributes]) {
    const isOfPage = /^(class|style|role|tabindex|aria-.*|data-.*|focusable)$/.test(name);
    if (isOfPage) to.removeAttribute(name);
  }
  // The Content-Security-Policy refuses a `style` attribute.
  if (styles.length > 0) to.style.cssText = styles.join(";");
  [...from.children].forEach((child, index) => {
    const other = to.children[index];
    if (other instanceof SVGElement) dress(child, other, computed);
  });
}

/** RGB forms of colours in newer colour spaces, which few drawing programs read. */
const known = new Map<string, string>();

function plain(value: string): string {
  if (!/^(?:color|oklab|oklch|lab|lch)\(/.test(value)) return value;
  let colour = known.get(value);
  if (colour === undefined) {
    colour = inRgb(value);
    known.set(value, colour);
  }
  return colour;
}

function inRgb(value: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (context === null) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
