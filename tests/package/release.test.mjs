// Requirements of a release, and the commands of the workflows.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { withAddress } from "../../tools/link-preview.mjs";
import { missingFor } from "../../tools/release.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("a release needs its version, repository and changelog", () => {
  const manifest = '[package]\nversion = "1.2.3"\nrepository = "https://example.org/taisou"\n';
  const changelog = "# Changelog\n\n## [Unreleased]\n\n## 1.2.3\n\n* News.\n";
  assert.deepEqual(missingFor("v1.2.3", manifest, changelog), []);
  assert.match(missingFor("v1.2.4", manifest, changelog).join(), /the tag is to be v1\.2\.3/);
  const nowhere = manifest.replace("repository", "# repository");
  assert.match(missingFor("v1.2.3", nowhere, changelog).join(), /has no repository/);
  const old = changelog.replace("1.2.3", "1.2.2");
  assert.match(missingFor("v1.2.3", manifest, old).join(), /has no section 1\.2\.3/);
  const pending = changelog.replace("## 1.2.3", "* More.\n\n## 1.2.3");
  assert.match(missingFor("v1.2.3", manifest, pending).join(), /news that are in no version/);
});

test("the link preview is absolute once there is an address", () => {
  const html = readFileSync(join(root, "index.html"), "utf8");
  assert.equal(withAddress(html, '# homepage = "https://"\n'), html);
  const published = withAddress(html, 'homepage = "https://example.org/taisou"\n');
  assert.match(published, /og:image" content="https:\/\/example\.org\/taisou\/icon-512\.png"/);
  assert.match(published, /og:url" content="https:\/\/example\.org\/taisou\/"/);
});

test("the workflows run the project's own commands", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folder = join(root, ".github/workflows");
  const commands = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return [...text.matchAll(/run: (.+)$/gm)].map(([, command = ""]) => command);
  });
  assert(commands.includes("npm test"));
  for (const command of commands) {
    const [, script] = command.match(/^npm run (\S+)/) ?? [];
    // Others set up a system or publish.
    const others = /^(npm test|sudo apt-get .*|npm publish .*|cargo publish .*)$/;
    assert(script === undefined ? others.test(command) : script in scripts, command);
  }
});
