// The package as its users get it: packed, installed in a folder of their own, without a network, and used as its
// README and the examples say.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));
const examples = await readdir(join(root, "examples"));

/** Where it is installed: a copy of the examples. */
let project = "";
/** What `npm pack` says of the package. @type {{ filename: string, files: { path: string }[] }} */
let packed;

before(async () => {
  project = await mkdtemp(join(tmpdir(), "taisou-"));
  await cp(join(root, "examples"), project, {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  const { stdout, stderr } = await npm("pack", join(root, "pkg"), "--json");
  [packed] = JSON.parse(stdout);
  // What npm says of this machine's own settings is not about the package.
  const about = stderr.replace(/^npm warn Unknown (user|env|global) config .*\n?/gim, "");
  assert.doesNotMatch(about, /warn/i, "it is packed without a warning");
  await npm("install", "--no-audit", "--no-fund", `./${packed.filename}`);
});

after(() => rm(project, { recursive: true }));

test("what is packed is what is needed", () => {
  assert.deepEqual(packed.files.map(({ path }) => path).sort(), [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "custom-elements.json",
    "element-board-en.js",
    "element-board-ja.js",
    "element-board.js",
    "element-errors-en.js",
    "element-errors-ja.js",
    "element-library-line.js",
    "element-listed.js",
    "element-live-distance.js",
    "element-numbers.js",
    "element-study.js",
    "element.d.ts",
    "element.js",
    "guard.js",
    "index.d.ts",
    "index.js",
    "init.d.ts",
    "init.js",
    "package.json",
    "plain.js",
    "rules.d.ts",
    "rules.js",
    "rules_bg.wasm",
    "rules_glue.d.ts",
    "rules_glue.js",
    "solve.d.ts",
    "solve.js",
    "solve_bg.wasm",
    "solve_glue.d.ts",
    "solve_glue.js",
    "survey.d.ts",
    "survey.js",
    "survey_bg.wasm",
    "survey_glue.d.ts",
    "survey_glue.js",
    "worker-thread.js",
    "worker.d.ts",
    "worker.js",
  ]);
});

for (const script of examples.filter((name) => name.endsWith(".mjs"))) {
  test(`the example ${script} prints what it says`, async () => {
    const expected = join(root, "examples/expected", script.replace(".mjs", ".txt"));
    const { stdout } = await node(script);
    assert.equal(stdout, await readFile(expected, "utf8"));
  });
}

test("there is an example in JavaScript for every one in Rust", () => {
  const named = (/** @type {string} */ end) =>
    examples.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
  // Rust has threads of its own.
  const own = ["worker"];
  assert.deepEqual(named(".mjs"), [...named(".rs"), ...own].sort());
});

for (const name of ["README.md", "README.ja.md"]) {
  const text = await readFile(join(root, name), "utf8");

  test(`the JavaScript in ${name} does what it says`, async () => {
    const blocks = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block = ""]) => block);
    assert(blocks.length > 0, "there is some");
    for (const [index, block] of blocks.entries()) {
      // `expression; // → value`
      const claim = /^( *)(.+); \/\/ → (.+)$/gm;
      assert.match(block, claim, "it says something");
      const script = `block-${index}.mjs`;
      const checked = block.replace(claim, "$1assert.deepEqual($2, $3);");
      await writeFile(
        join(project, script),
        `import assert from "node:assert/strict";\n${checked}`,
      );
      await node(script);
    }
  });

  test(`what ${name} points to is there`, async () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)|src="(?!https?:)([^"]+)"/g)];
    assert(targets.length > 0, "it points to something");
    for (const [, link, picture] of targets)
      await assert.doesNotReject(readdirOrFile(link ?? picture ?? ""), `${link ?? picture}`);
  });
}

test("a user's TypeScript is checked against its declarations", async () => {
  await cp(join(root, "tests/package/usage.ts"), join(project, "usage.ts"));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  for (const module of ["nodenext", "preserve"]) {
    const options = ["--strict", "--noEmit", "--target", "es2022", "--module", module];
    await node(tsc, ...options, "--types", "", "usage.ts");
  }
});

/** @param {string} path In the repository. */
async function readdirOrFile(path) {
  return readFile(join(root, path)).catch(() => readdir(join(root, path)));
}

/**
 * In the project; fails with what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 */
async function run(command, args) {
  const env = {
    ...process.env,
    npm_config_offline: "true",
    // Not the user's settings: what npm says of them is not about the package.
    npm_config_userconfig: join(project, "none"),
    npm_config_cache: join(project, "cache"),
    npm_config_update_notifier: "false",
  };
  return promisify(execFile)(command, args, { cwd: project, env }).catch((error) =>
    assert.fail(`${[command, ...args].join(" ")}\n${error.stdout}${error.stderr}`),
  );
}

/** @param {string[]} args */
function node(...args) {
  return run(process.execPath, args);
}

/** Started by npm, this is npm's own script; it needs no shell, on Windows neither. @param {string[]} args */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script ? node(script, ...args) : run("npm", args);
}
