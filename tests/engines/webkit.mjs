// WebKitGTK's small browser on a screen that nobody sees. It has no WebDriver BiDi: what the page says in its console comes
// from what the browser prints.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findWebKit } from "../../tools/browser.mjs";
import { installWebKit } from "../../tools/install.mjs";
import { PATIENCE_MILLIS } from "./patience.mjs";
import { openSession } from "./webdriver.mjs";

/** @returns {Promise<import("./driver").Engine>} */
export async function openWebKit() {
  installWebKit();
  const found = findWebKit();
  if (found === null) throw new Error("WebKit is missing.");
  const folder = await mkdtemp(join(tmpdir(), "taisou-webkit-"));
  const said = join(folder, "said.txt");
  const started = join(folder, "browser.sh");
  // The driver throws away what its browser prints.
  await writeFile(started, `#!/bin/sh\nexec "${found.browser}" "$@" >>"${said}" 2>&1\n`);
  await chmod(started, 0o700);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(createInterface({ input: screen.stdout }), "line");
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}`, NO_AT_BRIDGE: "1" },
  });
  const server = `http://127.0.0.1:${port}`;
  await untilReady(server);
  return {
    async visit(journey) {
      await writeFile(said, "");
      const session = await openSession(server, {
        "webkitgtk:browserOptions": {
          binary: started,
          args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
        },
      });
      try {
        await journey(session.driver);
      } finally {
        await session.close();
      }
      const troubles = (await readFile(said, "utf8"))
        .split("\n")
        .filter((line) => /^CONSOLE .*\bERROR\b/.test(line));
      if (troubles.length > 0) throw new Error(`The page said: ${troubles.join("; ")}`);
    },
    async close() {
      driver.kill();
      screen.kill();
      await rm(folder, { recursive: true });
    },
  };
}

/** @param {string} server */
async function untilReady(server) {
  const until = performance.now() + PATIENCE_MILLIS;
  while (performance.now() < until) {
    const response = await fetch(`${server}/status`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver does not answer.");
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" ? address?.port : undefined;
}
