import { defineConfig } from "@playwright/test";
import { type Cell, TestsOf } from "./tests/page/cells.ts";
import { MARKED, PAGE } from "./tests/page/servers.ts";
import { findHeadless } from "./tools/browser.mjs";

// For busy machines: the limits end only tests that hang.
const patience = 60_000;

export default defineConfig<{ lang: "ja" | "en" }>({
  testDir: "tests/page",
  outputDir: "test-results/page",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 5 * patience,
  expect: { timeout: patience },
  reporter: "list",
  use: {
    baseURL: PAGE.url,
    // Only the tests of the service worker allow it, so that others can intercept requests.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: {
      executablePath: findHeadless() ?? "chromium",
      // No sandbox, because containers run as root. The other flags prevent background requests.
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
  projects: [
    project("ja-wide", "ja", "ja-JP"),
    project("en-wide", "en", "en-GB"),
    project("ja-narrow", "ja", "ja-JP"),
    project("en-narrow", "en", "en-GB"),
  ],
  webServer: [PAGE, MARKED].map((server) => ({ ...server, reuseExistingServer: false })),
});

/** A test runs in one cell, or with CELLS=all in all: see tests/page/cells.ts. */
function project(name: Cell, lang: "ja" | "en", locale: string) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const window = { viewport: { width: 1280, height: 800 } };
  return {
    name,
    grep: new TestsOf(name, process.env.CELLS === "all"),
    use: { lang, locale, ...(name.endsWith("narrow") ? phone : window) },
  };
}
