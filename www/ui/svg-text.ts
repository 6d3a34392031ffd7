/** Characters that XML 1.0 forbids: most control characters, noncharacters, lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A drawing as the text of a file. Characters that XML forbids become U+FFFD. */
export function svgText(drawing: SVGElement): string {
  return new XMLSerializer().serializeToString(drawing).replace(FORBIDDEN, "\ufffd");
}
