import { readFile } from "node:fs/promises";
import { check } from "../../tools/check/check.mjs";
import { play, TWO_BY_TWO } from "./boards";
import { expect, test } from "./fixtures";

test.use({ serviceWorkers: "allow" });

test("two presses confirm an answer without a network or the module @both", async ({
  page,
  context,
  taisou,
  t,
  certificate,
}) => {
  await taisou.open("puzzle=klotski");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await context.setOffline(true);
  await taisou.solve.click();
  await taisou.button(t.last).click();
  const modules: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".wasm")) modules.push(request.url());
  });
  const worker = page.waitForEvent("worker");
  await taisou.button(t.certificate).click();
  await expect(taisou.dialog).toContainText(
    certificate.shortest(t.moveCount(81), t.metricName.move),
  );
  await taisou.button(certificate.run).click();
  const verdict = taisou.dialog.getByRole("status");
  await expect(verdict).toContainText(certificate.verdicts.holds("§").split("§")[0] ?? "");
  expect((await worker).url()).toContain("check-worker");
  expect(modules).toEqual([]);
  const saved = page.waitForEvent("download");
  await taisou.button(certificate.save).click();
  const line = await readFile(await (await saved).path(), "utf8");
  expect(check(line).text).toMatch(/^holds: \{"claim":"shortest","length":81,/);
});

test("a won game, an unsolvable board and the page's own lesson are checked too", async ({
  taisou,
  page,
  t,
  certificate,
  how,
}) => {
  const holds = certificate.verdicts.holds("§").split("§")[0] ?? "";
  const verdict = taisou.dialog.getByRole("status").filter({ hasText: holds });
  await taisou.open(TWO_BY_TWO);
  await play(taisou);
  await taisou.button(t.certificate).click();
  await taisou.button(certificate.run).click();
  await expect(verdict).toBeVisible();
  await taisou.open("board=12345687*&goal=12345678*&w=3&room=answer");
  await taisou.button(t.certificate).click();
  await expect(taisou.dialog).toContainText(certificate.ways.parity);
  await taisou.button(certificate.run).click();
  await expect(verdict).toBeVisible();
  await page.goto("./#how=proof");
  await taisou.button(how.run).click();
  await taisou.button(t.certificate).click();
  await taisou.button(certificate.run).click();
  await expect(verdict).toBeVisible();
});
