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
const MODEL_RANKS = [
  "puzzle",
  "foreign",
  "play",
  "today",
  "link",
  "practice",
  "state",
  "derived",
  "level",
  "scramble",
];

/** Built separately: imports nothing from other layers, and is not imported. */
const SEPARATE = ["offline"];

/** The only files outside www. */
const DATA = ["collection", "levels", "readings"].map((name) => `../puzzles/${name}.json`);

/** Has the texts of every feature, for all features. */
const ALL_TEXTS = "features/feature-texts";

/** Which layers may import a package; by `import type` every layer may. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  preact: ["board", "ui", "shell", "features", "element", "page", "main.tsx"],
  "idb-keyval": ["platform", "engine"],
  "taisou/init": ["engine", "element"],
  "taisou/rules": ["engine", "element", "page", "main.tsx"],
  "taisou/solve": ["engine"],
  "taisou/survey": ["engine"],
  "taisou/worker": ["engine"],
  "taisou/certificate": ["features"],
  "taisou/check": ["engine", "features"],
  gifenc: ["features"],
  uqr: ["features"],
};
/** In tests also these, and the whole module. */
const LINKIFIERS = ["autolinker", "linkify-it", "linkifyjs", "twitter-text"];
const TEST_PACKAGES = [
  "vitest",
  "fast-check",
  "fake-indexeddb",
  "idb-keyval",
  "taisou",
  ...LINKIFIERS,
];

/** The cascade layers that a style sheet may add to, by folder, lowest first; `styles/tokens.css` declares the order. */
const SHEET_LAYERS: Readonly<Record<string, readonly string[]>> = {
  styles: ["base", "states"],
  ui: ["ui"],
  board: ["board"],
  features: ["features"],
  page: ["page"],
  element: ["page"],
};

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
    return folder === otherFolder || to === ALL_TEXTS ? "static" : "dynamic";
  }
  if (layer === "model" && otherLayer === "model") {
    return MODEL_RANKS.indexOf(otherFolder) <= MODEL_RANKS.indexOf(folder) ? "static" : "none";
  }
  const rank = LAYERS.indexOf(otherLayer);
  return rank >= 0 && rank <= LAYERS.indexOf(layer) ? "static" : "none";
}

function packageAllowed({ from, to, isType }: ImportArrow): boolean {
  if (isTest(from) && (TEST_PACKAGES.includes(to) || to.startsWith("node:"))) return true;
  const module = to.replace(/_bg\.wasm\?url$|\.mjs$|\.py\?url$/, "");
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
  if (from === `${ALL_TEXTS}.ts` && isType && to.endsWith("/ja")) return true;
  const access = accessTo(from, to.slice(2));
  return access === "static" || (access === "dynamic" && isDynamic && !isType);
}

const STATIC =
  /^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|@import\s+"([^"]+)"/gm;
const DYNAMIC = /\b(typeof\s+)?(?:import|import\.meta\.glob|new URL)\(\s*(?:"([^"]+)"|`([^`$]+)`)/g;
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
    ["features/feature-texts.ts", 'interface A { draw: typeof import("./draw/ja").texts }', 0],
    ["features/feature-texts.ts", 'import { texts } from "./draw/ja";', 1],
    ["features/how/ShareButton.tsx", 'import { featureTexts } from "../feature-texts";', 0],
    ["ui/Button.tsx", 'import "../features/play/tally.css";', 1],
    ["page/page.css", '@import "../features/play/tally.css";', 0],
    ["offline/service-worker.ts", 'import { recall } from "../platform/storage";', 1],
  ])("judge in %s `%s`: %i against them", (from, source, count) => {
    expect(forbidden(arrowsOf(from, source))).toHaveLength(count);
  });
});

