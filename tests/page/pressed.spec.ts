import { expect, test } from "./fixtures";

const SCREENS = [
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

test("a press beside the open menu only closes it", { tag: "@both" }, async ({
  page,
  taisou,
  hand,
  t,
}) => {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await taisou.open("board=12345678*&w=3");
    const menu = page.locator("#menu");
    const box = await taisou.cell(3, 2).boundingBox();
    // The tile beside the blank, unless the menu covers it: then one in the column of the blank.
    await hand.press(taisou.button(t.menu));
    await expect(menu.getByText(t.helpHeading)).toBeVisible();
    const sheet = await menu.boundingBox();
    const top = await taisou.cell(1, 3).boundingBox();
    const isFree = sheet !== null && box !== null && sheet.y > box.y + box.height;
    const place = isFree ? box : top;
    const [x, y] = [(place?.x ?? 0) + 20, (place?.y ?? 0) + 20];
    if (hand.touches) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await expect(menu).toBeHidden();
    await taisou.expectSymbols("12345678 ");
    await expect(taisou.button(t.moveCount(0))).toBeVisible();
    // The same press moves a tile once nothing lies over the board.
    if (hand.touches) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await expect(taisou.button(t.moveCount(0))).toHaveCount(0);
  }
});

test("shows the board after a scramble from the menu", { tag: "@narrow" }, async ({
  page,
  taisou,
  hand,
  t,
  scramble,
}) => {
  await taisou.open("board=12345678*&w=3");
  await hand.press(taisou.button(t.menu));
  await hand.press(taisou.button(t.scrambleWays));
  await hand.press(taisou.button(scramble.anyOrder));
  await expect(page.locator("#menu")).toBeHidden();
  await expect.poll(() => taisou.symbols()).not.toBe("12345678 ");
});

test("S, R and N need a second press during a game", { tag: "@wide" }, async ({
  page,
  taisou,
  t,
}) => {
  await taisou.open("board=867/254/3*1");
  await page.keyboard.press("ArrowRight");
  await taisou.expectSymbols("867254 31");
  // A player who steers with W, A, S, D.
  for (const key of ["w", "a", "s", "d"]) await page.keyboard.press(key);
  await expect(page.getByText(t.pressAgain(t.solve))).toBeVisible();
  for (const key of ["r", "n"]) await page.keyboard.press(key);
  await taisou.expectSymbols("867254 31");
  await expect(taisou.slider).toHaveCount(0);
  // The second press of the same key is meant.
  await page.keyboard.press("n");
  await expect.poll(() => taisou.symbols()).not.toBe("867254 31");
  // Before the first move one is enough.
  await page.keyboard.press("s");
  await expect(taisou.slider).toBeVisible();
});

test("Space plays and pauses an answer", { tag: "@wide" }, async ({ page, taisou, t }) => {
  await taisou.open("board=867/254/3*1");
  const tile = taisou.cell(3, 1).getByRole("button");
  await tile.focus();
  await page.keyboard.press("s");
  const play = taisou.button(t.playReplay);
  await expect(play).toBeFocused();
  await tile.focus();
  await page.keyboard.press("Space");
  await expect(play).toHaveAttribute("aria-pressed", "true");
  await expect(taisou.slider).not.toHaveValue("0");
  await page.keyboard.press("Space");
  await expect(play).toHaveAttribute("aria-pressed", "false");
  await expect(taisou.button(t.moveCount(0))).toBeVisible();
});

test("the tools stay in place on the first move and Undo", {
  tag: "@wide",
}, async ({ taisou, t }) => {
  await taisou.open("board=867/254/3*1");
  const places = () =>
    Promise.all(
      [t.undo, t.redo, t.restart, t.scramble, t.hint, t.solve, t.share].map(async (name) => {
        const box = await taisou.button(name).boundingBox();
        return [name, box?.x];
      }),
    );
  const before = await places();
  await taisou.cell(3, 1).click();
  await expect(taisou.button(t.restart)).not.toHaveAttribute("aria-disabled");
  expect(await places()).toEqual(before);
  await taisou.button(t.undo).click();
  await expect(taisou.button(t.redo)).not.toHaveAttribute("aria-disabled");
  expect(await places()).toEqual(before);
});
