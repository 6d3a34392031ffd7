import { expect, it, vi } from "vitest";
import { svgText } from "./svg-text";

it("has nothing in it that breaks the file", () => {
  // Browsers write text nodes as they are.
  vi.stubGlobal(
    "XMLSerializer",
    class {
      serializeToString = (text: string) => text;
    },
  );
  const text =
    "<text>\u0000a\u0001\ufffe\uffff\ud800b\u000b 🧩ア\n\t</text>" as unknown as SVGElement;
  expect(svgText(text)).toBe("<text>\ufffda\ufffd\ufffd\ufffd\ufffdb\ufffd 🧩ア\n\t</text>");
});
