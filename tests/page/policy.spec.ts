// The page's Content-Security-Policy. That the page itself never meets it is part of every test: a report is an error in the
// console.

import { expect, test } from "./fixtures";

test.describe("what is planted", () => {
  test.use({ tolerated: [/Content.Security.Policy/i] });

  test("does not run, and loads nothing from elsewhere", async ({ page, taisou }) => {
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

test("the host's headers are there, and the page needs nothing that they forbid", async ({
  page,
  taisou,
}) => {
  const [response] = await Promise.all([page.waitForResponse(/\/(#.*)?$/), taisou.open()]);
  const headers = response.headers();
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  const asset = page.locator("script[type=module]");
  const kept = await page.request.get((await asset.getAttribute("src")) ?? "");
  expect(kept.headers()["cache-control"]).toContain("immutable");
  const worker = await page.request.get("service-worker.js");
  expect(await worker.text(), "hosts that read the headers do not hand them out").not.toContain(
    "_headers",
  );
});
