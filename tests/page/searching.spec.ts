import { FAR, HARDEST, RANDOM, TINY } from "./boards";
import { expect, test } from "./fixtures";
import { numbered } from "./words";

test("a search shows progress, and can be cancelled", async ({ page, taisou, t }) => {
  await taisou.open(`${FAR}&alg=bfs&room=answer`);
  // Before a search the page shows no Cancel and no empty details.
  await expect(taisou.cancel).toHaveCount(0);
  await expect(page.locator("summary").filter({ hasText: t.details })).toHaveCount(0);
  await taisou.solve.click();
  await expect(taisou.solve).toHaveCount(0);
  await expect(taisou.cancel).toBeFocused();
  await page.locator("summary").filter({ hasText: t.details }).click();
  const nodes = page.getByText(t.nodes, { exact: true }).locator("..");
  await expect(nodes).toContainText(/\d{2,}/);
  // Moves are possible during the search.
  await taisou.cell(5, 4).click();
  await expect(taisou.cell(5, 5)).toContainText("22");
  const before = await nodes.innerText();
  await expect(nodes).not.toHaveText(before);
  for (const name of [t.depth, t.rate, t.memory]) {
    await expect(page.getByText(name, { exact: true }).locator("..")).toContainText(/[1-9]/);
  }
  await expect(taisou.cancel).toBeEnabled();
  await taisou.cancel.click();
  await taisou.expectResult(t.cancelled);
  await expect(taisou.solve).toBeFocused();
  await taisou.unfoldMethod();
  await taisou.choose(t.algorithm, "human");
  await taisou.solve.click();
  await taisou.expectResult(numbered(t.solved(99, false)));
});

test("a solution stays with its board", async ({ page, taisou, t, solve }) => {
  await taisou.open(`${HARDEST}&room=answer&alg=bidirectional`);
  await taisou.solve.click();
  await taisou.keys("ArrowRight");
  await taisou.expectResult(t.solved(31, true));
  // Bidirectional search has two depths, so the details show none.
  await page.locator("summary").filter({ hasText: t.details }).click();
  await expect(page.getByText(t.nodes, { exact: true })).toBeVisible();
  await expect(page.getByText(t.depth, { exact: true })).toHaveCount(0);
  await taisou.expectSymbols("867254 31");
  // The move closed the answer. A press on its last move opens it again.
  await expect(taisou.slider).toHaveCount(0);
  await page.getByRole("list", { name: solve.moveList }).getByRole("button").last().click();
  await taisou.expectSymbols("12345678 ");
  await taisou.button(t.restart).click();
  await taisou.expectSymbols("8672543 1");
});

test("keys on the slider step through the answer", async ({ taisou }) => {
  await taisou.open(`${TINY}&room=answer`);
  await taisou.solveIn(4);
  await taisou.slider.focus();
  await taisou.keys("ArrowRight");
  await expect(taisou.slider).toHaveValue("1");
  await taisou.keys(".");
  await expect(taisou.slider).toHaveValue("2");
  await taisou.keys("Space");
  await expect(taisou.slider).toHaveValue("4");
  // A new search leaves the focus where it is.
  await taisou.keys("s");
  await expect(taisou.slider).toBeFocused();
});

test("the human method has stages", async ({ page, taisou, t, solve }) => {
  await taisou.open("board=15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *&w=4&room=answer");
  await taisou.unfoldMethod();
  await taisou.choose(t.algorithm, "human");
  await expect(page.getByText(solve.algorithmNotes.human)).toBeVisible();
  await taisou.solve.click();
  await taisou.expectResult(numbered(t.solved(99, false)));
  const stage = page.locator(".status-line .note");
  const [row, column, rest] = [
    t.stage({ name: "row", number: 1, first: 0 }),
    t.stage({ name: "column", number: 1, first: 0 }),
    t.stage({ name: "rest", first: 0 }),
  ];
  const line = new RegExp(`${numbered(row).source}|${numbered(column).source}`);
  const any = new RegExp(`${line.source}|${rest}`);
  await expect(stage).toHaveText(line);
  await taisou.button(t.last).click();
  await taisou.button(t.back).click();
  await expect(stage).toHaveText(rest);
  await expect(page.getByRole("list", { name: solve.moveList }).getByText(any)).toHaveCount(3);
});

test("a search shows better and better answers", async ({ page, taisou, t }) => {
  await taisou.open(`${RANDOM}&room=answer`);
  await taisou.unfoldMethod();
  await taisou.choose(t.algorithm, "anytime");
  await taisou.solve.click();
  // The lower bound appears once the tables are built.
  const { best, least, between } = t.closing;
  const both = page.getByRole("tabpanel").getByText(numbered(`${best(99)}${between}${least(99)}`));
  await expect(both).toBeVisible();
  await taisou.cancel.click();
  await taisou.expectResult(numbered(t.solved(99, false)));
  // Answers of unproven length cannot be counted, but the search can continue.
  await expect(taisou.button(t.howMany)).toHaveCount(0);
  await taisou.button(t.goOn).click();
  await expect(both).toBeVisible();
  await taisou.cancel.click();
});

test("the tab lists the library's methods", async ({ page, taisou, t }) => {
  await taisou.open("room=answer");
  await taisou.unfoldMethod();
  const options = page.getByRole("combobox", { name: t.algorithm }).locator("option");
  await expect(options.first()).toBeAttached();
  expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual([
    "auto",
    "bfs",
    "bidirectional",
    "iddfs",
    "astar",
    "ida-manhattan",
    "ida-linear-conflict",
    "ida-inversion",
    "ida-walking",
    "ida-pattern",
    "human",
    "anytime",
  ]);
});
