import { EIGHT } from "./boards";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";
import { beginning } from "./words";

test("a click slides a line, which Undo takes back", async ({ taisou, t }) => {
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
  // Restart undoes all moves, so Redo brings them back.
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

test("arrow keys slide tiles, except in a text", async ({ taisou }) => {
  await taisou.openAsText(EIGHT);
  await taisou.keys("ArrowRight");
  await taisou.expectSymbols("1234567 8");
  await taisou.keys("ArrowDown");
  await taisou.expectSymbols("1234 6758");
  await taisou.keys("z");
  await taisou.expectSymbols("1234567 8");
  await taisou.width.focus();
  await taisou.keys("ArrowRight", "z");
  await taisou.expectSymbols("1234567 8");
});

test("keys move the focus over the board", async ({ taisou }) => {
  await taisou.open(EIGHT);
  await taisou.board.getByRole("button").last().focus();
  await taisou.keys("ArrowUp");
  await expect(taisou.cell(2, 3).getByRole("button")).toBeFocused();
  await taisou.keys("Enter");
  await taisou.expectSymbols("12345 786");
  await expect(taisou.cell(3, 3).getByRole("button")).toBeFocused();
});

test("Undo, Redo and steps of an answer are announced, and the focus returns", async ({
  page,
  taisou,
  t,
}) => {
  await taisou.open("board=1234*5786&w=3");
  const said = page.locator("div.visually-hidden[aria-live=polite]").last();
  const left = t.slid("5", "left", t.place(2, 3));
  const right = t.slid("5", "right", t.place(2, 2));
  await taisou.cell(2, 3).getByRole("button").focus();
  for (const [key, text] of [
    ["Enter", left],
    ["z", right],
    ["y", left],
    ["z", right],
  ] as const) {
    await taisou.keys(key);
    await expect(said).toContainText(text);
  }
  await taisou.solve.click();
  await taisou.button(t.last).click();
  await taisou.button(t.first).click();
  await expect(said).toContainText(t.moveCount(0));
  await taisou.button(t.on).click();
  await expect(said).toContainText(left);
  await taisou.keys("Escape");
  await expect(taisou.cell(2, 3).getByRole("button")).toBeFocused();
});

test("the focus returns to the tile after the question", async ({ page, taisou, t }) => {
  await taisou.open("board=*1*&goal=1**&w=3");
  const tile = taisou.cell(1, 2).getByRole("button");
  const question = page
    .getByRole("button", { name: new RegExp(`^(${t.toward("left")}|${t.toward("right")})`) })
    .first();
  await tile.focus();
  await taisou.keys("Enter");
  await expect(question).toBeFocused();
  await taisou.keys("Escape");
  await expect(tile).toBeFocused();
  await taisou.keys("Enter");
  await expect(question).toBeFocused();
  await taisou.keys("ArrowLeft");
  await taisou.expectSymbols("1  ");
  await expect(taisou.cell(1, 1).getByRole("button")).toBeFocused();
});

test("Scramble is off while the goal is invalid", async ({ taisou, t }) => {
  await taisou.openAsText("board=12345678*&goal=12&w=3");
  await expect(taisou.button(t.scramble)).toHaveCount(0);
  await taisou.keys("n");
  await taisou.expectSymbols("12345678 ");
  await expect(taisou.goal).toHaveValue("12");
});

test("Undo takes a scramble back @wide", async ({ page, taisou, t, puzzle }) => {
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
  // The button Undo does the same as the notice.
  await taisou.button(t.undo).click();
  await taisou.expectSymbols(moved);
  await taisou.button(t.undo).click();
  await taisou.expectSymbols(begun);
  await taisou.button(t.undo).click();
  await expect(page.getByText(t.nothingUndone)).toBeVisible();
});

test("a scramble has the chosen distance @wide", async ({ page, taisou, t, scramble }) => {
  await taisou.open(EIGHT);
  const ways = page.getByRole("group", { name: t.scrambleWays });
  await taisou.button(t.scrambleWays).click();
  await expect(ways.getByText(scramble.fair)).toBeVisible();
  await ways.getByRole("button", { name: beginning(t.difficulties.hardest) }).click();
  await expect(ways).toHaveCount(0);
  await expect.poll(() => taisou.symbols()).toMatch(/^(8672543 1|64785 321)$/);
  await taisou.button(t.scrambleWays).click();
  const moves = ways.getByRole("spinbutton", { name: scramble.movesLabel });
  await moves.fill("9");
  await moves.press("Enter");
  await expect(ways).toHaveCount(0);
  await expect.poll(() => taisou.symbols()).not.toMatch(/^(8672543 1|64785 321)$/);
  // The farthest 5x5 boards are unknown, so "hardest" is not offered.
  await taisou.open("board=ABCDEFGHIJKLMNOPQRSTUVWX*&w=5");
  await taisou.button(t.scrambleWays).click();
  await expect(ways.getByRole("button", { name: t.difficulties.easy })).toBeVisible();
  const hardest = ways.getByRole("button", { name: beginning(t.difficulties.hardest) });
  await expect(hardest).toHaveCount(0);
  await taisou.keys("Escape");
  await expect(ways).toHaveCount(0);
  await expect(taisou.button(t.scrambleWays)).toBeFocused();
});

test("user input is text, never markup", async ({ page, taisou }) => {
  const tile = "<b>x";
  await taisou.open(
    `board=${tile} 2/3 *&w=2&title=${encodeURIComponent("<img src=x onerror=alert(1)>")}`,
  );
  await expect(taisou.cell(1, 1)).toContainText(tile);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test("the page switches to English, with the same roles @ja @narrow", async ({ page }) => {
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
  await expectButtons("Redo", "Scramble", "How it works", "Help and settings", "English");
  await taisou.keys("Escape");
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
