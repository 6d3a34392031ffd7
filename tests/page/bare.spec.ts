import { expect, test } from "./fixtures";

test("a page without workers plays", async ({ page, taisou, t, share }) => {
  await page.addInitScript(() => {
    for (const name of ["Worker", "matchMedia", "IntersectionObserver", "ResizeObserver"]) {
      Reflect.deleteProperty(globalThis, name);
    }
  });
  // Too long, and with characters that file names cannot have.
  const title = encodeURIComponent(`\u0001\ufffe${"x".repeat(15_000)}`);
  await taisou.open(`board=12345*786&w=3&title=${title}`);
  await expect(page.getByRole("heading", { name: /^x+…$/ })).toBeVisible();
  for (const _ of [1, 2]) {
    await taisou.solve.click();
    await taisou.expectResult(t.noWorkers);
    await taisou.cell(3, 3).click();
    // The card replaces the toolbar as soon as it is fetched.
    await expect(taisou.won).toContainText(t.moveCount(1));
    await taisou.won.getByRole("button", { name: t.undo }).click();
  }
  await taisou.explore("answer");
  await expect(taisou.text(t.noWorkers)).toBeVisible();
  await taisou.press(t.share);
  await expect(
    page.getByRole("img", { name: share.pictureOf("").slice(0, 4) }).first(),
  ).toBeVisible();
  await taisou.keys("Escape");
  await taisou.button(t.collection).click();
  await expect(page.getByRole("dialog").locator(".preset-picture svg").first()).toBeVisible();
});

test("the page reports missing WebAssembly", async ({ page, t }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto("./");
  await expect(page.getByText(t.noWebAssembly)).toBeVisible();
});
