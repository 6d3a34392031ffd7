import { expect, test } from "./fixtures";

test("prints a sheet of Klotski puzzles on A4, with its answers on a second page @ja @wide", async ({
  page,
  taisou,
  words: { t, collection, print },
}) => {
  await taisou.open("puzzle=klotski");
  await taisou.button(t.collection).click();
  await taisou.button(collection.print).click();
  await taisou.button(print.places.behind).click();
  const ready = page.locator(".print .primary:not([aria-disabled])");
  await expect(ready).toBeVisible();
  const sheet = taisou.dialog.locator(".sheet").first();
  await expect(sheet.locator(".sheet-board")).toHaveCount(6);
  await expect(sheet).toContainText(t.shortestIs(40, "move"));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map(Number).map(Math.round),
  );
  expect(boxes).toEqual([
    [595, 842],
    [595, 842],
  ]);
  // The printed copy is gone.
  await expect(page.locator(".sheets")).toHaveCount(1);
});
