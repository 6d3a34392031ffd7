// Who may import whom in www: platform, engine, board < model < i18n < app < kit < features < element, page < main. A file imports only
// from its own folder or one further left, and a feature reaches another only by `import()`.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

type Access = "static" | "dynamic" | "none";

/** From left to right. What stands beside the row is for nobody: the service worker is built alone. */
const ROW = [
  "platform",
  "engine",
  "board",
  "model",
  "i18n",
  "app",
  "kit",
  "features",
  "styles",
  "element",
  "page",
  "main.tsx",
];
const ALONE = ["offline"];

const root = dirname(fileURLToPath(import.meta.url));

/** How far a file may go to get another: by any import, by `import()` only, or not at all. */
function reach(from: string, to: string): Access {
  const [a = "", feature] = from.split("/");
  const [b = "", other] = to.split("/");
  if (ALONE.includes(a) || ALONE.includes(b)) return a === b ? "static" : "none";
  if (a === "features" && b === "features") return feature === other ? "static" : "dynamic";
  return ROW.indexOf(b) <= ROW.indexOf(a) ? "static" : "none";
}

interface ImportArrow {
  readonly from: string;
  readonly to: string;
  readonly isDynamic: boolean;
}

const STATIC = /(?:\bfrom|^import|@import)\s+"(\.[^"]+)"/gm;
const DYNAMIC = /\b(?:import|new URL)\(\s*"(\.[^"]+)"/g;

/** Imports as the sources write them, types and styles too. */
function arrowsOf(from: string, source: string): ImportArrow[] {
  const to = (path: string) =>
    normalize(join(dirname(from), path))
      .split(sep)
      .join("/");
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = (pattern: RegExp, isDynamic: boolean) =>
    [...code.matchAll(pattern)].map(([, path = ""]) => ({ from, to: to(path), isDynamic }));
  return [...found(STATIC, false), ...found(DYNAMIC, true)];
}

function wrong(arrows: readonly ImportArrow[]): string[] {
  return arrows
    .filter(({ from, to, isDynamic }) => {
      const reached = reach(from, to);
      return reached === "none" || (reached === "dynamic" && !isDynamic);
    })
    .map(({ from, to, isDynamic }) => `${from} ${isDynamic ? "import()s" : "imports"} ${to}`);
}

const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => path.split(sep).join("/"))
  .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/^\w+\.test\.ts$/.test(path));

describe("the layers of the page", () => {
  it("have a place for every file", () => {
    const places = [...ROW, ...ALONE];
    expect(files.filter((file) => !places.includes(file.split("/")[0] ?? ""))).toEqual([]);
  });

  it("are kept by every import", () => {
    const arrows = files.flatMap((file) => arrowsOf(file, readFileSync(join(root, file), "utf8")));
    expect(arrows.length).toBeGreaterThan(files.length);
    expect(wrong(arrows)).toEqual([]);
  });

  it.each([
    ["model/state/state.ts", 'import type { App } from "../../app/app";', 1],
    ["model/state/state.ts", 'const app = import("../../app/app");', 1],
    ["app/app.ts", 'import { initialState } from "../model/state/state";', 0],
    ["features/play/BoardPanel.tsx", 'import { Drawing } from "../draw/Drawing";', 1],
    ["features/play/BoardPanel.tsx", 'const load = () => import("../draw/Drawing");', 0],
    ["kit/Button.tsx", 'import "../features/play/play.css";', 1],
    ["page/page.css", '@import "../features/play/play.css";', 0],
    ["offline/service-worker.ts", 'import { recall } from "../platform/storage";', 1],
  ])("see in %s that `%s` is %i against the rule", (from, source, count) => {
    expect(wrong(arrowsOf(from, source))).toHaveLength(count);
  });
});
