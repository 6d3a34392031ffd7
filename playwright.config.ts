import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/browser.mjs";

// Not the port of `npm start`, so that a server somebody left running is never what gets tested. PORT lets two
// checkouts test at once.
const port = Number(process.env.PORT ?? 4174);
const server = `node node_modules/vite/bin/vite.js preview --port ${port} --logLevel warn`;

export default defineConfig({
  testDir: "tests/page",
  outputDir: "test-results/page",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "test-results/page.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "ja-JP",
    // Its tests let it in: elsewhere every file comes from the server, where a test can stop it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findChromium() ?? "chromium",
      // No sandbox, because containers run as root; the rest keeps the browser off the network.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // A test runs in a wide window; if its title says @narrow, in a narrow one with touch; if @both, in both.
  projects: [
    { name: "wide", grepInvert: /@narrow/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "narrow",
      grep: /@narrow|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: { command: server, port, reuseExistingServer: false },
});
