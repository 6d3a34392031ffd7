import { EIGHT, play, UNNAMED } from "./boards";
import { expect, test } from "./fixtures";

/** Two phones and a window, and the ways to close the answer there. */
const SCREENS = [
  { width: 375, height: 667, closings: ["end", "back"] },
  { width: 390, height: 844, closings: ["button"] },
  { width: 1280, height: 900, closings: ["escape"] },
] as const;

const PUZZLE = "board=867/254/3*1";

test("an answer covers the game @both", async ({ page, taisou, hand, t, finish }) => {
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
      const sentence = page.getByText(t.watched, { exact: true });
      await expect(sentence).toBeInViewport({ ratio: 1 });
      expect((await sentence.boundingBox())?.height, name).toBeGreaterThan(10);
      for (const button of [finish.toMyBoard, t.restart, finish.nextPuzzle]) {
        await taisou.button(button).click({ trial: true });
        await expect(taisou.button(button), name).toBeInViewport({ ratio: 1 });
      }
      // The player's moves and time do not change.
      await expect(taisou.button(t.moveCount(2))).toBeVisible();
      await expect(timer).toHaveText(time ?? "");
      await closes[name]();
      await expect(taisou.slider, name).toHaveCount(0);
      const keys = page.getByText(t.exploring);
      await expect(keys, name).toHaveCount(name === "escape" ? 1 : 0);
      await taisou.expectSymbols("867 54231");
      await expect(taisou.button(t.moveCount(2))).toBeVisible();
    }
    // An answer has one history entry, to which Forward returns.
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

test("a reload keeps only played moves", async ({ page, taisou, t }) => {
  await taisou.open(PUZZLE);
  await taisou.cell(3, 1).click();
  await taisou.solve.click();
  await expect(taisou.slider).toBeVisible();
  // Escape closes only the dialog.
  await taisou.button(t.share).click();
  await expect(page.getByRole("dialog", { name: t.share })).toBeVisible();
  await taisou.keys("Escape");
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
  await expect(taisou.won).toContainText(t.against(6, 4));
  await taisou.button(finish.seeBest).click();
  // From the start, at once.
  await expect(taisou.slider).toHaveAttribute("max", "4");
  await expect(taisou.slider).toHaveValue("4");
  await taisou.expectSymbols("231 ");
  await taisou.button(t.first).click();
  await taisou.expectSymbols("123 ");
  await page.goBack();
  await expect(taisou.won).toContainText(t.against(6, 4));
  await expect(taisou.button(t.undo)).toBeVisible();
});

test("a won scramble offers another, and a harder one @both", async ({
  page,
  taisou,
  t,
  scramble,
  finish,
}) => {
  await taisou.open(EIGHT);
  await taisou.scrambleWays();
  const moves = page.getByRole("spinbutton", { name: scramble.movesLabel });
  await moves.fill("1");
  await moves.press("Enter");
  const another = taisou.won
    .getByRole("button")
    .filter({ hasText: finish.anotherLike(t.moveCount(1)) });
  for (const round of ["first", "second"]) {
    await expect.poll(() => taisou.symbols(), round).not.toBe("12345678 ");
    await page.reload();
    await taisou.cell(3, 3).click();
    await expect(taisou.won).toContainText(t.against(1, 1));
    await (round === "first" ? another : taisou.button(finish.harder)).click();
    await expect(taisou.won).toHaveCount(0);
  }
  await expect(taisou.optimum).toContainText(t.optimumIs(3));
  await taisou.press(t.scramble);
  await expect.poll(() => page.evaluate(() => history.state?.scrambled)).toBe("any");
});

test("the details begin with the proof @both", async ({ page, taisou, t, why }) => {
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

test("a tab opens at its main button @both", async ({ page, taisou }) => {
  const first = page.locator("#tab-panel .tool-request").getByRole("button").first();
  for (const [width, height, tab] of [
    [375, 667, "answer"],
    [390, 844, "answer"],
    [820, 1180, "compare"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await taisou.open(PUZZLE);
    await taisou.explore(tab);
    const name =
      tab === "compare" ? taisou.words.t.tabs.compare : ((await taisou.solve.textContent()) ?? "");
    await expect(first).toHaveText(name);
    // A second press on the tab scrolls to its button again.
    await page.evaluate(() => scrollTo(0, 0));
    await taisou.tab(tab).click();
    await expect(first).toBeInViewport({ ratio: 1 });
    const isUncovered = await first.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isUncovered).toBe(true);
  }
});
