// Import rules of www: folders, ranks within `model`, packages, and CSS classes of features.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

type Access = "static" | "dynamic" | "none";

/** Lowest first: a file imports from its own layer and from lower ones. */
const LAYERS = [
  "platform",
  "engine",
  "board",
  "model",
  "i18n",
  "ui",
  "app",
  "shell",
  "features",
  "styles",
  "element",
  "page",
  "main.tsx",
];

/** The layers within `model`; what lies beside these folders is open to all of them. */
const MODEL_RANKS = ["puzzle", "foreign", "play", "link", "state", "derived", "level", "scramble"];

/** Built separately: imports nothing from other layers, and is not imported. */
const SEPARATE = ["offline"];

/** The only files outside www. */
const DATA = ["../puzzles/collection.json"];

/** Which layers may import a package; by `import type` every layer may. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  preact: ["board", "ui", "shell", "features", "element", "page", "main.tsx"],
  "idb-keyval": ["platform", "engine"],
  "taisou/init": ["engine", "element"],
  "taisou/rules": ["engine", "element", "page", "main.tsx"],
  "taisou/solve": ["engine"],
  "taisou/survey": ["engine"],
  "taisou/worker": ["engine"],
  gifenc: ["features"],
  uqr: ["features"],
};
/** In tests also these, and the whole module. */
const TEST_PACKAGES = ["vitest", "fast-check", "taisou"];

const root = dirname(fileURLToPath(import.meta.url));

interface ImportArrow {
  readonly from: string;
  readonly to: string;
  readonly isDynamic: boolean;
  readonly isType: boolean;
}

/** How a file may import another: by any import, by `import()` only, or not at all. */
function accessTo(from: string, to: string): Access {
  const [layer = "", folder = ""] = from.split("/");
  const [otherLayer = "", otherFolder = ""] = to.split("/");
  if (SEPARATE.includes(layer) || SEPARATE.includes(otherLayer)) {
    return layer === otherLayer ? "static" : "none";
  }
  if (layer === "features" && otherLayer === "features") {
    return folder === otherFolder ? "static" : "dynamic";
  }
  if (layer === "model" && otherLayer === "model") {
    return MODEL_RANKS.indexOf(otherFolder) <= MODEL_RANKS.indexOf(folder) ? "static" : "none";
  }
  const rank = LAYERS.indexOf(otherLayer);
  return rank >= 0 && rank <= LAYERS.indexOf(layer) ? "static" : "none";
}

function packageAllowed({ from, to, isType }: ImportArrow): boolean {
  if (isTest(from) && (TEST_PACKAGES.includes(to) || to.startsWith("node:"))) return true;
  const module = to.replace(/_bg\.wasm\?url$/, "");
  const name = module.startsWith("taisou") ? module : (module.split("/")[0] ?? "");
  if (isType && name.startsWith("taisou")) return true;
  return PACKAGES[name]?.includes(from.split("/")[0] ?? "") ?? false;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|-in-tests\.tsx?$/.test(file);
}

function isAllowed(arrow: ImportArrow): boolean {
  const { from, to, isDynamic, isType } = arrow;
  if (DATA.includes(to)) return true;
  if (!to.startsWith("./") && !to.startsWith("../")) return packageAllowed(arrow);
  const access = accessTo(from, to.slice(2));
  return access === "static" || (access === "dynamic" && isDynamic && !isType);
}

const STATIC =
  /^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|@import\s+"([^"]+)"/gm;
const DYNAMIC = /\b(typeof\s+)?(?:import|new URL)\(\s*(?:"([^"]+)"|`([^`$]+)`)/g;
/** `import("...").Name` and `typeof import("...")` are types. */
const TYPE = /\bimport\(\s*["`]([^"`]+)["`]\s*\)\s*\.\s*[A-Z]/g;

