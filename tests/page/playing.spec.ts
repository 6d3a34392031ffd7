import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";
import { beginning, left, numbered } from "./words";

const EIGHT = "board=12345678*&w=3";

test("slides a line, undoes, redoes and starts again", async ({ taisou, t }) => {
  await taisou.open(EIGHT);
  await taisou.cell(3, 1).click();
  await taisou.expectSymbols("123456 78");
  await taisou.cell(1, 1).click();
  await taisou.expectSymbols(" 23156478");
  await taisou.button(t.undo).click();
  await taisou.expectSymbols("123456 78");
  await taisou.press(t.redo);
  await taisou.expectSymbols(" 23156478");
  await taisou.press(t.restart);
  await taisou.expectSymbols("12345678 ");
  // Starting again is going all the way back: nothing played is lost.
  await taisou.press(t.redo);
  await taisou.expectSymbols("123456 78");
});

test("a press counts before the animation ends", async ({ page, taisou }) => {
  await taisou.open(EIGHT);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  await taisou.cell(3, 2).click();
  await taisou.expectSymbols("1234567 8");
  await taisou.cell(3, 3).hover();
  await page.mouse.down();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.mouse.up();
  await taisou.expectSymbols("12345678 ");
});

test("arrow keys slide tiles, except in a text", async ({ page, taisou }) => {
  await taisou.openAsText(EIGHT);
  await page.keyboard.press("ArrowRight");
  await taisou.expectSymbols("1234567 8");
  await page.keyboard.press("ArrowDown");
  await taisou.expectSymbols("1234 6758");
  await page.keyboard.press("z");
  await taisou.expectSymbols("1234567 8");
  await taisou.width.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("z");
  await taisou.expectSymbols("1234567 8");
});

test("moves over the board by keyboard", async ({ page, taisou }) => {
  await taisou.open(EIGHT);
  await taisou.board.getByRole("button").last().focus();
  await page.keyboard.press("ArrowUp");
  await expect(taisou.cell(2, 3).getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await taisou.expectSymbols("12345 786");
  await expect(taisou.cell(3, 3).getByRole("button")).toBeFocused();
});

test("asks if a tile has two directions", async ({ page, taisou, t }) => {
  await taisou.open("board=*1*&goal=1**&w=3");
  await taisou.cell(1, 2).click();
  await taisou.expectSymbols(" 1 ");
  await page.getByRole("button", { name: beginning(t.toward("left")) }).click();
  await taisou.expectSymbols("1  ");
});

test("returns the focus to the tile after the question", async ({ page, taisou, t }) => {
  await taisou.open("board=*1*&goal=1**&w=3");
  const tile = taisou.cell(1, 2).getByRole("button");
  const question = page
    .getByRole("button", { name: new RegExp(`^(${t.toward("left")}|${t.toward("right")})`) })
    .first();
  await tile.focus();
  await page.keyboard.press("Enter");
  await expect(question).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tile).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await taisou.expectSymbols("1  ");
  await expect(taisou.cell(1, 1).getByRole("button")).toBeFocused();
});

test("does not scramble while the goal is invalid", async ({ page, taisou, t }) => {
  await taisou.openAsText("board=12345678*&goal=12&w=3");
  await expect(taisou.button(t.scramble)).toHaveCount(0);
  await page.keyboard.press("n");
  await taisou.expectSymbols("12345678 ");
  await expect(taisou.goal).toHaveValue("12");
});

test("reads a pasted 15-puzzle with 0 for the blank", async ({ taisou, t }) => {
  await taisou.openAsText("board=12345678*&w=3&alg=bidirectional");
  await taisou.start.fill("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n");
  await taisou.expectSymbols("1234567891011121314 15");
  await expect(taisou.width).toHaveValue("4");
  await taisou.solve.click();
  await taisou.expectResult(t.solved(1, true));
});

test("announces the goal", async ({ page, taisou, t }) => {
  await taisou.open("board=1234567*8&w=3");
  await taisou.cell(3, 3).click();
  await taisou.expectSymbols("12345678 ");
  await expect(page.getByRole("region", { name: t.won })).toBeVisible();
});

test("scrambles to a solvable board", async ({ taisou, t }) => {
  await taisou.open(EIGHT);
  await taisou.press(t.scramble);
  await expect.poll(() => taisou.symbols()).not.toBe("12345678 ");
  await taisou.solve.click();
  await taisou.expectResult(numbered(t.solved(20, true)));
});

test("Undo restores the puzzle and moves after a scramble", {
  tag: "@wide",
}, async ({ page, taisou, t, puzzle }) => {
  await taisou.open("puzzle=souai");
  const begun = await taisou.symbols();
  await taisou.cell(2, 3).click();
  const moved = await taisou.symbols();
  await taisou.press(t.scramble);
  const said = page.locator(".notice").filter({ hasText: t.scrambled });
  await said.getByRole("button", { name: t.undoScramble }).click();
  await taisou.expectSymbols(moved);
  await expect(said).toHaveCount(0);
  await expect(page.getByRole("heading", { name: puzzle("souai") }).first()).toBeVisible();
  await taisou.press(t.redo);
  await expect.poll(() => taisou.symbols()).not.toBe(moved);
  // The button does what the notice does.
  await taisou.button(t.undo).click();
  await taisou.expectSymbols(moved);
  await taisou.button(t.undo).click();
  await taisou.expectSymbols(begun);
  await taisou.button(t.undo).click();
  await expect(page.getByText(t.nothingUndone)).toBeVisible();
});

