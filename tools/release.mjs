// Checks that a tag can be published: `npm run release -- v1.2.3`. The workflow release.yml then publishes it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fail, root } from "./run.mjs";

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tag = ""] = process.argv.slice(2);
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8");
  const missing = missingFor(tag, read("Cargo.toml"), read("CHANGELOG.md"));
  if (missing.length > 0) fail(missing.join("\n"));
  console.log(`${tag} can be published.`);
}

/**
 * Lists what prevents publishing, a sentence each.
 * @param {string} tag
 * @param {string} manifest Cargo.toml, which also has the version and addresses of the npm package.
 * @param {string} changelog
 */
export function missingFor(tag, manifest, changelog) {
  const version = manifest.match(/^version = "(.+)"$/m)?.[1] ?? "";
  const [news = ""] = changelog.split("## [Unreleased]").at(-1)?.split(/^## /m) ?? [];
  return [
    tag === `v${version}` ? "" : `Cargo.toml has version ${version}: the tag is to be v${version}.`,
    /^repository = /m.test(manifest)
      ? ""
      : "Cargo.toml has no repository, which npm wants for provenance.",
    changelog.split("\n").some((line) => line.startsWith(`## ${version}`))
      ? ""
      : `CHANGELOG.md has no section ${version}.`,
    news.trim() === "" ? "" : "CHANGELOG.md has news that are in no version.",
  ].filter((sentence) => sentence !== "");
}
