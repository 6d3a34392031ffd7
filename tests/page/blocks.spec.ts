import { expect, test } from "./fixtures";
import { left } from "./words";

const KLOTSKI =
  "board=父娘娘母/父娘娘母/祖兄兄婆/祖茶書婆/華**裁&goal=????/????/????/?娘娘?/?娘娘?&blocks=all";

test("solves Klotski in every metric and replays it", async ({ page, taisou, words: { t } }) => {
  await taisou.open(`${KLOTSKI}&room=answer`);
  const metric = page.getByRole("combobox", { name: t.metric });
  await expect(metric.locator("option")).toHaveCount(3);
  await expect(page.getByRole("combobox", { name: t.algorithm }).locator("option")).toHaveCount(3);
  for (const [name, length] of [
    ["slide", 90],
    ["move", 81],
    ["step", 116],
  ] as const) {
    await metric.selectOption(name);
    await taisou.solve.click();
    await taisou.expectResult(t.solved(length, true));
  }
  await taisou.button(t.last).click();
  await expect(taisou.cell(5, 2)).toHaveAccessibleName(/娘/);
  await expect(taisou.slider).toHaveValue("116");
});

test("a click pushes a whole block, Undo takes it back, and the link says it", async ({
  page,
  taisou,
  words: { t },
}) => {
  await taisou.open("board=AA*/AA*/1*2&goal=?AA/?AA/???&blocks=A&metric=slide");
  await taisou.cell(2, 1).click();
  await expect(taisou.cell(1, 3)).toHaveAccessibleName(/A/);
  await expect(taisou.cell(2, 1)).toHaveAccessibleName(new RegExp(t.blankCell));
  await expect(page.getByText(t.moveCount(1), { exact: true })).toBeVisible();
  await expect.poll(() => page.url()).toContain("metric=slide");
  await taisou.button(t.undo).click();
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/A/);
  await taisou.button(t.hint).click();
  await expect(page.getByText(t.hintLeft(left(1)))).toBeVisible();
  await taisou.button(t.hint).click();
  await taisou.button(t.hint).click();
  await expect(page.getByText(t.hintIs("A", "right", left(1)))).toBeVisible();
});

test("blocks are typed, drawn as one piece, and refused with a reason", async ({
  page,
  taisou,
  words: { t },
}) => {
  await taisou.openAsText("board=--no/off_&goal=--on/off_");
  const blocks = page.getByRole("textbox", { name: t.blocks });
  await expect(taisou.cell(1, 1)).not.toHaveClass(/join-right/);
  await blocks.fill("-");
  await expect(taisou.cell(1, 1).locator("..").locator(".join-right")).toHaveCount(1);
  await taisou.solve.click();
  await taisou.expectResult(t.solved(44, true));
  await expect.poll(() => page.url()).toContain("blocks=-");
  await taisou.goal.fill("");
  await expect(page.getByText(t.noGoal)).toBeVisible();
});
