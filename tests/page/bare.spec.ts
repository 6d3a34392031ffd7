import { expect, test } from "./fixtures";

test("plays without workers, and says why it cannot solve", async ({ page, taisou, t, share }) => {
  await page.addInitScript(() => {
    for (const name of ["Worker", "matchMedia", "IntersectionObserver", "ResizeObserver"]) {
      Reflect.deleteProperty(globalThis, name);
    }
  });
  // A title with what no file may have in it, and longer than anybody reads.
  const title = encodeURIComponent(`\u0001\ufffe${"x".repeat(15_000)}`);
  await taisou.open(`board=12345*786&w=3&title=${title}`);
  await expect(page.getByRole("heading", { name: /^x+…$/ })).toBeVisible();
  // Whoever asks again is told again.
  for (const _ of [1, 2]) {
    await taisou.solve.click();
    await taisou.expectResult(t.noWorkers);
    await taisou.cell(3, 3).click();
    await expect(page.getByText(t.moveCount(1)).first()).toBeVisible();
    await taisou.button(t.undo).click();
  }
  await taisou.explore("answer");
  await expect(page.getByText(t.noWorkers).filter({ visible: true }).first()).toBeVisible();
  await taisou.press(t.share);
  await expect(
    page.getByRole("img", { name: share.pictureOf("").slice(0, 4) }).first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await taisou.button(t.collection).click();
  await expect(page.getByRole("dialog").locator(".preset-picture svg").first()).toBeVisible();
});

test("names missing WebAssembly as the reason", async ({ page, t }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto("./");
  await expect(page.getByText(t.noWebAssembly)).toBeVisible();
});
