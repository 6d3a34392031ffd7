import { expect, test } from "./fixtures";

test("without workers, observers and media queries one plays, and is told why nothing is solved", async ({
  page,
  taisou,
  words: { t, share },
}) => {
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

test("says that the browser runs no WebAssembly where that is why nothing can be played", async ({
  page,
  words: { t },
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto("./");
  await expect(page.getByText(t.noWebAssembly)).toBeVisible();
});
