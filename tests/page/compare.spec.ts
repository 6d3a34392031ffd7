import type { Algorithm } from "taisou";
import { HARDEST, RANDOM } from "./boards";
import { expect, test } from "./fixtures";
import type { Taisou } from "./taisou";
import { numbered } from "./words";

function nameOf({ words }: Taisou, algorithm: Algorithm): string {
  return words.t.algorithms[algorithm] ?? algorithm;
}

async function openComparison(taisou: Taisou, ...algorithms: readonly Algorithm[]): Promise<void> {
  const { page, words } = taisou;
  await taisou.explore("compare");
  await taisou.button(words.compare.chooseNone).click();
  for (const algorithm of algorithms) {
    await page.getByRole("checkbox", { name: nameOf(taisou, algorithm), exact: true }).check();
  }
}

test("compared methods have replays", async ({ page, taisou, t, compare }) => {
  await taisou.open(HARDEST);
  await openComparison(taisou, "bfs", "ida-manhattan", "astar");
  await taisou.button(taisou.words.t.tabs.compare).click();
  await taisou.expectResult(compare.done(3));
  const table = page.getByRole("region", { name: compare.table });
  const row = (algorithm: Algorithm) =>
    table.getByRole("row").filter({
      has: page.getByRole("rowheader", { name: nameOf(taisou, algorithm), exact: true }),
    });
  const { shortest } = compare.endings;
  await expect(row("bfs")).toContainText(`31${shortest}31181.4 k`);
  await expect(row("ida-manhattan")).toContainText(new RegExp(`31${shortest}31\\d+\\.\\d k`));
  await expect(row("astar")).toContainText(`31${shortest}31`);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const { measures } = compare;
  const chart = page.getByRole("img", { name: compare.chart(measures.nodes) });
  await expect(chart.getByText("181.4 k")).toBeVisible();
  await expect(chart.getByText(compare.logAxis(measures.nodes))).toBeVisible();
  await taisou.button(measures.memory).click();
  await expect(page.getByRole("img", { name: compare.chart(measures.memory) })).toBeVisible();
  // Each threshold expands more nodes than the one before; the last one ends early.
  const thresholds = page.getByRole("region", { name: compare.thresholds }).getByRole("row");
  await expect(thresholds.getByRole("rowheader")).toHaveText(["21", "23", "25", "27", "29", "31"]);
  const cells = await thresholds.getByRole("cell").allInnerTexts();
  const nodes = cells.map(
    (text) => Number.parseFloat(text.replace(",", "")) * (text.endsWith(" k") ? 1000 : 1),
  );
  expect(nodes.slice(0, 5)).toEqual(nodes.slice(0, 5).sort((one, other) => one - other));

  await taisou.button(compare.replay(nameOf(taisou, "astar"))).click();
  await expect(taisou.slider).not.toHaveValue("0");
  await taisou.button(t.last).click();
  await taisou.expectSymbols("12345678 ");
  // The comparison belongs to one puzzle.
  await taisou.button(t.stopWatching).click();
  await taisou.press(t.scramble);
  await expect(table).toBeHidden();
});

test("a comparison copies as Markdown and CSV @en", async ({ page, taisou, t, compare }) => {
  await taisou.open("board=1234567*8&w=3");
  await openComparison(taisou, "astar", "ida-manhattan");
  await taisou.button(taisou.words.t.tabs.compare).click();
  await taisou.expectResult(compare.done(2));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await taisou.button(compare.copyMarkdown).click();
  await expect(page.getByText(t.copied, { exact: true })).toBeVisible();
  await expect
    .poll(copied)
    .toMatch(
      /^Board: `123\/456\/7\*8` · Counted in single steps\n\n\| Method \| Moves \| Result \|.*\n\| --- \|.*\n\| A\\\* \| 1 \| shortest \| 1 \| .*\n\| IDA\\\*, Manhattan \| 1 \| shortest \|/,
    );
  await taisou.button(compare.copyCsv).click();
  await expect
    .poll(copied)
    .toMatch(
      /^Method,Moves,Result,Lower bound,Positions seen,Speed \(per s\),Time \(s\),Memory \(bytes\)\r\nA\*,1,shortest,1,\d+,/,
    );
});

