/** Characters that no XML document may have: most control characters, noncharacters, halves of pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A drawing as the text of a file. What such a file cannot hold, as boards and titles may, is a mark of replacement there. */
export function svgText(drawing: SVGElement): string {
  return new XMLSerializer().serializeToString(drawing).replace(FORBIDDEN, "\ufffd");
}
