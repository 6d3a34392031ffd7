// Builds the documentation in `site/`: `npm run docs`. TypeDoc describes the npm package and includes the documents,
// rustdoc describes the crate, and tools/docs/index.html is the front page. Every local link in it has a target.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { declarations } from "./api.mjs";
import { MODULES } from "./package.mjs";
import { cargoMetadata, fail, npmCommand, outputOf, root, run } from "./run.mjs";

const site = join(root, "site");
const work = join(root, "target/docs");
/** TypeDoc needs an older compiler than the repository, so it has packages of its own. */
const own = join(root, "tools/docs");
/** The titles of the documents, in the order of the menu. */
const DOCUMENTS = {
  "docs/javascript.md": "JavaScript",
  "docs/bundlers.md": "Bundlers",
  "docs/frameworks.md": "Frameworks",
  "EXAMPLES.md": "Examples",
  "COMMAND.md": "Command",
  "docs/contracts.md": "Contracts",
  "docs/certificates.md": "Certificates",
  "docs/hosting.md": "Hosting",
  "BENCHMARKS.md": "Benchmarks",
  "CHANGELOG.md": "Changelog",
  "ARCHITECTURE.md": "Architecture",
  "CONTRIBUTING.md": "Contributing",
  "docs/style.md": "Style",
  "README.ja.md": "日本語",
};
/** The documents that are written here. @type {Record<string, () => string>} */
const GENERATED = { "EXAMPLES.md": examples, "COMMAND.md": commandHelp };

for (const folder of [site, work]) rmSync(folder, { recursive: true, force: true });
installTypeDoc();
copyDocuments();
describePackage();
describeCrate();
cpSync(join(own, "index.html"), join(site, "index.html"));
cpSync(join(root, "docs/page-en.webp"), join(site, "page.webp"));
cpSync(join(root, "dist"), join(site, "page"), { recursive: true });
checkLinks();
console.log("The documentation is in site/: open site/index.html.");

function installTypeDoc() {
  if (existsSync(join(own, "node_modules/typedoc"))) return;
  console.log("Installing TypeDoc …");
  const [program, ...args] = npmCommand("ci", "--prefix", own, "--no-audit", "--no-fund");
  run(program, args, "TypeDoc could not be installed: check the network.");
}

/** TypeDoc reads a document's title from its front matter, which the documents of the repository do not have. */
function copyDocuments() {
  for (const [path, title] of Object.entries(DOCUMENTS)) {
    const text = GENERATED[path]?.() ?? readFileSync(join(root, path), "utf8");
    write(join(work, path), `---\ntitle: ${title}\n---\n\n${text.replace(/^# .*\n/, "")}`);
  }
  cpSync(join(root, "README.md"), join(work, "README.md"));
  for (const name of readdirSync(join(root, "docs"))) {
    if (name.endsWith(".webp")) cpSync(join(root, "docs", name), join(work, "docs", name));
  }
}

/** Each example in JavaScript and Rust, with its output. */
function examples() {
  const sections = readdirSync(join(root, "examples/expected")).map((file) => {
    const name = file.replace(".txt", "");
    const fenced = (/** @type {string} */ path, /** @type {string} */ language) => {
      const full = join(root, "examples", path);
      // Examples of workers exist in JavaScript only.
      if (!existsSync(full)) return "";
      return `\`\`\`${language}\n${readFileSync(full, "utf8").trim()}\n\`\`\`\n`;
    };
    const code = [fenced(`${name}.mjs`, "js"), fenced(`${name}.rs`, "rust")].join("\n");
    return `## ${name}\n\n${code}\nOutput:\n\n${fenced(`expected/${file}`, "text")}`;
  });
  return sections.join("\n");
}

