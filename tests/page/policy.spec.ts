// Content-Security-Policy. A violation by the page itself fails any test, because the browser logs an error.

import { expect, test } from "./fixtures";

test.describe("planted markup", () => {
  test.use({ tolerated: [/Content.Security.Policy/i] });

  test("does not run, and loads nothing from other origins", async ({ page, taisou }) => {
    await taisou.open();
    await page.evaluate(() => {
      const reports: string[] = [];
      Object.assign(window, { reports });
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        reports.push(`${effectiveDirective} ${blockedURI}`);
      });
      const script = document.createElement("script");
      script.textContent = "document.title = 'planted'";
      document.body.append(script);
      const plants = [
        "<img src='data:,' onerror=\"document.title = 'planted'\">",
        "<p style='color: red'></p>",
        "<iframe src='https://elsewhere.example/'></iframe>",
        "<base href='https://elsewhere.example/'>",
      ];
      document.body.insertAdjacentHTML("beforeend", plants.join(""));
      void fetch("https://elsewhere.example/").catch(() => null);
    });
    const reports = () =>
      page.evaluate(() => (window as unknown as { reports: string[] }).reports.toSorted());
    await expect
      .poll(reports)
      .toEqual([
        "base-uri https://elsewhere.example/",
        "connect-src https://elsewhere.example/",
        "frame-src https://elsewhere.example",
        "img-src data",
        "script-src-attr inline",
        "script-src-elem inline",
        "style-src-attr inline",
      ]);
    await expect(page).not.toHaveTitle("planted");
  });
});

test("files are served compressed, with the headers of `_headers`", async ({ page, taisou }) => {
  const [response] = await Promise.all([page.waitForResponse(/\/(#.*)?$/), taisou.open()]);
  const headers = response.headers();
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  const asset = page.locator("script[type=module]");
  const kept = await page.request.get((await asset.getAttribute("src")) ?? "");
  expect(kept.headers()).toMatchObject({
    "cache-control": expect.stringContaining("immutable"),
    "content-encoding": "gzip",
    "content-type": "text/javascript",
    vary: "Accept-Encoding",
  });
  const missing = await page.request.get("assets/missing.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["cache-control"]).toBe("no-cache");
  const worker = await page.request.get("service-worker.js");
  expect(await worker.text(), "hosts do not serve their `_headers`").not.toContain("_headers");
});
