import { expect, test } from "./fixtures";
import { beginning } from "./words";

test("types katakana through an input method, and solves it", async ({ page, taisou, t }) => {
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
  await taisou.solve.click();
  await taisou.expectResult(t.solved(18, true));
  await expect(taisou.slider).toHaveAttribute("max", "18");
  await taisou.button(t.last).click();
  await taisou.expectSymbols("ソウアイ タタノマ");
  await expect(page.getByRole("img", { name: t.goalPicture })).toBeVisible();
});

test("keeps the board during a composition", async ({ page, taisou }) => {
  await taisou.openAsText("board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3");
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

test("replays, and lets the player go on from the middle", async ({ taisou, t }) => {
  await taisou.open("board=123*&goal=231*&w=2");
  await taisou.explore("answer");
  await taisou.solve.click();
  await taisou.expectResult(t.solved(4, true));
  await taisou.button(t.playReplay).click();
  await taisou.expectSymbols("231 ");
  await taisou.slider.fill("1");
  await expect(taisou.slider).toHaveValue("1");
  const middle = await taisou.symbols();
  await taisou.button(t.on).click();
  await expect(taisou.slider).toHaveValue("2");
  await taisou.button(t.back).click();
  await taisou.expectSymbols(middle);
  // Off the solution, by hand: whatever can move beside going on.
  await taisou.button(t.first).click();
  await taisou.expectSymbols("123 ");
  await taisou.cell(1, 2).click();
  await taisou.expectSymbols("1 32");
  await taisou.button(t.undo).click();
  await taisou.expectSymbols("123 ");
});

test("tells identical tiles apart", async ({ taisou, t }) => {
  await taisou.open("board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3");
  await expect(taisou.cell(1, 2)).toHaveText("タ");
  await taisou.toggle(t.tellApart);
  await expect(taisou.cell(1, 2).getByRole("button")).toHaveAccessibleName(
    beginning(t.tileName("タ", 1)),
  );
  await expect(taisou.cell(2, 2).getByRole("button")).toHaveAccessibleName(
    beginning(t.tileName("タ", 2)),
  );
  await taisou.explore("answer");
  await taisou.solve.click();
  await taisou.expectResult(t.solved(20, true));
  await taisou.button(t.last).click();
  // The point of the puzzle: they have changed places.
  await expect(taisou.cell(1, 2).getByRole("button")).toHaveAccessibleName(
    beginning(t.tileName("タ", 2)),
  );
  await expect(taisou.cell(2, 2).getByRole("button")).toHaveAccessibleName(
    beginning(t.tileName("タ", 1)),
  );
});

test("says that a board is unsolvable, and why", async ({ taisou, t }) => {
  await taisou.open("board=ウアタソ*マイセノ&goal=ソウアイ*タセノマ&w=3");
  await taisou.explore("answer");
  await taisou.solve.click();
  await taisou.expectResult(t.unsolvable);
  // By parity where the module sees it, else by having searched every board.
  const anyPair = t.why.parity("1", "2").replace(/[12]/g, ".+");
  await taisou.expectResult(new RegExp(`${anyPair}|181,440`));
});

for (const [title, fragment, length] of [
  ["the default board of the letter solver", "board=123456789ABCDEF*&goal=123456789AFBDEC*&w=4", 4],
  ["one marked tile, 3 x 2", "board=車口口口口*&goal=?????車&w=3", 9],
  ["one marked tile, 4 x 4", `board=車${"口".repeat(14)}*&goal=${"?".repeat(15)}車&w=4`, 21],
  ["one marked tile, 10 x 10", `board=車${"口".repeat(98)}*&goal=${"?".repeat(99)}車&w=10`, 69],
  ["the hardest 8-puzzle", "board=867/254/3*1&goal=123/456/78*", 31],
] as const) {
  test(`solves ${title}`, async ({ taisou, t }) => {
    await taisou.open(fragment);
    await taisou.explore("answer");
    await taisou.solve.click();
    await taisou.expectResult(t.solved(length, true));
  });
}
