import { expect, test } from "./fixtures";

test("a loading tab says so", async ({ page, taisou, t, space }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/WholeSpace-/, async (route) => {
    await released;
    await route.continue();
  });
  await taisou.open("board=123*&goal=231*&w=2&room=all");
  await expect(page.getByRole("tabpanel").getByText(t.loadingPart)).toBeVisible();
  release();
  await taisou.button(space.survey).click();
  // The chart names its axes.
  const chart = page.getByRole("group", { name: space.chart });
  await expect(chart.getByText(space.axisDistance)).toBeVisible();
  await expect(chart.getByText(space.axisCounts, { exact: true })).toBeVisible();
});

test("the moves field grows with its text", { tag: "@wide" }, async ({ page, taisou, check }) => {
  await taisou.open("board=12345678*&w=3&room=check");
  const field = page.getByRole("textbox", { name: check.moves });
  await field.fill("RDLU".repeat(60));
  const cut = await field.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
});

test("a wide window aligns the board with its neighbours", {
  tag: "@wide",
}, async ({ page, taisou, t }) => {
  await taisou.open();
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const parts = [page.locator(".wordmark-tiles"), page.locator(".tray"), taisou.button(t.undo)];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const [first, ...others] = boxes.map((box) => Math.round(box?.x ?? -1));
    expect(others, `at ${width}`).toEqual([first, first]);
    // The words below the tools' pictures stay whole.
    const lines = await page
      .locator(".tool-name")
      .evaluateAll((names) => names.map(({ clientHeight }) => Math.round(clientHeight)));
    expect(Math.max(...lines), `at ${width}`).toBe(Math.min(...lines));
  }
});
