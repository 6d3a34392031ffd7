// Browser set-up on a machine without Chromium and apt.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";

const tools = new URL("../../tools/", import.meta.url).href;
const machine = await mkdtemp(join(tmpdir(), "taisou-machine-"));
after(() => rm(machine, { recursive: true }));

// Its only program reports an installed font.
const programs = join(machine, "programs");
await mkdir(programs);
await writeFile(join(programs, "fc-list"), "#!/bin/sh\necho a font\n");
await chmod(join(programs, "fc-list"), 0o755);

/** Runs a line of code there. @param {string} code */
function there(code) {
  const env = {
    PATH: programs,
    HOME: machine,
    PLAYWRIGHT_BROWSERS_PATH: join(machine, "browsers"),
    // No server listens there.
    PLAYWRIGHT_DOWNLOAD_HOST: "http://127.0.0.1:9",
  };
  const script = `const tools = ${JSON.stringify(tools)};\n${code}`;
  return promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], { env });
}

const INSTALL =
  'const { installBrowsers } = await import(tools + "install.mjs"); installBrowsers("chromium");';

test("downloads Playwright's Chromium, and names the command if that fails", async () => {
  await assert.rejects(there(INSTALL), ({ code, stdout, stderr }) => {
    assert.equal(code, 1);
    assert.match(stdout, /Installing Playwright's Chromium/);
    assert.match(stderr, /run `npx playwright install chromium`/);
    return true;
  });
});

test("names the packages, the command and the alternative for Firefox", async () => {
  const install = INSTALL.replace('"chromium"', '"firefox"');
  await assert.rejects(there(install), ({ code, stderr }) => {
    assert.equal(code, 1);
    assert.match(stderr, /need firefox-esr .*`apt-get install .*firefox-esr`, or set \$FIREFOX/);
    return true;
  });
});

test("finds Playwright's Chromium without installing anything", async () => {
  const playwright = JSON.stringify(import.meta.resolve("@playwright/test"));
  const { stdout: path } = await there(
    `console.log((await import(${playwright})).chromium.executablePath());`,
  );
  await mkdir(dirname(path.trim()), { recursive: true });
  await writeFile(path.trim(), "", { mode: 0o755 });
  const { stdout, stderr } = await there(
    `${INSTALL} console.log((await import(tools + "browser.mjs")).findChromium());`,
  );
  assert.equal(stdout, path);
  assert.equal(stderr, "");
});
