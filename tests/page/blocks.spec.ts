import { KLOTSKI } from "./boards";
import { expect, test } from "./fixtures";
import { left } from "./words";

test("Klotski is solved in every metric", async ({ page, taisou, t }) => {
  await taisou.open(`${KLOTSKI}&room=answer`);
  await taisou.unfoldMethod();
  const metric = page.getByRole("combobox", { name: t.metric });
  await expect(metric.locator("option")).toHaveCount(3);
  await expect(page.getByRole("combobox", { name: t.algorithm }).locator("option")).toHaveCount(3);
  for (const [name, length] of [
    ["slide", 90],
    ["move", 81],
    ["step", 116],
  ] as const) {
    await metric.selectOption(name);
    await taisou.solveIn(length);
  }
  await taisou.button(t.last).click();
  await expect(taisou.piece("娘")).toHaveAccessibleName(new RegExp(t.place(4, 2, 5, 3)));
  await expect(taisou.slider).toHaveValue("116");
});

test("a click pushes a block, which Undo and the link follow", async ({ page, taisou, t }) => {
  await taisou.open("board=AA*/AA*/1*2&goal=?AA/?AA/???&blocks=A&metric=slide");
  await taisou.cell(2, 1).click();
  await expect(taisou.piece("A")).toHaveAccessibleName(new RegExp(t.place(1, 2, 2, 3)));
  await expect(taisou.cell(2, 1)).toHaveAccessibleName(new RegExp(t.blankCell));
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  await expect.poll(() => page.url()).toContain("metric=slide");
  await taisou.button(t.undo).click();
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/A/);
  await taisou.button(t.hint).click();
  await expect(page.getByText(t.hintIs("A", "right", left(1)))).toBeVisible();
});

test("the field Blocks joins cells to pieces", async ({ page, taisou, t }) => {
  await taisou.openAsText("board=--no/off_&goal=--on/off_");
  const blocks = page.getByRole("textbox", { name: t.blocks });
  await expect(taisou.cell(1, 1)).not.toHaveClass(/join-right/);
  await blocks.fill("-");
  await expect(taisou.cell(1, 1).locator("..").locator(".join-right")).toHaveCount(1);
  await taisou.solveIn(44);
  await expect.poll(() => page.url()).toContain("blocks=-");
  await taisou.goal.fill("");
  await expect(page.getByText(t.noGoal)).toBeVisible();
});

test.describe("with 1.5 device pixels per CSS pixel", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 });

  test("a piece of several cells has no seams", async ({ page, taisou }) => {
    await taisou.open("board=AA/AA/*B&goal=??/??/B*&blocks=A");
    // The light of a win passes it as a whole.
    const turns = page
      .locator(".tile[class*=join-]")
      .evaluateAll((tiles: HTMLElement[]) =>
        tiles.map(({ style }) => style.getPropertyValue("--turn")),
      );
    expect(await turns).toEqual(["0", "0", "0", "0"]);
    const piece = taisou.cell(1, 1).getByRole("button");
    const { x = 0, y = 0, width = 0, height = 0 } = (await piece.boundingBox()) ?? {};
    // Across the right and the lower joint of its cells, beside its symbol.
    const strips = [
      { x: x + width * 1.5, y: y + height * 0.8, width: 4, height: height * 0.4 },
      { x: x + width * 0.8, y: y + height * 1.5, width: width * 0.4, height: 4 },
    ];
    // The page's policy forbids this fetch, so a blank page reads the picture.
    const blank = await page.context().newPage();
    for (const clip of strips) {
      const picture = (await page.screenshot({ clip })).toString("base64");
      const spread = await blank.evaluate(async (data) => {
        const bitmap = await createImageBitmap(
          await (await fetch(`data:image/png;base64,${data}`)).blob(),
        );
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
        context?.drawImage(bitmap, 0, 0);
        const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        const reds = Array.from(pixels).filter((_, index) => index % 4 === 0);
        return Math.max(...reds) - Math.min(...reds);
      }, picture);
      expect(spread).toBeLessThan(5);
    }
  });
});
