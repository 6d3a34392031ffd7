import { expect, test } from "./fixtures";
import { LANGS, Taisou } from "./taisou";
import { whyTextsIn } from "./texts";

const FIFTEEN = `board=${encodeURIComponent("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 *")}`;

for (const lang of LANGS) {
  const w = whyTextsIn(lang);

  test(`the 14-15 puzzle: said at once, shown, and mended by one click (${lang}) @both`, async ({
    page,
  }) => {
    const taisou = new Taisou(page, lang);
    const { t } = taisou;
    await taisou.open(FIFTEEN);
    // Nobody has asked for a search yet.
    await taisou.expectResult(t.unsolvable);
    await taisou.expectResult(t.why.parity("15", "14"));
    await taisou.solve.click();
    await expect(page.getByText(t.unsolvable)).toHaveClass("headline");
    await taisou.expectResult(t.why.parity("15", "14"));

    const show = taisou.button(t.why.show);
    await expect(show).toHaveAttribute("aria-expanded", "false");
    await show.click();
    await expect(show).toHaveAttribute("aria-expanded", "true");
    const why = page.getByRole("region", { name: w.heading });
    await expect(why.getByRole("img", { name: w.arrowsPicture })).toBeVisible();
    const cycles = why.getByRole("list", { name: w.cycles }).getByRole("button");
    await expect(cycles).toHaveCount(1);
    await expect(cycles).toContainText("15 → 14 → 15");
    await expect(cycles).toContainText(w.cycleLength(2, 1, true));
    await expect(why.getByRole("heading", { name: w.cyclesHeading(true) })).toBeVisible();
    const corner = t.place(4, 4);
    await expect(why.getByText(w.colours(0, 0, corner, corner))).toBeVisible();
    await expect(why.getByText(w.never(true))).toBeVisible();

    await taisou.button(t.why.exchange("15", "14")).click();
    await taisou.expectSymbols("123456789101112131415 ");
    await taisou.expectResult(t.why.idle);
    await expect(why).toBeHidden();
    await expect(taisou.solve).toBeFocused();
    await expect.poll(() => decodeURIComponent(page.url())).toContain("13 14 15 *");
    await taisou.solve.click();
    await taisou.expectResult(t.solved(0, true));

    await page.goBack();
    await taisou.expectSymbols("123456789101112131514 ");
    await taisou.expectResult(t.unsolvable);
    await expect(why).toBeVisible();
  });

  test(`two cycles are summed up, and light up one by one (${lang}) @both`, async ({ page }) => {
    const taisou = new Taisou(page, lang);
    const { t } = taisou;
    await taisou.open("board=123/456/78*");
    await taisou.expectResult(t.why.idle);
    await taisou.start.fill("213/564/78*");
    await taisou.expectResult(t.unsolvable);
    await taisou.button(t.why.show).focus();
    await page.keyboard.press("Enter");
    const cycles = page.getByRole("list", { name: w.cycles }).getByRole("button");
    await expect(cycles).toHaveCount(2);
    await expect(cycles.nth(0)).toContainText("2 → 1 → 2");
    await expect(cycles.nth(0)).toContainText(w.soFar(1, true));
    await expect(cycles.nth(1)).toContainText("5 → 6 → 4 → 5");
    await expect(cycles.nth(1)).toContainText(w.cycleLength(3, 2, false));
    await expect(cycles.nth(1)).toContainText(w.soFar(3, true));
    const drawn = (number: number) => page.locator(`[data-cycle="${number}"]`);
    await cycles.nth(1).focus();
    await expect(drawn(2)).toHaveAttribute("data-lit", "true");
    await expect(drawn(1)).toHaveAttribute("data-lit", "false");
    await page.keyboard.press("Enter");
    await expect(cycles.nth(1)).toHaveAttribute("aria-pressed", "true");
    await taisou.solve.focus();
    await expect(drawn(2)).toHaveAttribute("data-lit", "true");
  });

  test(`a wall in the way is shown (${lang}) @both`, async ({ page }) => {
    const taisou = new Taisou(page, lang);
    const { t } = taisou;
    await taisou.open(
      `board=${encodeURIComponent("1#2/3#*/4#5/*#6")}&goal=${encodeURIComponent("2#1/3#*/4#5/*#6")}`,
    );
    const places = [t.place(1, 1), t.place(1, 3)];
    await taisou.expectResult(t.why.graph(places.join(t.between), 0));
    await expect(page.getByRole("button", { name: t.why.exchange("1", "2") })).toHaveCount(0);
    await taisou.button(t.why.show).click();
    const why = page.getByRole("region", { name: w.heading });
    await expect(why.getByText(w.bars.apart)).toBeVisible();
    await expect(why.getByRole("img", { name: w.marksPicture })).toBeVisible();
    await expect(why.getByRole("list", { name: w.marked }).getByRole("listitem")).toHaveText([
      w.wanted(t.place(1, 1), "1", "2"),
      w.wanted(t.place(1, 3), "2", "1"),
    ]);
    await taisou.solve.click();
    await expect(page.getByText(t.unsolvable)).toHaveClass("headline");
  });

  for (const [fragment, reordered] of [
    ["board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3", false],
    ["board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3", true],
  ] as const) {
    test(`tells which タ goes where, as the replay has it: ${fragment} (${lang}) @both`, async ({
      page,
    }) => {
      const taisou = new Taisou(page, lang);
      const { t } = taisou;
      await taisou.open(fragment);
      await page.getByText(t.tellApart, { exact: true }).click();
      const which = taisou.button(t.why.whichTwin("タ"));
      await expect(which).toHaveCount(0);
      const begins = await whereabouts(taisou);
      await taisou.solve.click();
      await which.click();
      const items = page.getByRole("list", { name: w.twins }).getByRole("listitem");
      await expect(items).toHaveCount(2);
      await taisou.button(t.last).click();
      const ends = await whereabouts(taisou);
      await expect(items).toHaveText(
        begins.map((begin, index) => {
          const end = ends[index] ?? "";
          return `タ${index + 1} ${begin === end ? w.stays(begin) : w.goes(begin, end)}`;
        }),
      );
      if (reordered) {
        await expect(page.getByText(w.orders.odd(`タ₁${w.and}タ₂`))).toBeVisible();
      }
    });
  }
}

/** The places of the numbered タ on the board. */
async function whereabouts({ t, board }: Taisou): Promise<string[]> {
  const cells = await board.getByRole("gridcell").getByRole("button").all();
  const names = await Promise.all(
    cells.map(async (cell) => (await cell.getAttribute("aria-label")) ?? ""),
  );
  return [1, 2].map((number) => {
    const name = names.find((one) => one.includes(t.tileName("タ", number))) ?? "";
    const places = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => t.place(row, column)));
    return places.find((place) => name.includes(place)) ?? "";
  });
}