test("a tablet brings the result of a press into view @narrow", async ({
  page,
  taisou,
  compare,
  space,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await taisou.open(`${HARDEST}&room=compare`);
  await taisou.button(taisou.words.t.tabs.compare).tap();
  await expect(page.getByRole("region", { name: compare.table })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await taisou.explore("all");
  await taisou.button(space.survey).tap();
  await expect(page.getByRole("group", { name: space.chart })).toBeInViewport({ ratio: 1 });
  // A result that is in view stays in its place.
  const before = await page.evaluate(() => scrollY);
  await taisou.button(space.surveyAgain).tap();
  await taisou.button(space.showTable).tap();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("a method stops at its time limit, or on demand", async ({ page, taisou, compare }) => {
  await page.clock.install();
  await taisou.open(RANDOM);
  await openComparison(taisou, "bfs", "iddfs", "ida-manhattan");
  // The test's clock ends the time of the first method.
  await taisou.choose(compare.seconds, "300");
  await taisou.button(taisou.words.t.tabs.compare).click();
  await taisou.expectResult(compare.working(nameOf(taisou, "bfs"), 1, 3));
  await page.clock.fastForward(300_000);
  await taisou.expectResult(compare.working(nameOf(taisou, "iddfs"), 2, 3));
  const row = page.getByRole("region", { name: compare.table }).getByRole("row");
  const { time, memory, cancelled } = compare.endings;
  const bfs = row.filter({ hasText: nameOf(taisou, "bfs") });
  await expect(bfs).toContainText(new RegExp(`–(${time}|${memory})`));
  await taisou.button(compare.stop).click();
  await expect(row.filter({ hasText: nameOf(taisou, "iddfs") })).toContainText(`–${cancelled}`);
  // The third method does not start, and the comparison can be repeated.
  await expect(row).toHaveCount(3);
  await expect(taisou.button(compare.runAgain)).toBeEnabled();
});

test("the tab marks unsuited methods @narrow", async ({ page, taisou, compare }) => {
  await taisou.open("puzzle=klotski&room=compare");
  const box = (algorithm: Algorithm) =>
    page.getByRole("checkbox", { name: nameOf(taisou, algorithm), exact: true });
  const astar = box("astar");
  await expect(astar).toBeDisabled();
  await expect(astar).toHaveAccessibleDescription(new RegExp(compare.refusals["needs-tiles"]));
  await expect(box("bfs")).toBeEnabled();
  await taisou.button(taisou.words.t.tabs.compare).tap();
  await taisou.expectResult(compare.done(1));
  await taisou.button(compare.replay(nameOf(taisou, "bfs"))).tap();
  // The page scrolls to the board.
  await expect(taisou.board).toBeInViewport();
  await expect(taisou.slider).not.toHaveValue("0");
  // Where it can be chosen, it is one of the first.
  await taisou.open("board=867/254/3*1&room=compare");
  await expect(astar).toBeChecked();
});

test("the check finds lost moves", async ({ page, taisou, t, check }) => {
  await taisou.open("board=123*45786&w=3&goal=12345678*&room=check");
  const moves = taisou.box(check.moves);
  await taisou.button(check.run).click();
  await expect(page.getByText(check.empty).first()).toBeVisible();
  // The first two moves cancel out; the rest is shortest.
  await moves.fill("DULLU");
  await taisou.button(check.run).click();
  await taisou.expectResult(check.lost(5, 3, 2));
  await taisou.expectResult(check.where(check.lostAt(1, 2), 0));
  await expect(page.getByRole("img", { name: check.chart(3, 5) })).toBeVisible();
  // The better move, and the best ending.
  const better = page.getByRole("region", { name: check.lostHeading });
  await expect(better.getByRole("listitem")).toHaveCount(1);
  await expect(better).toContainText(check.made("4", "left"));
  const steps = page.getByRole("list", { name: check.list });
  await expect(steps.getByRole("listitem")).toHaveCount(6);
  await steps.getByRole("button", { name: check.step(1, "1", "down", "4", 2) }).click();
  await taisou.expectSymbols(" 23145786");
  await expect(steps.locator("[aria-current=step]")).toHaveAccessibleName(
    check.step(1, "1", "down", "4", 2),
  );
  await taisou.button(check.bestEndingFrom(1)).click();
  await expect(taisou.slider).toHaveAttribute("max", "3");
  await taisou.button(t.last).click();
  await taisou.expectSymbols("12345678 ");
  // The message names the place of an error.
  await moves.fill("LLX");
  await taisou.button(check.run).click();
  await expect(page.getByText(t.errors["bad-moves"]({ at: 2, found: "X" })).first()).toBeVisible();
});

test("the check reads letters of the blank, and lines @narrow", async ({ taisou, t, check }) => {
  await taisou.open("board=123456*78&w=3&moves=L2&room=check");
  const moves = taisou.box(check.moves);
  await taisou.button(check.takePlayed).tap();
  await expect(moves).toHaveValue("L2");
  await taisou.button(check.run).tap();
  await taisou.expectResult(check.perfect(2));
  await moves.fill("URRD");
  await taisou.choose(check.letters, "blank");
  await taisou.choose(check.metric, "line");
  await taisou.button(check.run).tap();
  await taisou.expectResult(numbered(check.lostSoFar(3, 2, 2)));
  await taisou.expectResult(t.countedIn("line"));
});