test("scrambles to the chosen difficulty or distance", {
  tag: "@wide",
}, async ({ page, taisou, t, scramble }) => {
  await taisou.open(EIGHT);
  const ways = page.getByRole("group", { name: t.scrambleWays });
  await taisou.button(t.scrambleWays).click();
  await expect(ways.getByText(scramble.fair)).toBeVisible();
  await ways.getByRole("button", { name: beginning(t.difficulties.hardest) }).click();
  await expect(ways).toHaveCount(0);
  // One of the two.
  await expect.poll(() => taisou.symbols()).toMatch(/^(8672543 1|64785 321)$/);
  await taisou.button(t.scrambleWays).click();
  const moves = ways.getByRole("spinbutton", { name: scramble.movesLabel });
  await moves.fill("9");
  await moves.press("Enter");
  await expect(ways).toHaveCount(0);
  await expect.poll(() => taisou.symbols()).not.toMatch(/^(8672543 1|64785 321)$/);
  // What cannot be kept is not offered: which boards of 5 x 5 are the farthest, nobody knows.
  await taisou.open("board=ABCDEFGHIJKLMNOPQRSTUVWX*&w=5");
  await taisou.button(t.scrambleWays).click();
  await expect(ways.getByRole("button", { name: t.difficulties.easy })).toBeVisible();
  await expect(ways.getByRole("button", { name: beginning(t.difficulties.hardest) })).toHaveCount(
    0,
  );
  await page.keyboard.press("Escape");
  await expect(ways).toHaveCount(0);
  await expect(taisou.button(t.scrambleWays)).toBeFocused();
});

test("a third hint shows the next move", async ({ page, taisou, t }) => {
  await taisou.open("board=1234567*8&w=3");
  await taisou.button(t.hint).click();
  await expect(page.getByText(t.hintLeft(left(1)))).toBeVisible();
  await taisou.button(t.hint).click();
  await taisou.button(t.hint).click();
  await expect(
    page
      .getByText(t.hintIs("8", "left", left(1)))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test("keeps the last valid board while the text is wrong", async ({ page, taisou, t }) => {
  await taisou.openAsText(EIGHT);
  await taisou.start.fill("123/45");
  await taisou.expectSymbols("12345678 ");
  await expect(taisou.start).toHaveAttribute("aria-invalid", "true");
  await expect(
    page
      .getByText(t.errors["width-mismatch"]({ row: 2, column: 3, found: 2, expected: 3 }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(taisou.solve).toHaveCount(0);
  await taisou.start.fill("12345678*");
  await expect(taisou.solve).toBeVisible();
});

test("shows user input as text, never as markup", async ({ page, taisou }) => {
  const tile = "<b>x";
  await taisou.open(
    `board=${encodeURIComponent(`${tile} 2\n3 *`)}&w=2&title=${encodeURIComponent("<img src=x onerror=alert(1)>")}`,
  );
  await expect(taisou.cell(1, 1)).toContainText(tile);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test("animates nothing if motion is reduced", async ({ page, taisou }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await taisou.open(EIGHT);
  await taisou.cell(3, 1).click();
  await taisou.expectSymbols("123456 78");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("switches to English, with the same roles", { tag: ["@ja", "@narrow"] }, async ({ page }) => {
  const taisou = new Taisou(page, "en");
  await taisou.open("lang=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const expectButtons = async (...names: string[]) => {
    for (const name of names) await expect(taisou.button(name)).toBeVisible();
  };
  await expectButtons("Undo", "Hint", "Solve", "Share");
  await expect(page.getByRole("img", { name: "Goal picture" })).toBeVisible();
  await taisou.cell(2, 3).click();
  await taisou.button("Undo").click();
  await taisou.button("Menu").click();
  await expectButtons("Redo", "Scramble", "Copy link");
  await page.keyboard.press("Escape");
  await taisou.solve.click();
  await expect(taisou.status).toContainText("20 moves");
  await expectButtons("Play");
  await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute("max", "20");
  await taisou.explore("answer");
  await taisou.unfoldMethod();
  for (const name of ["Algorithm", "Metric"]) {
    await expect(page.getByRole("combobox", { name })).toBeVisible();
  }
  await taisou.edit();
  for (const name of ["Start", "Goal", "Blank", "Blocks"]) {
    await expect(page.getByRole("textbox", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("spinbutton", { name: "Width" })).toBeVisible();
});

test("fits a narrow screen, with controls large enough", {
  tag: "@narrow",
}, async ({ page, taisou }) => {
  await taisou.open();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const button of await page.getByRole("button").filter({ visible: true }).all()) {
    const box = await button.boundingBox();
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      await button.innerText(),
    ).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await taisou.cell(2, 3).tap();
  await taisou.expectSymbols("アタマノタ ソウイ");
});
