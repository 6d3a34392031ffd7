import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { play, UNNAMED } from "./two-by-two";

/** Two phones and a window, and the ways in which the answer is closed there. */
const SCREENS = [
  { width: 375, height: 667, closings: ["end", "back"] },
  { width: 390, height: 844, closings: ["button"] },
  { width: 1280, height: 900, closings: ["escape"] },
] as const;

const PUZZLE = "board=867/254/3*1";

test("an answer covers the player's game until it is closed", {
  tag: "@both",
}, async ({ page, taisou, hand, t, finish }) => {
  const timer = page.getByRole("timer");
  const closes = {
    button: () => hand.press(taisou.button(t.stopWatching)),
    escape: () => page.keyboard.press("Escape"),
    back: () => page.goBack(),
    end: () => hand.press(taisou.button(finish.toMyBoard)),
  };
  for (const { closings, ...screen } of SCREENS) {
    await page.setViewportSize(screen);
    await taisou.open(PUZZLE);
    await taisou.expectSymbols("8672543 1");
    await hand.press(taisou.cell(3, 1));
    await hand.press(taisou.cell(2, 1));
    await taisou.expectSymbols("867 54231");
    const room = await page.evaluate(() => history.length);
    for (const name of closings) {
      await hand.press(taisou.solve);
      await expect(taisou.slider).toBeVisible();
      const time = await timer.textContent();
      await hand.press(taisou.button(t.last));
      await taisou.expectSymbols("12345678 ");
      await taisou.expectResult(t.watched);
      for (const button of [finish.toMyBoard, t.restart, finish.nextPuzzle]) {
        await taisou.button(button).click({ trial: true });
        await expect(taisou.button(button), name).toBeInViewport({ ratio: 1 });
      }
      // The player's moves and time stand meanwhile.
      await expect(taisou.button(t.moveCount(2))).toBeVisible();
      await expect(timer).toHaveText(time ?? "");
      await closes[name]();
      await expect(taisou.slider, name).toHaveCount(0);
      await taisou.expectSymbols("867 54231");
      await expect(taisou.button(t.moveCount(2))).toBeVisible();
    }
    // Each answer had one entry, which Forward leads to again.
    expect(await page.evaluate(() => history.length)).toBe(room + 1);
    await page.goForward();
    await expect(taisou.slider).toBeVisible();
    await page.goBack();
    await taisou.press(t.undo);
    await taisou.expectSymbols("867254 31");
    await taisou.press(t.undo);
    await taisou.expectSymbols("8672543 1");
  }
});

test("shares an answer, and a reload keeps only played moves", async ({ page, taisou, t }) => {
  await taisou.open(PUZZLE);
  await taisou.cell(3, 1).click();
  await taisou.solve.click();
  await expect(taisou.slider).toBeVisible();
  // Escape closes what was opened last: the answer stays.
  await taisou.button(t.share).click();
  await expect(page.getByRole("dialog", { name: t.share })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await taisou.button(t.last).click();
  await taisou.expectSymbols("12345678 ");
  await page.reload();
  await taisou.expectSymbols("867254 31");
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  await taisou.press(t.undo);
  await taisou.expectSymbols("8672543 1");
});

test("a finished game shows its shortest solution", async ({ page, taisou, t, finish }) => {
  await taisou.open(UNNAMED);
  for (const _ of [1, 2]) await taisou.cell(2, 1).click();
  await taisou.cell(2, 2).click();
  await play(taisou);
  const card = page.getByRole("region", { name: t.won });
  await expect(card).toContainText(t.against(6, 4));
  await taisou.button(finish.seeBest).click();
  await expect(taisou.slider).toHaveValue("0");
  await taisou.expectSymbols("123 ");
  await taisou.button(t.last).click();
  await taisou.expectSymbols("231 ");
  await page.goBack();
  await expect(card).toContainText(t.against(6, 4));
  await expect(taisou.button(t.undo)).toBeVisible();
});

test("a solved scramble offers another of the same distance", {
  tag: "@both",
}, async ({ page, taisou, t, scramble, finish }) => {
  await taisou.open("board=12345678*&w=3");
  await taisou.press(t.scrambleWays);
  const moves = page.getByRole("spinbutton", { name: scramble.movesLabel });
  await moves.fill("1");
  await moves.press("Enter");
  const card = page.getByRole("region", { name: t.won });
  const another = card.getByRole("button").filter({ hasText: finish.anotherLike(t.moveCount(1)) });
  for (const round of ["first", "second"]) {
    await expect.poll(() => taisou.symbols(), round).not.toBe("12345678 ");
    await page.reload();
    await taisou.cell(3, 3).click();
    await expect(card).toContainText(t.against(1, 1));
    await another.click();
    await expect(card).toHaveCount(0);
  }
  // In any order, it is to scramble again.
  await taisou.press(t.scramble);
  await expect.poll(() => page.evaluate(() => history.state?.scrambled)).toBe("any");
});

test("a proof by Check moves is used elsewhere", async ({ page, taisou, t, check, finish }) => {
  await taisou.open(`board=${encodeURIComponent("1 2 3 4/5 6 7 8/9 10 * 11")}`);
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  const card = page.getByRole("region", { name: t.won });
  await expect(card).toBeVisible();
  await expect(page.locator(".optimum")).toContainText(t.optimumUnknown);
  await taisou.explore("check");
  await taisou.button(check.takePlayed).click();
  await taisou.button(check.run).click();
  await expect(page.locator(".optimum")).toContainText(t.optimumIs(1));
  const chart = page.getByRole("img", { name: check.chart(1, 3) });
  for (const title of [check.axisLeft, check.axisMade]) {
    await expect(chart.getByText(title, { exact: true })).toBeVisible();
  }
  await expect(card).toContainText(t.against(3, 1));
  await expect(taisou.button(finish.compare)).toHaveCount(0);
});

test("the details of an unsolvable board begin with its proof", { tag: "@both" }, async ({
  page,
  taisou,
  t,
  why,
}) => {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await taisou.open("board=12345687*&goal=12345678*&w=3");
    await taisou.expectResult(t.unsolvable);
    await taisou.button(t.details).click();
    const heading = page.getByRole("heading", { name: why.heading });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
});

test("opening a tab shows the button that starts its search", {
  tag: "@both",
}, async ({ page, taisou, compare }) => {
  const first = page.locator("#tab-panel .tool-request").getByRole("button").first();
  for (const [width, height, tab] of [
    [375, 667, "answer"],
    [390, 844, "answer"],
    [820, 1180, "compare"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await taisou.open("board=867/254/3*1");
    await taisou.explore(tab);
    const name = tab === "compare" ? compare.run : ((await taisou.solve.textContent()) ?? "");
    await expect(first).toHaveText(name);
    // Pressing the open tab again brings its button back.
    await page.evaluate(() => scrollTo(0, 0));
    await taisou.tab(tab).click();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(first)).toBe(true);
  }
});

/** Whether a press on the middle of an element reaches it. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