interface Source {
  readonly file: string;
  readonly text: string;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** The class names in the selectors of a style sheet, or in the class attributes of a component. */
function classesIn({ file, text }: Source): string[] {
  const code = withoutComments(text);
  if (file.endsWith(".css")) {
    const rules = code.replace(/@import.*/g, "");
    return Array.from(rules.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name);
  }
  const values = code.matchAll(
    /\bclass(?:Name)?\s*=\s*(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\}|([^=;]*);)|classList\.\w+\(([^)]*)\)/g,
  );
  return Array.from(values).flatMap(([, text, ...expressions]) => {
    const strings = expressions.join().match(/"[^"]*"/g) ?? [];
    const templates = expressions.join().match(/`[^`]*`/g) ?? [];
    const literals = [...strings, ...templates.map((one) => one.replace(/\$\{[^}]*\}/g, " "))];
    return [text, ...literals].join(" ").match(/[a-z][\w-]*/gi) ?? [];
  });
}

/** `features/play` of `features/play/Toolbar.tsx`; otherwise the layer. */
function folderOf(file: string): string {
  return file.split("/", file.startsWith("features/") ? 2 : 1).join("/");
}

/**
 * The uses of a feature's classes outside its folder. A class is a feature's if style sheets of that feature have a rule
 * for it, and none of the lower folders has.
 */
function foreignClasses(sheets: readonly Source[], sources: readonly Source[]): string[] {
  const owners = new Map<string, string>();
  const order = Object.keys(SHEET_LAYERS);
  const rank = (folder: string) => order.indexOf(folder.split("/")[0] ?? "");
  for (const sheet of sheets) {
    const folder = folderOf(sheet.file);
    for (const name of classesIn(sheet)) {
      const owner = owners.get(name);
      if (owner === undefined || rank(folder) < rank(owner)) owners.set(name, folder);
    }
  }
  return sources.flatMap((source) =>
    [...new Set(classesIn(source))].flatMap((name) => {
      const owner = owners.get(name) ?? "";
      const isForeign = owner.startsWith("features/") && owner !== folderOf(source.file);
      return isForeign ? [`${source.file} uses .${name} of ${owner}`] : [];
    }),
  );
}

/** The rules of a style sheet outside the layer of its folder. */
function unlayered({ file, text }: Source): string[] {
  const layers = SHEET_LAYERS[file.split("/")[0] ?? ""] ?? [];
  let code = withoutComments(text);
  while (/\{[^{}]*\}/.test(code)) code = code.replace(/\{[^{}]*\}/g, "!;");
  return code
    .split(";")
    .map((rule) => rule.trim())
    .filter((rule) => rule !== "" && !/^@import |^@layer [^!]*$/.test(rule))
    .filter((rule) => !layers.some((layer) => rule === `@layer ${layer} !`));
}

describe("style sheets", () => {
  const sources = files.map((file) => ({ file, text: read(file) }));
  const sheets = sources.filter(({ file }) => file.endsWith(".css"));

  it("have every rule in the layer of their folder", () =>
    expect(sheets.flatMap((sheet) => unlayered(sheet).map((rule) => [sheet.file, rule]))).toEqual(
      [],
    ));

  it.each([
    ["ui/chip.css", "@layer ui { .chip { gap: 0; &:hover { gap: 1px; } } }", 0],
    ["ui/chip.css", ".chip { gap: 0; }", 1],
    ["ui/chip.css", "@layer features { .chip { gap: 0; } }", 1],
    ["ui/chip.css", "@media print { @layer ui { .chip { gap: 0; } } }", 1],
  ])("are judged in %s `%s`: %i outside", (file, text, count) => {
    expect(unlayered({ file, text })).toHaveLength(count);
  });

  it("keep the classes of a feature in its folder", () =>
    expect(foreignClasses(sheets, sources)).toEqual([]));

  it.each([
    ["features/play/Transport.tsx", '<p class="transport" />', 0],
    ["features/finish/WinCard.tsx", '<p class="row score" />', 0],
    ["features/finish/WinCard.tsx", '<p class="transport" />', 1],
    ["features/finish/WinCard.tsx", '<p class={won ? "row" : `transport`} />', 1],
    ["element/View.tsx", '<p class="transport" />', 1],
    ["board/board.ts", 'grid.className = "transport";', 1],
    ["features/finish/win-card.css", ".win:has(.transport) { gap: 0; }", 1],
    ["page/layout.css", "@layer page { .layout .transport { gap: 0; } }", 1],
  ])("are judged in %s `%s`: %i classes of another feature", (file, text, count) => {
    expect(foreignClasses(sheets, [{ file, text }])).toHaveLength(count);
  });
});

/** Compiles a source as a file of `model`, and returns the compiler's messages. */
function compiledInModel(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "model-"));
  try {
    writeFileSync(join(folder, "planted.ts"), source);
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

it("model has the globals of every host, and none of the DOM", () => {
  const dom = ["document", "window", "localStorage", "navigator"];
  const planted = [`new URL("https://a.example")`, ...dom].join(",\n");
  const messages = compiledInModel(`export const planted = [\n${planted}];`);
  const missing = Array.from(messages.matchAll(/Cannot find name '(\w+)'/g), ([, name]) => name);
  expect([missing, messages.split("error").length - 1]).toEqual([dom, dom.length]);
});
