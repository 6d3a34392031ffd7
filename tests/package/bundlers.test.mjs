// The packed package in a page of Chromium, as in docs/bundlers.md: built by each bundler, or unbuilt from another origin.

import assert from "node:assert/strict";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, createServer } from "vite";
import webpack from "webpack";
import { launchChromium } from "../../tools/chromium.mjs";
import { openedPage } from "./opened.mjs";
import { installPacked } from "./packed.mjs";

/** Code and its result for every entry of the package. @type {Record<string, [string, unknown]>} */
const ENTRIES = {
  taisou: ['await it.default(); return it.solve("867/254/3*1", 3, "auto").length;', 31],
  "taisou/rules": ['await it.default(); return it.step("12*", 3, 0).board;', "*12"],
  "taisou/solve": ['await it.default(); return it.hint("123/4*6/758", 3).length;', 2],
  "taisou/survey": ['await it.default(); return it.survey("123/456/78*", 3).max;', 31],
  "taisou/worker": ['return (await it.createTaisou().solve("867/254/3*1", 3)).length;', 31],
  "taisou/certificate": ['return it.certificate(null, { status: "paused" });', null],
  "taisou/element": [
    'const board = document.createElement("taisou-board"); board.setAttribute("board", "867/254/3*1"); ' +
      "document.body.append(board); return (await board.solve()).length;",
    31,
  ],
};

const root = fileURLToPath(new URL("../../", import.meta.url));
const guide = await readFile(join(root, "docs/bundlers.md"), "utf8");
const { project, node, remove } = await installPacked();
after(remove);
const browser = await launchChromium();
after(() => browser.close());

// With the bundlers of the repository.
for (const name of ["esbuild", "vite", "webpack"])
  await symlink(join(root, "node_modules", name), join(project, "node_modules", name), "junction");
await writeFile(
  join(project, "main.js"),
  program((entry) => entry),
);
await writeFile(join(project, "index.html"), page("./main.js"));

test("every entry of the package is tried", async () => {
  const { exports } = JSON.parse(
    await readFile(join(project, "node_modules/taisou/package.json"), "utf8"),
  );
  const code = Object.keys(exports).filter(
    (entry) =>
      !/\.(wasm|json)$|-thread\.js$|check\.mjs$/.test(entry) &&
      // The element with the types of a framework.
      (entry === "./element" || exports[entry].default !== "./element.js"),
  );
  assert.deepEqual(
    code.map((entry) => entry.replace(/^\./, "taisou")),
    Object.keys(ENTRIES),
  );
});

test("no script has code that Parcel cannot bundle", async () => {
  const installed = join(project, "node_modules/taisou");
  const scripts = (await readdir(installed)).filter((name) => name.endsWith(".js"));
  for (const name of scripts) {
    // Its development server wraps each script in a function with the parameter `module`.
    const script = await readFile(join(installed, name), "utf8");
    assert.doesNotMatch(script, /^(?:const|let|var|class|function) module\b/m, name);
  }
  // A URL of a file becomes an entry of an import map, which workers do not have.
  const worker = await readFile(join(installed, "worker-thread.js"), "utf8");
  assert.doesNotMatch(worker, /import\.meta|_bg\.wasm/);
});

test("without a bundler, from another origin", async () => {
  const cdn = "http://cdn.localhost";
  const addressOf = (/** @type {string} */ entry) =>
    `${cdn}/${entry.replace(/^taisou\/?/, "") || "index"}.js`;
  await mkdir(join(project, "plain"));
  await writeFile(join(project, "plain/index.html"), page("./main.js"));
  await writeFile(join(project, "plain/main.js"), program(addressOf));
  await holds("http://page.localhost/", {
    "http://page.localhost": "plain",
    [cdn]: "node_modules/taisou",
  });
});

test("from Vite's development server", async () => {
  const server = await createServer({
    root: project,
    configFile: false,
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0, watch: null },
  });
  await server.listen();
  try {
    await holds(server.resolvedUrls?.local[0] ?? "");
  } finally {
    await server.close();
  }
});

test("built by Vite", async () => {
  const outDir = "vite";
  await build({ root: project, configFile: false, logLevel: "error", build: { outDir } });
  await holds("http://page.localhost/", { "http://page.localhost": outDir });
});

test("built by webpack", async () => {
  const file = await written("webpack.config.mjs", "webpack");
  const { default: config } = await import(pathToFileURL(file).href);
  /** @type {import("webpack").Stats | undefined} */
  const stats = await new Promise((resolve, reject) =>
    // Its minifier starts threads, which take seconds.
    webpack({ ...config, context: project, optimization: { minimize: false } }, (error, result) =>
      error ? reject(error) : resolve(result),
    ),
  );
  assert.equal(stats?.toString({ all: false, errors: true, warnings: true }), "");
  await holds("http://page.localhost/", { "http://page.localhost": "webpack" });
});

test("built by esbuild", async () => {
  await node(await written("build.mjs", "esbuild"));
  await holds("http://page.localhost/", { "http://page.localhost": "esbuild" });
});

/**
 * Writes a file of docs/bundlers.md into the project, and a page for its output. Returns the path of the file.
 * @param {string} name
 * @param {string} folder Replaces `dist` of the document.
 */
async function written(name, folder) {
  const [, code] = guide.match(new RegExp(`^\`\`\`js\n// ${name}\n(.*?)^\`\`\``, "ms")) ?? [];
  assert(code, `docs/bundlers.md has ${name}`);
  await writeFile(join(project, name), code.replaceAll("dist", folder));
  await mkdir(join(project, folder));
  await writeFile(join(project, folder, "index.html"), page("./main.js"));
  return join(project, name);
}

/** @param {string} script */
function page(script) {
  return `<!doctype html><title></title><script type="module" src="${script}"></script>`;
}

/**
 * A script that runs the code of every entry, and writes the results into the title.
 * @param {(entry: string) => string} addressOf
 */
function program(addressOf) {
  const entries = Object.entries(ENTRIES);
  return [
    ...entries.map(([name], index) => `import * as it${index} from "${addressOf(name)}";`),
    "try {",
    "  document.title = JSON.stringify([",
    ...entries.map(([, [code]], index) => `    await (async (it) => { ${code} })(it${index}),`),
    "  ]);",
    "} catch (error) {",
    "  document.title = String(error);",
    "}",
  ].join("\n");
}

/**
 * Opens a page and compares what it found. Names of hosts stand for folders of the project.
 * @param {string} address
 * @param {Record<string, string>} hosts
 */
async function holds(address, hosts = {}) {
  const folders = Object.entries(hosts).map(([host, folder]) => [host, join(project, folder)]);
  const { title, errors } = await openedPage(browser, address, Object.fromEntries(folders));
  assert.deepEqual(errors, []);
  assert.equal(title, JSON.stringify(Object.values(ENTRIES).map(([, answer]) => answer)));
}
