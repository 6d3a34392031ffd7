// Firefox, driven by WebDriver BiDi. Selenium would need geckodriver, which neither Debian nor npm contains; Playwright's BiDi
// client needs commands that Firefox ESR 153 lacks.

import puppeteer from "puppeteer-core";
import { findFirefox } from "../../tools/browser.mjs";
import { installBrowsers } from "../../tools/install.mjs";
import { byPuppeteer, settle } from "./by-puppeteer.mjs";
import { journeys } from "./journeys.mjs";
import { PATIENCE_MILLIS } from "./taisou.mjs";

journeys(async () => {
  installBrowsers("firefox");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "firefox",
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    async visit(journey) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MILLIS);
      /** @type {unknown[]} */
      const errors = [];
      page.on("pageerror", (error) => errors.push(error));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      try {
        await journey(byPuppeteer(page));
        await settle(page);
      } finally {
        await context.close();
      }
      if (errors.length > 0) throw new AggregateError(errors, errors.join("; "));
    },
    close: () => browser.close(),
  };
});
