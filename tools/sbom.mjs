// Writes software bills of materials (CycloneDX) to `target/sbom/`: `npm run sbom`. npm lists the page's packages,
// cargo-cyclonedx the modules' crates.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MODULES } from "./package.mjs";
import { cargoMetadata, fail, missingTool, npmCommand, root, run } from "./run.mjs";

const folder = join(root, "target/sbom");
mkdirSync(folder, { recursive: true });
/** @type {{ packages: { name: string, version: string }[] }} */
const { packages } = cargoMetadata();
listPackages(packages.find(({ name }) => name === "taisou")?.version ?? "");
listCrates();
console.log("The bills of materials are in target/sbom/.");

/** Gives the page the version of the crate, because npm requires one. @param {string} version */
function listPackages(version) {
  for (const name of ["package.json", "package-lock.json"]) {
    const content = JSON.parse(readFileSync(join(root, name), "utf8"));
    if (content.packages) content.packages[""].version = version;
    writeFileSync(join(folder, name), JSON.stringify({ ...content, version }));
  }
  const [program, ...args] = npmCommand(
    "sbom",
    "--sbom-format=cyclonedx",
    "--omit=dev",
    "--package-lock-only",
  );
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) fail(`npm could not list the packages: ${stderr}`);
  writeFileSync(join(folder, "page.cdx.json"), stdout);
}

function listCrates() {
  const missing = missingTool("cargo-cyclonedx");
  if (missing !== null) fail(`${missing}.`);
  const name = "modules.cdx";
  run(
    "cargo",
    [
      ...["cyclonedx", "--format", "json", "--override-filename", name],
      ...["--target", "wasm32-unknown-unknown"],
      ...["--no-default-features", "--features", MODULES.join()],
    ],
    "The crates could not be listed: see above.",
  );
  // It writes one file beside each manifest of the workspace.
  renameSync(join(root, `${name}.json`), join(folder, `${name}.json`));
  for (const tool of ["tools/bindgen", "tools/fuzz"]) {
    rmSync(join(root, tool, `${name}.json`), { force: true });
  }
}
