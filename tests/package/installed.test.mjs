// The packed package, installed without a network: its files, README, examples and types.

import assert from "node:assert/strict";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { manifest, readme } from "../../tools/package.mjs";
import { installPacked } from "./packed.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const examples = await readdir(join(root, "examples"));

/** A copy of the examples with the package installed. */
const { project, files, node, remove } = await installPacked(join(root, "examples"));
after(remove);

const FILES = `
  LICENSE-APACHE LICENSE-MIT README.md THIRD-PARTY-LICENSES.txt certificate.d.ts certificate.js check.d.mts check.mjs check.py check.sha256
  collection.json collection.schema.json custom-elements.json package.json
  element-board-en.js element-board-ja.js element-board.js element-errors-en.js
  element-errors-ja.js element-library-queue.js element-listed.js element-live-distance.js
  element-search-bundle.js element.d.ts element.js
  guard.js index.d.ts index.js init.d.ts init.js plain.js preact.d.ts react.d.ts
  rules.d.ts rules.js rules_bg.wasm rules_glue.d.ts rules_glue.js
  solve.d.ts solve.js solve_bg.wasm solve_glue.d.ts solve_glue.js solid.d.ts
  survey.d.ts survey.js survey_bg.wasm survey_glue.d.ts survey_glue.js svelte.d.ts vue.d.ts
  wasm.d.ts worker-thread.js worker.d.ts worker.js
`;

test("has exactly the needed files", () => {
  assert.deepEqual(files, FILES.trim().split(/\s+/).sort());
});

test("CommonJS can require it", async () => {
  await writeFile(
    join(project, "required.cjs"),
    [
      'const { default: init, solve } = require("taisou");',
      'init().then(() => console.log(solve("867/254/3*1", 3, "auto").length));',
    ].join("\n"),
  );
  const { stdout, stderr } = await node("required.cjs");
  assert.equal(stdout, "31\n");
  assert.equal(stderr, "", "without a warning");
});

/** Without `import.meta.url`, as in an edge runtime and in a bundle in CommonJS. */
const BUNDLED = `
import * as element from "taisou/element";
import rules, { step } from "taisou/rules";
import solving, { solve } from "taisou/solve";
import surveying, { survey } from "taisou/survey";
import { createTaisou } from "taisou/worker";
import { readFile } from "node:fs/promises";

const read = (name) => readFile(\`node_modules/taisou/\${name}_bg.wasm\`);
const failure = (promise) => promise.then(() => null, ({ message, code }) => code ?? message);
(async () => {
  const lost = await failure(solving());
  const crashed = await failure(createTaisou().solve("12*", 3));
  await Promise.all([rules(read("rules")), solving(read("solve")), surveying(read("survey"))]);
  const { length } = solve("アタマノタイソウ*", 3, "auto", { goal: "アタマノタイウソ*" });
  console.log(JSON.stringify({
    lost, crashed, length, ...step("12*", 3, 0), max: survey("123/456/78*", 3).max, element: typeof element.TaisouBoard,
  }));
})();
`;

test("a bundle in CommonJS loads every entry, and is given the modules", async () => {
  await writeFile(join(project, "bundled.js"), BUNDLED);
  await build({
    absWorkingDir: project,
    entryPoints: ["bundled.js"],
    outfile: "bundled.cjs",
    bundle: true,
    platform: "node",
    format: "cjs",
    logLevel: "silent",
  });
  const { lost, ...found } = JSON.parse((await node("bundled.cjs")).stdout);
  assert.match(lost, /init\(module\)/);
  assert.deepEqual(
    [found.crashed, found.length, found.board, found.max, found.element],
    ["worker-crashed", 20, "*12", 31, "function"],
  );
});