/** The imports in a source, types and style sheets too. Paths are relative to www and begin with a dot. */
function arrowsOf(from: string, source: string): ImportArrow[] {
  const to = (path: string) => {
    if (!path.startsWith(".")) return path;
    const local = normalize(join(dirname(from), path))
      .split(sep)
      .join("/");
    return local.startsWith("..") ? local : `./${local}`;
  };
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const types = new Set([...code.matchAll(TYPE)].map(({ index }) => index));
  return [
    ...[...code.matchAll(STATIC)].map(([, type, path, sheet]) => ({
      from,
      to: to(path ?? sheet ?? ""),
      isDynamic: false,
      isType: type !== undefined,
    })),
    ...[...code.matchAll(DYNAMIC)].flatMap(({ 1: type, 2: path, 3: template, index }) => {
      const target = path ?? template ?? "";
      // `new URL` also takes addresses.
      if (target === "" || /^(?:https?:|#)/.test(target)) return [];
      return {
        from,
        to: to(target),
        isDynamic: true,
        isType: type !== undefined || types.has(index),
      };
    }),
  ];
}

function forbidden(arrows: readonly ImportArrow[]): string[] {
  return arrows
    .filter((arrow) => !isAllowed(arrow))
    .map(({ from, to, isDynamic }) => `${from} ${isDynamic ? "import()s" : "imports"} ${to}`);
}

const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => path.split(sep).join("/"))
  .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/^\w+\.test\.ts$/.test(path));

const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("the import rules", () => {
  it("know the layer of every file", () => {
    const known = [...LAYERS, ...SEPARATE];
    expect(files.filter((file) => !known.includes(file.split("/")[0] ?? ""))).toEqual([]);
    const inModel = files.flatMap((file) => /^model\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect(inModel.filter((folder) => !MODEL_RANKS.includes(folder))).toEqual([]);
  });

  it("hold for every import", () => {
    const arrows = files.flatMap((file) => arrowsOf(file, read(file)));
    expect(arrows.length).toBeGreaterThan(files.length);
    expect(forbidden(arrows)).toEqual([]);
  });

  it.each([
    ["model/state/state.ts", 'import type { App } from "../../app/app";', 1],
    ["model/state/state.ts", 'const app = import("../../app/app");', 1],
    ["model/state/state.ts", "const app = import(`../../app/app`);", 1],
    ["model/state/state.ts", 'import { hintFrom } from "../derived/hints";', 1],
    ["model/derived/hints.ts", 'import type { AppState } from "../state/state";', 0],
    ["model/memo-by.ts", 'import type { AppState } from "./state/state";', 1],
    ["model/play/play.ts", 'import { useState } from "preact/hooks";', 1],
    ["model/play/play.ts", 'import type { Metric } from "taisou";', 0],
    ["model/play/play.ts", 'import { parse } from "taisou";', 1],
    ["model/play/play.test.ts", 'import { parse } from "taisou";', 0],
    ["model/play/play.test.ts", 'import { step } from "../../../tests/page/taisou";', 1],
    ["app/app.ts", 'import { initialState } from "../model/state/state";', 0],
    ["app/app.ts", 'import { build } from "../../tools/build.mjs";', 1],
    ["app/entries.ts", 'import collection from "../../puzzles/collection.json";', 0],
    ["page/Page.tsx", 'import { Search } from "taisou/solve";', 1],
    ["app/app.ts", 'import { get } from "idb-keyval";', 1],
    ["features/play/BoardPanel.tsx", 'import { Drawing } from "../draw/Drawing";', 1],
    ["features/play/BoardPanel.tsx", 'const load = () => import("../draw/Drawing");', 0],
    ["features/play/BoardPanel.tsx", 'type A = import("../draw/Drawing").Drawing;', 1],
    ["features/play/BoardPanel.tsx", 'type A = typeof import("../draw/Drawing");', 1],
    ["ui/Button.tsx", 'import "../features/play/play.css";', 1],
    ["page/page.css", '@import "../features/play/play.css";', 0],
    ["offline/service-worker.ts", 'import { recall } from "../platform/storage";', 1],
  ])("judge in %s `%s`: %i against them", (from, source, count) => {
    expect(forbidden(arrowsOf(from, source))).toHaveLength(count);
  });
});

/** Compiles a line as a file of `model`, and returns the compiler's messages. */
function compiledInModel(line: string): string {
  const folder = mkdtempSync(join(tmpdir(), "model-"));
  try {
    writeFileSync(join(folder, "planted.ts"), line);
    const config = {
      extends: join(root, "../tsconfig.model.json"),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [join(folder, "planted.ts"), join(root, "model/hosts.d.ts")],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "../node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("model", () => {
  it.each(["document", "window", "localStorage", "navigator"])("has no `%s`", (name) =>
    expect(compiledInModel(`export const planted = ${name};`)).toContain(`'${name}'`),
  );

  it("has the globals of every host", () =>
    expect(compiledInModel('export const planted = new URL("https://a.example");')).toBe(""));
});
