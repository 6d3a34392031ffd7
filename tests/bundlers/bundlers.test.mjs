// A new project in each tool of docs/bundlers.md and each framework of docs/frameworks.md: installed from the registry, checked, built,
// and opened in Chromium or run. Worker and element solve アタマノタイソウ. Needs a network. One tool:
// `node --test --test-name-pattern=Vue tests/bundlers/bundlers.test.mjs`.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { launchChromium } from "../../tools/chromium.mjs";
import { npmCommand, root } from "../../tools/run.mjs";
import { openedPage } from "../package/opened.mjs";
import { TOOLS } from "./tools.mjs";

/** @typedef {import("./tools.mjs").Command} Command */
/** @typedef {import("./tools.mjs").Tool} Tool */

/** The moves of both answers. */
const ANSWER = "[20,20]";
/** Maximum of milliseconds to the first response of a server. */
const PATIENCE = 120_000;

const guides = await Promise.all(
  ["bundlers", "frameworks"].map((name) => readFile(join(root, `docs/${name}.md`), "utf8")),
);
const home = await mkdtemp(join(tmpdir(), "taisou-bundlers-"));
after(() => rm(home, { recursive: true }));
const packed = await run(home, npmCommand("pack", join(root, "pkg"), "--json"));
const [{ filename }] = JSON.parse(packed);
const browser = await launchChromium();
after(() => browser.close());

for (const [name, tool] of Object.entries(TOOLS)) {
  describe(name, async () => {
    const project = join(home, name.replaceAll(/\W/g, ""));
    test("is installed", () => create(project, tool));
    for (const [way, what] of Object.entries(tool.ways)) {
      const { build, site, serve, path, answer = ANSWER, print } = what;
      test(way, async () => {
        if (build) await run(project, build);
        if (print) assert.equal((await run(project, print)).trim(), ANSWER);
        const host = "http://page.localhost";
        if (site) await shows(`${host}/`, { [host]: join(project, site) });
        if (serve) {
          await withServer(project, serve, async (address) => {
            if (path) assert.equal(await (await fetch(new URL(path, address))).text(), answer);
            else await shows(address);
          });
        }
      });
    }
  });
}

/**
 * Writes the app, and installs the tool and the package.
 * @param {string} project
 * @param {Tool} tool
 */
async function create(project, { packages, files, section }) {
  const dependencies = { ...packages, taisou: `file:../${filename}` };
  const all = {
    ...files,
    ...(section && documented(section)),
    "package.json": JSON.stringify({ private: true, type: "module", dependencies }),
  };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), content);
  }
  await run(project, npmCommand("install", "--no-audit", "--no-fund"));
}

/** The files that a document has below a heading. @param {string} heading */
function documented(heading) {
  const sections = guides.flatMap((guide) => guide.split(/^## /m));
  const section = sections.find((one) => one.startsWith(`${heading}\n`)) ?? "";
  const files = [...section.matchAll(/^```\w+\n(?:\/\/|<!--) (\S+)(?: -->)?\n(.*?)^```/gms)];
  assert(files.length > 0, `a document has a file below "${heading}"`);
  return Object.fromEntries(files.map(([, name, code]) => [name, code]));
}

/**
 * The output of a command. Programs of the project come first, among them a newer Node for tools that need it.
 * @param {string} project
 * @param {Command} command
 */
async function run(project, [program, ...args]) {
  const options = { cwd: project, env: environment(project), maxBuffer: 10_000_000 };
  const { stdout } = await promisify(execFile)(program, args, options).catch((error) =>
    assert.fail(`${[program, ...args].join(" ")}\n${error.stdout}${error.stderr}`),
  );
  return stdout;
}

/** @param {string} project */
function environment(project) {
  const { PATH = "", ...rest } = process.env;
  const quiet = {
    NEXT_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
    WRANGLER_SEND_METRICS: "false",
  };
  const programs = join(project, "node_modules/.bin");
  return { ...rest, ...quiet, PATH: `${programs}${delimiter}${PATH}` };
}

/**
 * Runs `use` with a server.
 * @param {string} project
 * @param {(port: string) => Command} serve
 * @param {(address: string) => Promise<void>} use
 */
async function withServer(project, serve, use) {
  const port = await freePort();
  const [program, ...args] = serve(port);
  const server = spawn(program, args, { cwd: project, env: environment(project), stdio: "ignore" });
  const ended = once(server, "exit");
  const address = `http://localhost:${port}/`;
  try {
    await answers(address);
    await use(address);
  } finally {
    server.kill();
    await ended;
  }
}

/** @param {string} address */
async function answers(address) {
  for (const end = Date.now() + PATIENCE; ; await setTimeout(100)) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    assert(Date.now() < end, `${address} answers`);
  }
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  return String(typeof address === "object" ? address?.port : address);
}

/**
 * Opens a page, which writes both answers into its title.
 * @param {string} address
 * @param {Record<string, string>} [folders]
 */
async function shows(address, folders) {
  const { title, errors } = await openedPage(browser, address, folders);
  assert.equal(title, ANSWER);
  assert.deepEqual(errors, []);
}