/** The help of the command and of each of its verbs. */
function commandHelp() {
  run(
    "cargo",
    ["build", "--quiet", "--locked", "--features", "cli"],
    "The command could not be built: see above.",
  );
  const { target_directory } = cargoMetadata();
  const helpOf = (/** @type {string[]} */ ...verb) =>
    outputOf(join(target_directory, "debug/taisou"), ["help", ...verb]) ??
    fail(`taisou help ${verb.join(" ")} failed.`);
  const overview = helpOf();
  const [, list = ""] = overview.match(/^Commands:\n((?: .*\n)+)/m) ?? [];
  const verbs = [...list.matchAll(/^ {2}(\w+)/gm)].map(([, verb = ""]) => verb);
  if (verbs.length === 0) fail("taisou help lists no verbs.");
  const fenced = (/** @type {string} */ text) => `\`\`\`text\n${text}\n\`\`\`\n`;
  return [
    fenced(overview),
    ...verbs
      .filter((verb) => verb !== "help")
      .map((verb) => `## taisou ${verb}\n\n${fenced(helpOf(verb))}`),
  ].join("\n");
}

function describePackage() {
  /** @type {{ exports: Record<string, { types?: string }> }} */
  const { exports } = JSON.parse(readFileSync(join(root, "pkg/package.json"), "utf8"));
  // The declarations of all modules are one file, because TypeDoc would list shared ones once for each module.
  write(join(work, "taisou.d.ts"), `${declarations()}\nexport * from "./init.js";\n`);
  const entries = Object.entries(exports).flatMap(([name, { types }]) =>
    types && name !== "." && !MODULES.includes(name.slice(2)) ? [types] : [],
  );
  for (const name of new Set(["init.d.ts", ...entries])) {
    const text = readFileSync(join(root, "pkg", name), "utf8");
    write(join(work, name), text.replace(/"\.\/(?:index|\w+_glue)\.js"/g, '"./taisou.js"'));
  }
  const options = {
    name: "Taisou",
    entryPoints: [...new Set(["taisou.d.ts", ...entries])].map((name) => join(work, name)),
    projectDocuments: Object.keys(DOCUMENTS).map((path) => join(work, path)),
    sort: ["source-order"],
    sortEntryPoints: false,
    readme: join(work, "README.md"),
    out: join(site, "js"),
    tsconfig: join(own, "tsconfig.json"),
    highlightLanguages: [
      "js",
      "ts",
      "rust",
      "html",
      "sh",
      "console",
      "nginx",
      "json",
      "tsx",
      "vue",
      "svelte",
      "jsonc",
    ],
    skipErrorChecking: true,
    disableSources: true,
    githubPages: false,
    includeVersion: true,
    // Files outside the site: `checkLinks` replaces those links.
    validation: { invalidPath: false },
    treatWarningsAsErrors: true,
  };
  write(join(work, "typedoc.json"), JSON.stringify(options));
  run(
    process.execPath,
    [join(own, "node_modules/typedoc/bin/typedoc"), "--options", join(work, "typedoc.json")],
    "TypeDoc could not describe the package: see its messages above.",
  );
}

function describeCrate() {
  const shown = ["--lib", "--features", "serde"];
  run("cargo", ["doc", "--quiet", "--locked", "--no-deps", ...shown], "rustdoc failed: see above.");
  const { target_directory } = cargoMetadata();
  cpSync(join(target_directory, "doc"), join(site, "rust"), { recursive: true });
}

/** Replaces links from documents to files of the repository by their text, and fails on any other dead link. */
function checkLinks() {
  /** @type {string[]} */
  const dead = [];
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".html") && !/^(page|rust)\b/.test(name),
  );
  for (const name of pages) {
    const html = readFileSync(join(site, name), "utf8");
    const isDead = (/** @type {string} */ link) =>
      !/^(#|[a-z]+:)/.test(link) &&
      !existsSync(join(site, dirname(name), decodeURI(link.replace(/[?#].*/, ""))));
    const live = html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (whole, link, text) =>
      name.startsWith("js/") && isDead(link) ? text : whole,
    );
    for (const [, link = ""] of live.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      if (isDead(link)) dead.push(`${name}: ${link}`);
    }
    if (live !== html) write(join(site, name), live);
  }
  if (dead.length > 0) fail(`Dead links:\n${dead.join("\n")}`);
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