test("package.json has the addresses of Cargo.toml, if any", async () => {
  const crate = { version: "1.2.3", description: "", license: "", keywords: ["wasm"] };
  const nowhere = manifest({ ...crate, repository: null, homepage: null }, []);
  for (const field of ["repository", "bugs", "homepage"]) assert(!(field in nowhere), field);
  assert(nowhere.keywords.includes("wasm"));
  const repository = "https://example.org/taisou/taisou";
  for (const address of [repository, `${repository}.git`, `${repository}/`]) {
    const {
      repository: source,
      bugs,
      homepage,
    } = manifest({ ...crate, repository: address, homepage: "https://example.org/" }, []);
    assert.deepEqual(source, { type: "git", url: `git+${repository}.git` });
    assert.equal(bugs, `${repository}/issues`);
    assert.equal(homepage, "https://example.org/");
  }
});

test("its README has no links into the repository", async () => {
  const texts = {
    guide: await readFile(join(root, "docs/javascript.md"), "utf8"),
    overview: await readFile(join(root, "README.md"), "utf8"),
  };
  const links = (/** @type {string} */ page) =>
    [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = ""]) => target);
  const nowhere = readme({ description: "", repository: null }, texts);
  assert.match(nowhere, /^npm install taisou$/m);
  assert.doesNotMatch(nowhere, /npm run/);
  assert.match(nowhere, /`docs\/bundlers\.md` in the repository/);
  assert.deepEqual(links(nowhere), []);
  const repository = "https://example.org/taisou/taisou.git";
  assert(
    links(readme({ description: "", repository }, texts)).includes(
      "https://example.org/taisou/taisou/blob/HEAD/docs/bundlers.md",
    ),
  );
});

for (const script of examples.filter((name) => name.endsWith(".mjs"))) {
  test(`the example ${script} prints the expected text`, async () => {
    const expected = join(root, "examples/expected", script.replace(".mjs", ".txt"));
    const { stdout } = await node(script);
    assert.equal(stdout, await readFile(expected, "utf8"));
  });
}

test("every example in Rust has one in JavaScript", () => {
  const named = (/** @type {string} */ end) =>
    examples.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
  // Workers are in JavaScript only.
  const own = ["worker"];
  assert.deepEqual(named(".mjs"), [...named(".rs"), ...own].sort());
});

for (const name of ["README.md", "README.ja.md", "docs/javascript.md"]) {
  const text = await readFile(join(root, name), "utf8");

  test(`the JavaScript in ${name} has the stated results`, async () => {
    const blocks = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block = ""]) => block);
    assert(blocks.length > 0, "there is some");
    for (const [index, block] of blocks.entries()) {
      // `expression; // → value`
      const claim = /^( *)(.+); \/\/ → (.+)$/gm;
      assert.match(block, claim, "it states a result");
      const script = `block-${index}.mjs`;
      const checked = block.replace(claim, "$1assert.deepEqual($2, $3);");
      await writeFile(
        join(project, script),
        `import assert from "node:assert/strict";\n${checked}`,
      );
      await node(script);
    }
  });

  test(`the targets of ${name} exist`, async () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)|src="(?!https?:)([^"]+)"/g)];
    assert(targets.length > 0, "it has links");
    for (const [, link, picture] of targets)
      await assert.doesNotReject(
        readdirOrFile(join(dirname(name), link ?? picture ?? "")),
        `${link ?? picture}`,
      );
  });
}

test("a user's TypeScript is checked against its declarations", async () => {
  const sources = ["usage.ts", "usage-preact.tsx", "usage-react.tsx"];
  for (const name of sources) await cp(join(root, "tests/package", name), join(project, name));
  await mkdir(join(project, "node_modules/@types"), { recursive: true });
  for (const name of ["preact", "@types/react", "csstype"])
    await symlink(
      join(root, "node_modules", name),
      join(project, "node_modules", name),
      "junction",
    );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  for (const module of ["nodenext", "preserve"]) {
    const options = ["--strict", "--noEmit", "--target", "es2022", "--module", module];
    const ofJsx = ["--jsx", "react-jsx", "--jsxImportSource", "preact"];
    await node(tsc, ...options, ...ofJsx, "--types", "", ...sources);
  }
});

/** @param {string} path In the repository. */
async function readdirOrFile(path) {
  return readFile(join(root, path)).catch(() => readdir(join(root, path)));
}
