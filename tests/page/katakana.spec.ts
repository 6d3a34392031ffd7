import { SOUAI, TINY } from "./boards";
import { expect, test } from "./fixtures";

test("the page takes katakana from an input method, and solves it", async ({ page, taisou, t }) => {
  await taisou.openAsText("board=12345678*&w=3");
  await taisou.start.fill("");
  await taisou.goal.fill("");
  await taisou.compose(taisou.start, ["う", "うあ", "うあた", "うあたそ"], "ウアタソ");
  await page.keyboard.type("*");
  await taisou.compose(taisou.start, ["ま", "まい", "マイタノ"], "マイタノ");
  await expect(taisou.start).toHaveValue("ウアタソ*マイタノ");
  await taisou.compose(taisou.goal, ["そうあい", "ソウアイ"], "ソウアイ");
  await page.keyboard.type("*");
  await taisou.compose(taisou.goal, ["たたのま"], "タタノマ");
  await taisou.expectSymbols("ウアタソ マイタノ");

  await taisou.explore("answer");
  await taisou.solveIn(18);
  await expect(taisou.slider).toHaveAttribute("max", "18");
  await taisou.button(t.last).click();
  await taisou.expectSymbols("ソウアイ タタノマ");
  await expect(page.getByRole("img", { name: t.goalPicture })).toBeVisible();
});

test("the board stays during a composition", async ({ page, taisou }) => {
  await taisou.openAsText(SOUAI);
  await taisou.start.focus();
  await taisou.keys("End");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "あ", selectionStart: 1, selectionEnd: 1 });
  await expect(taisou.start).toHaveValue("ウアタソ*マイタノあ");
  await taisou.expectSymbols("ウアタソ マイタノ");
  await expect(taisou.start).not.toHaveAttribute("aria-invalid", "true");
  await session.send("Input.insertText", { text: "アイウ" });
  await taisou.expectSymbols("ウアタソ マイタノアイウ");
});

test("the replay lets the player continue from the middle", async ({ taisou, t }) => {
  await taisou.open(TINY);
  await taisou.explore("answer");
  await taisou.solveIn(4);
  await taisou.button(t.playReplay).click();
  await taisou.expectSymbols("231 ");
  await taisou.slider.fill("1");
  await expect(taisou.slider).toHaveValue("1");
  const middle = await taisou.symbols();
  await taisou.button(t.on).click();
  await expect(taisou.slider).toHaveValue("2");
  await taisou.button(t.back).click();
  await taisou.expectSymbols(middle);
  // A move off the solution.
  await taisou.button(t.first).click();
  await taisou.expectSymbols("123 ");
  await taisou.cell(1, 2).click();
  await taisou.expectSymbols("1 32");
  await taisou.button(t.undo).click();
  await taisou.expectSymbols("123 ");
});

test("boards of letters or with one marked tile are solved", async ({ taisou }) => {
  for (const [fragment, moves] of [
    ["board=123456789ABCDEF*&goal=123456789AFBDEC*&w=4", 4],
    ["board=車口口口口*&goal=?????車&w=3", 9],
    [`board=車${"口".repeat(14)}*&goal=${"?".repeat(15)}車&w=4`, 21],
    [`board=車${"口".repeat(98)}*&goal=${"?".repeat(99)}車&w=10`, 69],
  ] as const) {
    await taisou.open(fragment);
    await taisou.solveIn(moves);
  }
});
