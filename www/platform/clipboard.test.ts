import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./clipboard";

afterEach(() => vi.unstubAllGlobals());

it("selects the text inside an open dialog, behind which nothing can be selected", async () => {
  const within: string[] = [];
  const container = (name: string) => ({ append: () => within.push(name) });
  const dialog = container("dialog");
  let open: typeof dialog | null = dialog;
  vi.stubGlobal("HTMLElement", class {});
  // Without HTTPS.
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", {
    activeElement: null,
    body: container("body"),
    createElement: () => ({ style: {}, setAttribute() {}, select() {}, remove() {} }),
    querySelector: (selector: string) => (selector === "dialog[open]" ? open : null),
    execCommand: (command: string) => command === "copy",
  });
  expect(await copyText("12/3*")).toBe(true);
  open = null;
  expect(await copyText("12/3*")).toBe(true);
  expect(within).toEqual(["dialog", "body"]);
});
