// Makes the documentation as a site in `site/`: `npm run docs`. The npm package and the documents of the repository by
// TypeDoc, the crate by rustdoc, the examples with what they print, and a page that leads to them. Nothing in it is asked
// of another host.

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { declarations } from "./api.mjs";
import { MODULES } from "./package.mjs";
import { cargoMetadata, npmCommand, root, run } from "./run.mjs";

const site = join(root, "site");
/** TypeDoc needs an older compiler than the repository has: they are installed beside it, for this alone. */
const own = join(root, "tools/docs");
/** Documents for people outside, as TypeDoc reads them: from the root. */
const DOCUMENTS = ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "BENCHMARKS.md"];
const EXAMPLES = "target/docs/EXAMPLES.md";

rmSync(site, { recursive: true, force: true });
installTypeDoc();
writeExamples();
describePackage();
describeCrate();
writeIndex();
console.log("The documentation is in site/: open site/index.html.");

function installTypeDoc() {
  if (existsSync(join(own, "node_modules/typedoc"))) return;
  console.log("Installing TypeDoc …");
  const [program, ...args] = npmCommand("ci", "--prefix", own, "--no-audit", "--no-fund");
  run(program, args, "TypeDoc could not be installed: check the network.");
}

/** The examples in both languages, each with what it prints. */
function writeExamples() {
  const names = readdirSync(join(root, "examples/expected")).map((name) =>
    name.replace(".txt", ""),
  );
  const fenced = (/** @type {string} */ file, /** @type {string} */ language) =>
    `\`\`\`${language}\n${readFileSync(join(root, "examples", file), "utf8").trim()}\n\`\`\`\n`;
  const sections = names.map((name) => {
    // What is about workers is there in JavaScript alone.
    const inRust = existsSync(join(root, "examples", `${name}.rs`));
    return [
      `## ${name}\n`,
      fenced(`${name}.mjs`, "js"),
      ...(inRust ? [fenced(`${name}.rs`, "rust")] : []),
      "It prints:\n",
      fenced(`expected/${name}.txt`, "text"),
    ].join("\n");
  });
  mkdirSync(join(root, "target/docs"), { recursive: true });
  writeFileSync(join(root, EXAMPLES), ["---\ntitle: Examples\n---\n", ...sections].join("\n"));
}

function describePackage() {
  /** @type {{ exports: Record<string, { types?: string }> }} */
  const { exports } = JSON.parse(readFileSync(join(root, "pkg/package.json"), "utf8"));
  // What the modules declare is one file, since TypeDoc would take what they have alike for different things; what is beside
  // them refers to that.
  const folder = join(root, "target/docs/package");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.d.ts"), `${declarations()}\nexport * from "./init.js";\n`);
  copyFileSync(join(root, "pkg/init.d.ts"), join(folder, "init.d.ts"));
  const others = Object.entries(exports).flatMap(([name, { types }]) =>
    types && name !== "." && !MODULES.includes(name.slice(2)) ? [types] : [],
  );
  for (const types of others) copyFileSync(join(root, "pkg", types), join(folder, types));
  const guides = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  const documents = [EXAMPLES, ...DOCUMENTS, ...guides.map((name) => `docs/${name}`)];
  const options = {
    name: "Taisou",
    entryPoints: ["index.d.ts", ...others].map((name) => join(folder, name)),
    projectDocuments: documents.map((path) => join(root, path)),
    readme: join(root, "README.md"),
    out: join(site, "js"),
    tsconfig: join(own, "tsconfig.json"),
    highlightLanguages: ["js", "ts", "rust", "html", "sh", "console", "nginx", "json"],
    skipErrorChecking: true,
    disableSources: true,
    githubPages: false,
    includeVersion: true,
    // Folders of the repository, which are not in the site.
    validation: { invalidPath: false },
    treatWarningsAsErrors: true,
  };
  const file = join(root, "target/docs/typedoc.json");
  writeFileSync(file, JSON.stringify(options));
  run(
    process.execPath,
    [join(own, "node_modules/typedoc/bin/typedoc"), "--options", file],
    "TypeDoc could not describe the package: see its messages above.",
  );
}

function describeCrate() {
  run("cargo", ["doc", "--quiet", "--locked", "--no-deps", "--lib"], "rustdoc failed: see above.");
  const { target_directory } = cargoMetadata();
  cpSync(join(target_directory, "doc"), join(site, "rust"), { recursive: true });
}

function writeIndex() {
  // The page itself, where it was built.
  const page = join(root, "dist");
  const isBuilt = existsSync(join(page, "index.html"));
  if (isBuilt) cpSync(page, join(site, "page"), { recursive: true });
  const links = {
    ...(isBuilt && { "page/index.html": "The page" }),
    "js/index.html": "What it is, and its use from JavaScript",
    "js/documents/Examples.html": "Examples, in JavaScript and Rust",
    "js/documents/ARCHITECTURE.html": "How it works inside",
    "js/documents/docs_contracts.html": "What callers and links may rely on",
    "rust/taisou/index.html": "The crate",
  };
  const items = Object.entries(links).map(([to, text]) => `<li><a href="${to}">${text}</a></li>`);
  writeFileSync(
    join(site, "index.html"),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Taisou</title>
<h1>Taisou</h1>
<ul>
${items.join("\n")}
</ul>
`,
  );
}
