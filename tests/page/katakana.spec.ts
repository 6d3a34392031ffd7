import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

test("types the katakana board through an input method, solves it, and replays it to the goal", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  await taisou.open("board=12345678*&w=3");
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

  await taisou.solve.click();
  await taisou.expectResult("18手（最短）");
  await expect(taisou.slider).toHaveAttribute("max", "18");
  await taisou.button("末尾へ").click();
  await taisou.expectSymbols("ソウアイ タタノマ");
  await expect(page.getByRole("img", { name: "ゴール図" })).toBeVisible();
});

test("does not touch the board in the middle of a composition", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3");
  await taisou.start.focus();
  await page.keyboard.press("End");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "あ", selectionStart: 1, selectionEnd: 1 });
  await expect(taisou.start).toHaveValue("ウアタソ*マイタノあ");
  await taisou.expectSymbols("ウアタソ マイタノ");
  await expect(taisou.start).not.toHaveAttribute("aria-invalid", "true");
  await session.send("Input.insertText", { text: "アイウ" });
  await taisou.expectSymbols("ウアタソ マイタノアイウ");
});

test("replays by itself, and goes on by hand from the middle", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=123*&goal=231*&w=2");
  await taisou.solve.click();
  await taisou.expectResult("4手（最短）");
  await taisou.button("再生").click();
  await taisou.expectSymbols("231 ");
  await taisou.slider.fill("1");
  await expect(taisou.slider).toHaveValue("1");
  const middle = await taisou.symbols();
  await taisou.button("一手先").click();
  await expect(taisou.slider).toHaveValue("2");
  await taisou.button("一手前").click();
  await taisou.expectSymbols(middle);
  // Off the solution, by hand: whatever can move beside going on.
  await taisou.button("先頭へ").click();
  await taisou.expectSymbols("123 ");
  await taisou.cell(1, 2).click();
  await taisou.expectSymbols("1 32");
  await taisou.button("元に戻す").click();
  await taisou.expectSymbols("123 ");
});

test("shows which of two like tiles is which, and where they end", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3");
  await expect(taisou.cell(1, 2)).toHaveText("タ");
  await page.getByText("同じ文字を見分ける", { exact: true }).click();
  await expect(taisou.cell(1, 2).getByRole("button")).toHaveAccessibleName(/タ（1番）/);
  await expect(taisou.cell(2, 2).getByRole("button")).toHaveAccessibleName(/タ（2番）/);
  await taisou.solve.click();
  await taisou.expectResult("20手（最短）");
  await taisou.button("末尾へ").click();
  // The point of the puzzle: they have changed places.
  await expect(taisou.cell(1, 2).getByRole("button")).toHaveAccessibleName(/タ（2番）/);
  await expect(taisou.cell(2, 2).getByRole("button")).toHaveAccessibleName(/タ（1番）/);
});

test("says that there is no answer, and why", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=ウアタソ*マイセノ&goal=ソウアイ*タセノマ&w=3");
  await taisou.solve.click();
  await taisou.expectResult("この盤面からゴールへは行けません");
  // By parity where the module sees it, else by having searched every board.
  await taisou.expectResult(/偶奇が合わない|181,440/);
});

for (const [title, fragment, result] of [
  [
    "the default board of the letter solver",
    "board=123456789ABCDEF*&goal=123456789AFBDEC*&w=4",
    "4手",
  ],
  ["one marked tile, 3 x 2", "board=車口口口口*&goal=?????車&w=3", "9手"],
  ["one marked tile, 4 x 4", `board=車${"口".repeat(14)}*&goal=${"?".repeat(15)}車&w=4`, "21手"],
  ["one marked tile, 10 x 10", `board=車${"口".repeat(98)}*&goal=${"?".repeat(99)}車&w=10`, "69手"],
  ["the hardest 8-puzzle", "board=867/254/3*1&goal=123/456/78*", "31手"],
] as const) {
  test(`solves ${title}`, async ({ page }) => {
    const taisou = new Taisou(page);
    await taisou.open(fragment);
    await taisou.solve.click();
    await taisou.expectResult(`${result}（最短）`);
  });
}
