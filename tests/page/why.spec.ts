import { SOUAI } from "./boards";
import { expect, test } from "./fixtures";
import type { Taisou } from "./taisou";

const FIFTEEN = "board=1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 *";

test("a click repairs the 14-15 puzzle", async ({ page, taisou, t, why }) => {
  await taisou.open(`${FIFTEEN}&room=answer`);
  // The reason is known before any search.
  await taisou.expectResult(t.unsolvable);
  await taisou.expectResult(t.why.parity("15", "14"));
  await taisou.solve.click();
  await expect(page.getByRole("tabpanel").getByText(t.unsolvable)).toHaveClass("headline");
  // Solve is no primary button, and no search ran that would have statistics.
  await expect(taisou.solve).not.toHaveClass(/primary/);
  await expect(page.getByText(t.nodes, { exact: true })).toHaveCount(0);
  await taisou.expectResult(t.why.parity("15", "14"));

  const proof = page.getByRole("region", { name: why.heading });
  await expect(proof.getByRole("img", { name: why.arrowsPicture })).toBeVisible();
  const cycles = proof.getByRole("list", { name: why.cycles }).getByRole("button");
  await expect(cycles).toHaveCount(1);
  await expect(cycles).toContainText("15 → 14 → 15");
  await expect(cycles).toContainText(why.cycleLength(2, 1, true));
  await expect(proof.getByRole("heading", { name: why.cyclesHeading(true) })).toBeVisible();
  const corner = t.place(4, 4);
  await expect(proof.getByText(why.colours(0, 0, corner, corner))).toBeVisible();
  await expect(proof.getByText(why.never(true))).toBeVisible();

  await taisou.button(t.why.exchange("15", "14")).click();
  await taisou.expectSymbols("123456789101112131415 ");
  await taisou.expectResult(t.why.idle);
  await expect(proof).toBeHidden();
  await expect(taisou.solve).toBeFocused();
  await expect.poll(() => decodeURIComponent(page.url())).toContain("13 14 15 *");
  await taisou.solveIn(0);

  await page.goBack();
  await taisou.expectSymbols("123456789101112131514 ");
  await taisou.expectResult(t.unsolvable);
  await expect(proof).toBeVisible();
});

test("the proof lists both cycles", async ({ page, taisou, t, why }) => {
  await taisou.open("board=123/456/78*&room=answer");
  await taisou.expectResult(t.why.idle);
  await taisou.open("board=213/564/78*&room=answer");
  await taisou.expectResult(t.unsolvable);
  const cycles = page.getByRole("list", { name: why.cycles }).getByRole("button");
  await expect(cycles).toHaveCount(2);
  await expect(cycles.nth(0)).toContainText("2 → 1 → 2");
  await expect(cycles.nth(0)).toContainText(why.soFar(1, true));
  await expect(cycles.nth(1)).toContainText("5 → 6 → 4 → 5");
  await expect(cycles.nth(1)).toContainText(why.cycleLength(3, 2, false));
  await expect(cycles.nth(1)).toContainText(why.soFar(3, true));
  const drawn = (number: number) => page.locator(`[data-cycle="${number}"]`);
  await cycles.nth(1).focus();
  await expect(drawn(2)).toHaveAttribute("data-lit", "true");
  await expect(drawn(1)).toHaveAttribute("data-lit", "false");
  await taisou.keys("Enter");
  await expect(cycles.nth(1)).toHaveAttribute("aria-pressed", "true");
  await taisou.solve.focus();
  await expect(drawn(2)).toHaveAttribute("data-lit", "true");
});

test("the proof shows a separating wall", async ({ page, taisou, t, why }) => {
  await taisou.open("board=1#2/3#*/4#5/*#6&goal=2#1/3#*/4#5/*#6&room=answer");
  const places = [t.place(1, 1), t.place(1, 3)];
  await taisou.expectResult(t.why.graph(places.join(t.between), 0));
  await expect(page.getByRole("button", { name: t.why.exchange("1", "2") })).toHaveCount(0);
  const proof = page.getByRole("region", { name: why.heading });
  await expect(proof.getByText(why.bars.apart)).toBeVisible();
  await expect(proof.getByRole("img", { name: why.marksPicture })).toBeVisible();
  await expect(proof.getByRole("list", { name: why.marked }).getByRole("listitem")).toHaveText([
    why.wanted(t.place(1, 1), "1", "2"),
    why.wanted(t.place(1, 3), "2", "1"),
  ]);
  await taisou.solve.click();
  await expect(page.getByRole("tabpanel").getByText(t.unsolvable)).toHaveClass("headline");
});

for (const [fragment, reordered] of [
  [SOUAI, false],
  ["board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3", true],
] as const) {
  test(`tells identical タ apart as the replay does: ${fragment}`, async ({ page, taisou, t }) => {
    const { why } = taisou.words;
    await taisou.open(`${fragment}&room=answer`);
    await taisou.keys("t");
    const which = taisou.button(t.why.whichLookAlike("タ"));
    await expect(which).toHaveCount(0);
    const begins = await placesOf(taisou);
    await taisou.solve.click();
    await which.click();
    const items = page.getByRole("list", { name: why.lookAlikes }).getByRole("listitem");
    await taisou.button(t.last).click();
    const ends = await placesOf(taisou);
    const moved = (begin: string, end = "") =>
      begin === end ? why.stays(begin) : why.goes(begin, end);
    await expect(items).toHaveText(
      [0, 1].map((at) => `タ${at + 1} ${moved(begins[at] ?? "", ends[at])}`),
    );
    if (reordered) await expect(page.getByText(why.orders.odd(`タ₁${why.and}タ₂`))).toBeVisible();
  });
}

/** Finds the places of the numbered タ on the board. */
async function placesOf({ words, board }: Taisou): Promise<string[]> {
  const { t } = words;
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
