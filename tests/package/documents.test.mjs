// The documents name only paths, symbols and commands that exist, and their maps are complete.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const DOCUMENTS = [
  "README.md",
  "README.ja.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "docs/bundlers.md",
  "docs/contracts.md",
  "docs/frameworks.md",
  "docs/hosting.md",
  "docs/javascript.md",
  "docs/style.md",
  "examples/README.md",
];
/** The folders of the repository. */
const FOLDERS = [
  "benches",
  "docs",
  "examples",
  "package",
  "puzzles",
  "src",
  "tests",
  "tools",
  "www",
];
/** Generated and installed folders. */
const MADE = ["node_modules", "target"];

/** All folders and files below a folder, from the root. @param {string} folder @returns {string[]} */
function inside(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !MADE.includes(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? [`${path}/`, ...inside(path)] : [path];
    });
}

const paths = [
  ...readdirSync(root).filter((name) => statSync(join(root, name)).isFile()),
  ...FOLDERS.flatMap((folder) => [`${folder}/`, ...inside(folder)]),
];
const names = new Set([
  ...paths.map((path) => basename(path)),
  // The files of the built package.
  ...readdirSync(join(root, "pkg")),
]);
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Texts in backticks, outside of code blocks. @param {string} text */
function quoted(text) {
  const prose = text.replace(/^```.*?^```$/gms, "");
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, inner = ""]) => inner);
}

/** Returns `true` if a quoted text is a path of the repository. @param {string} text */
function isPath(text) {
  const first = text.split("/")[0] ?? "";
  const hasFolder = text.includes("/") && FOLDERS.includes(first);
  return /^[\w./@-]+$/.test(text) && (hasFolder || isFile(text));
}

/** @param {string} text */
function isFile(text) {
  return /^[\w./-]+\.(rs|tsx?|mjs|js|css|md|toml|json|html|txt)$/.test(text);
}

/** A name without a folder may be a file in any folder. @param {string} path */
function isThere(path) {
  return (
    paths.includes(path) || paths.includes(`${path}/`) || (!path.includes("/") && names.has(path))
  );
}

for (const name of DOCUMENTS) {
  const text = readFileSync(join(root, name), "utf8");

  test(`every path in ${name} exists`, () => {
    const missing = quoted(text).filter((inner) => isPath(inner) && !isThere(inner));
    assert.deepEqual(missing, []);
  });

  test(`every command in ${name} exists`, () => {
    const commands = [...text.matchAll(/(?:^|`)npm (?:run )?([a-z][\w:]*)/gm)].map(
      ([, script = ""]) => script,
    );
    const own = ["install", "start", "test", "pack", "ci"];
    const missing = commands.filter((script) => !own.includes(script) && !(script in scripts));
    assert.deepEqual(missing, []);
  });

  test(`every link in ${name} has a target`, () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(
      ([, target = ""]) => target,
    );
    for (const target of targets) {
      const [file = "", anchor] = target.split("#");
      const path = file === "" ? name : relative(root, join(root, dirname(name), file));
      assert(isThere(path.split(sep).join("/").replace(/\/$/, "")), target);
      if (anchor !== undefined) assert(anchorsOf(path).includes(anchor), target);
    }
  });
}

// Walks and recipes are numbered steps, each with a file and its symbols.
for (const name of ["ARCHITECTURE.md", "CONTRIBUTING.md"]) {
  test(`the steps in ${name} name symbols of their files`, () => {
    const steps = readFileSync(join(root, name), "utf8").match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];
    assert(steps.length > 0, "there are some");
    for (const step of steps) {
      let content = "";
      for (const inner of quoted(step)) {
        if (isFile(inner) && inner.includes("/")) content = readFileSync(join(root, inner), "utf8");
        else if (content !== "" && /^[\w.:]+(\(\))?$/.test(inner)) {
          const last = inner.replace(/\(\)$/, "").split(/::|\./).at(-1) ?? "";
          assert.match(content, new RegExp(`\\b${last}\\b`), `${inner} in: ${step}`);
        }
      }
    }
  });
}

// Elsewhere a symbol follows its file, as in "`file.rs`: `symbol`".
for (const name of DOCUMENTS) {
  test(`symbols after a file in ${name} are in that file`, () => {
    const text = readFileSync(join(root, name), "utf8").replace(/^```.*?^```$/gms, "");
    const pairs = text.matchAll(
      /`([\w./-]+\/[\w.-]+\.(?:rs|tsx?|mjs))`(?:: | with | \()`([\w.:]+)`/g,
    );
    for (const [pair, path = "", symbol = ""] of pairs) {
      if (isFile(symbol)) continue;
      const last = symbol.split(/::|\./).at(-1) ?? "";
      assert.match(readFileSync(join(root, path), "utf8"), new RegExp(`\\b${last}\\b`), pair);
    }
  });
}

test("the types in the glossary of ARCHITECTURE.md exist", () => {
  const [, glossary = ""] = readFileSync(join(root, "ARCHITECTURE.md"), "utf8").split(
    "## Glossary",
  );
  const sources = paths.filter((path) => /^(src|www)\/.*\.(rs|tsx?)$/.test(path));
  const code = sources.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
  const types = quoted(glossary).filter((inner) => /^[A-Z]\w+$/.test(inner));
  assert(types.length > 0, "there are some");
  const declared = (/** @type {string} */ name) =>
    new RegExp(`\\b(struct|enum|trait|interface|type) ${name}\\b`).test(code);
  assert.deepEqual(
    types.filter((name) => !declared(name)),
    [],
  );
});

test("the code map of ARCHITECTURE.md has every folder", () => {
  const said = new Set(quoted(readFileSync(join(root, "ARCHITECTURE.md"), "utf8")));
  // Except src folders of Rust tools.
  const missing = paths.filter((path) => /(?<!^tools\/.+\/src)\/$/.test(path) && !said.has(path));
  assert.deepEqual(missing, []);
});

test("sections of the contracts that comments cite exist", () => {
  const sections = anchorsOf("docs/contracts.md");
  for (const path of paths.filter((path) => /\.(rs|tsx?|mjs)$/.test(path))) {
    const text = readFileSync(join(root, path), "utf8");
    for (const [, anchor = ""] of text.matchAll(/docs\/contracts\.md#([\w-]+)/g))
      assert(sections.includes(anchor), `${path}: ${anchor}`);
  }
});

/** The anchors of a document's headings. @param {string} path */
function anchorsOf(path) {
  const text = readFileSync(join(root, path), "utf8");
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/ /g, "-"),
  );
}
