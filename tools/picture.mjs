// Takes the README's picture from the built page.

import { chromium } from "@playwright/test";
import { preview } from "vite";
import { findChromium } from "./browser.mjs";
import { root } from "./run.mjs";

const server = await preview({ root, logLevel: "error", preview: { port: 4198 } });
const browser = await chromium.launch({
  executablePath: findChromium() ?? "chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "ja-JP" });
await page.emulateMedia({ reducedMotion: "reduce" });
await page.goto("http://127.0.0.1:4198/#board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3");
await page.getByText("同じ文字を見分ける", { exact: true }).click();
await page.getByRole("button", { name: "解く", exact: true }).click();
await page.getByText("20手（最短）").first().waitFor();
await page.getByRole("slider", { name: "手順" }).fill("6");
await page.mouse.move(0, 0);
await page.screenshot({ path: "docs/page.png" });
await browser.close();
await server.close();
