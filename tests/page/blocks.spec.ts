import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

const KLOTSKI =
  "board=父娘娘母/父娘娘母/祖兄兄婆/祖茶書婆/華**裁&goal=????/????/????/?娘娘?/?娘娘?&blocks=all";

test("solves Klotski in every metric and replays it", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(KLOTSKI);
  const metric = page.getByRole("combobox", { name: "数え方" });
  await expect(metric.locator("option")).toHaveCount(3);
  await expect(page.getByRole("combobox", { name: "解法" }).locator("option")).toHaveCount(3);
  for (const [name, length] of [
    ["slide", 90],
    ["move", 81],
    ["step", 116],
  ] as const) {
    await metric.selectOption(name);
    await taisou.solve.click();
    await taisou.expectResult(`${length}手（最短）`);
  }
  await taisou.button("末尾へ").click();
  await expect(taisou.cell(5, 2)).toHaveAccessibleName(/娘/);
  await expect(page.getByText("116手", { exact: true })).toBeVisible();
});

test("a click pushes a whole block, Undo takes it back, and the link says it", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=AA*/AA*/1*2&goal=?AA/?AA/???&blocks=A&metric=slide");
  await taisou.cell(2, 1).click();
  await expect(taisou.cell(1, 3)).toHaveAccessibleName(/A/);
  await expect(taisou.cell(2, 1)).toHaveAccessibleName(/空き/);
  await expect(page.getByText("1手", { exact: true })).toBeVisible();
  await expect.poll(() => page.url()).toContain("metric=slide");
  await taisou.button("元に戻す").click();
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/A/);
  await taisou.button("ヒント").click();
  await expect(page.getByText("最短であと1手")).toBeVisible();
  await taisou.button("ヒント").click();
  await taisou.button("ヒント").click();
  await expect(page.getByText(/Aを右へ（あと1手）/)).toBeVisible();
});

test("blocks are typed, drawn as one piece, and refused with a reason", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=--no/off_&goal=--on/off_");
  const blocks = page.getByRole("textbox", { name: "ブロック" });
  await expect(taisou.cell(1, 1)).not.toHaveClass(/join-right/);
  await blocks.fill("-");
  await expect(taisou.cell(1, 1).locator("..").locator(".join-right")).toHaveCount(1);
  await taisou.solve.click();
  await taisou.expectResult("44手（最短）");
  await expect.poll(() => page.url()).toContain("blocks=-");
  await taisou.goal.fill("");
  await expect(page.getByText("ゴールがまだ決まっていません。")).toBeVisible();
});
