import { EIGHT } from "./boards";
import { expect, test } from "./fixtures";
import { middleOf, type Point } from "./hand";

const SCREENS = [
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

test("a press beside the open menu only closes it @both", async ({ page, taisou, hand, t }) => {
  const press = ({ x, y }: Point) =>
    hand.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await taisou.open(EIGHT);
    const menu = page.locator("#menu");
    await hand.press(taisou.button(t.menu));
    await expect(menu.getByText(t.helpHeading)).toBeVisible();
    // A tile of the top row: on a phone, the menu grows upwards when its scrambles arrive.
    const tile = await middleOf(taisou.cell(1, 3));
    await press(tile);
    await expect(menu).toBeHidden();
    await taisou.expectSymbols("12345678 ");
    await expect(taisou.button(t.moveCount(0))).toBeVisible();
    // Without the menu, the same press moves a tile.
    await press(tile);
    await expect(taisou.button(t.moveCount(0))).toHaveCount(0);
  }
});

test("what the open menu loads does not move まぜる @narrow", async ({ page, taisou, t }) => {
  const send = await taisou.holdBack(/ScrambleMenu-/);
  await taisou.open(EIGHT);
  await taisou.button(t.menu).click();
  const before = await middleOf(taisou.button(t.scramble));
  send();
  await expect(page.getByRole("spinbutton")).toBeVisible();
  expect(await middleOf(taisou.button(t.scramble))).toEqual(before);
});

test("the win card takes no press that was meant for the tools @both", async ({
  page,
  taisou,
  hand,
  t,
}) => {
  // The moment lasts until the test ends it.
  await page.addInitScript(() => {
    addEventListener("animationstart", ({ animationName, target }) => {
      if (animationName !== "not-yet" || !(target instanceof Element)) return;
      for (const animation of target.getAnimations()) animation.pause();
      target.setAttribute("data-not-yet", "");
    });
  });
  await taisou.open("board=123/456/7*8");
  await taisou.cell(3, 3).click();
  const card = page.getByRole("region", { name: t.won });
  await expect(card.getByRole("button").first()).toBeVisible();
  await expect(card.locator("button:not([data-not-yet])")).toHaveCount(0);
  const url = page.url();
  for (const button of await card.getByRole("button").all()) {
    const { x, y } = await middleOf(button);
    await (hand.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
  await expect(card).toBeVisible();
  expect(page.url()).toBe(url);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await taisou.expectSymbols("12345678 ");

  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await hand.press(card.getByRole("button", { name: t.undo }));
  await expect(card).toBeHidden();
  await taisou.expectSymbols("1234567 8");
});

test("an easy board is two presses away @both", async ({ page, taisou, hand, t }) => {
  await taisou.open(EIGHT);
  const ways = await taisou.scrambleWays();
  await hand.press(ways.getByRole("button", { name: t.difficulties.easy, exact: true }));
  await expect(page.locator("#menu")).toBeHidden();
  await expect.poll(() => taisou.symbols()).not.toBe("12345678 ");
});

test("S, R and N need a second press during a game @wide", async ({ page, taisou, t }) => {
  await taisou.open("board=867/254/3*1");
  await taisou.keys("ArrowRight");
  await taisou.expectSymbols("867254 31");
  // Some players expect to move with W, A, S and D.
  await taisou.keys("w", "a", "s", "d");
  await expect(page.getByText(t.pressAgain(t.solve))).toBeVisible();
  await taisou.keys("r", "n");
  await taisou.expectSymbols("867254 31");
  await expect(taisou.slider).toHaveCount(0);
  await taisou.keys("n");
  await expect.poll(() => taisou.symbols()).not.toBe("867254 31");
  // Before the first move, one press is enough.
  await taisou.keys("s");
  await expect(taisou.slider).toBeVisible();
});

test("Space plays and pauses an answer @wide", async ({ taisou, t }) => {
  await taisou.open("board=867/254/3*1");
  const tile = taisou.cell(3, 1).getByRole("button");
  await tile.focus();
  await taisou.keys("s");
  const play = taisou.button(t.playReplay);
  await expect(play).toBeFocused();
  await expect(play).toHaveAttribute("aria-pressed", "true");
  await tile.focus();
  await taisou.keys("Space");
  await expect(play).toHaveAttribute("aria-pressed", "false");
  await taisou.keys("Space");
  await expect(play).toHaveAttribute("aria-pressed", "true");
  await expect(taisou.slider).not.toHaveValue("0");
  await taisou.keys("Space");
  await expect(play).toHaveAttribute("aria-pressed", "false");
  await expect(taisou.button(t.moveCount(0))).toBeVisible();
});

test("the tools stay in place on the first move and Undo @wide", async ({ taisou, t }) => {
  await taisou.open("board=867/254/3*1");
  const tools = [t.undo, t.redo, t.restart, t.scramble, t.hint, t.solve, t.share];
  const places = () =>
    Promise.all(tools.map(async (name) => (await taisou.button(name).boundingBox())?.x));
  const before = await places();
  await taisou.cell(3, 1).click();
  await expect(taisou.button(t.restart)).not.toHaveAttribute("aria-disabled");
  expect(await places()).toEqual(before);
  await taisou.button(t.undo).click();
  await expect(taisou.button(t.redo)).not.toHaveAttribute("aria-disabled");
  expect(await places()).toEqual(before);
});
