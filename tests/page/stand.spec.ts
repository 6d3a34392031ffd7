import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { Taisou } from "./taisou";
import { beginning, directed, left, numbered } from "./words";

const HARDEST = "puzzle=eight-hardest";
const KLOTSKI =
  "board=父娘娘母/父娘娘母/祖兄兄婆/祖茶書婆/華**裁&goal=????/????/????/?娘娘?/?娘娘?&blocks=all";

/** Counts the searches that the page asks for, and hands each the given limits. */
async function watchSearches(
  page: Page,
  limits: Record<string, number> = {},
): Promise<() => Promise<number>> {
  await page.addInitScript((options) => {
    const Real = Worker;
    const seen = window as unknown as { searches: number };
    seen.searches = 0;
    class Watched extends Real {
      override postMessage(message: { type: string; task?: { options: object } }): void {
        if (message.type === "start") {
          seen.searches += 1;
          Object.assign(message.task?.options ?? {}, options);
        }
        super.postMessage(message);
      }
    }
    window.Worker = Watched as typeof Worker;
  }, limits);
  return () => page.evaluate(() => (window as unknown as { searches: number }).searches);
}

/** The tiles that a hint marks. */
function marked(taisou: Taisou): Locator {
  return taisou.board.getByRole("button", { name: new RegExp(taisou.words.t.hintedCell) });
}

test("hints give the number, the piece, then the move", async ({ page, taisou, t }) => {
  const searches = await watchSearches(page);
  const hint = taisou.button(t.hint);
  await taisou.open(HARDEST);
  await hint.click();
  await expect(page.getByText(t.hintLeft(left(31)))).toBeVisible();
  await expect(page.getByText(t.hintNext.piece)).toBeVisible();
  await expect(marked(taisou)).toHaveCount(0);
  await hint.click();
  await expect(page.getByText(directed(() => t.hintPiece("§", left(31))))).toBeVisible();
  await expect(page.getByText(t.hintNext.move)).toBeVisible();
  await expect(marked(taisou)).toHaveCount(1);
  const name = await marked(taisou).getAttribute("aria-label");
  await hint.click();
  await expect(page.getByText(directed((way) => t.hintIs("§", way, left(31))))).toBeVisible();
  for (const next of Object.values(t.hintNext)) await expect(page.getByText(next)).toHaveCount(0);

  // Along the answer nothing is searched anew, and nothing is marked before it is asked for.
  await marked(taisou).click();
  await expect(marked(taisou)).toHaveCount(0);
  await hint.click();
  await expect(page.getByText(t.hintLeft(left(30)))).toBeVisible();
  expect(await searches()).toBe(1);

  // Beside it the next hint is another search.
  await taisou.button(t.undo).click();
  await taisou.cell(3, name?.startsWith("3") ? 3 : 1).click();
  await hint.click();
  await expect(page.getByText(numbered(t.hintLeft(left(99))))).toBeVisible();
  expect(await searches()).toBe(2);
});

test("a hint marks a whole block, and counts it once", async ({ page, taisou, t }) => {
  const hint = taisou.button(t.hint);
  await taisou.open("board=**A/**A/1*2&goal=A??/A??/???&blocks=A&metric=move");
  await hint.click();
  await expect(page.getByText(t.hintLeft(left(1)))).toBeVisible();
  await hint.click();
  await expect(marked(taisou)).toHaveCount(1);
  await expect(taisou.board.locator("[data-hint]")).toHaveCount(2);
  await hint.click();
  await expect(page.getByText(t.hintIs("A", "left", left(1)))).toBeVisible();
  await taisou.cell(1, 3).click();
  await hint.click();
  await expect(page.getByText(t.hintLeft({ moves: 0, proven: true, begun: true }))).toBeVisible();
  await taisou.cell(1, 2).click();
  await page.getByRole("button", { name: t.toward("left"), exact: true }).click();
  await expect(page.getByRole("region", { name: t.won })).toContainText(t.moveCount(1));
});

test("says that an unsolvable board has no hint", async ({ page, taisou, t }) => {
  const none = page.getByRole("row", {
    name: beginning(`${t.metrics.step} ${t.moveCount(0)} ${t.noAnswer}`),
  });
  await taisou.open("board=ウアタソ*マイセノ&goal=ソウアイ*タセノマ&w=3");
  await taisou.button(t.moveCount(0)).click();
  await expect(none).toBeVisible();
  await taisou.button(t.hint).click();
  await taisou.expectResult(t.unsolvable);
  await expect(none).toBeVisible();
});

test("the list of moves follows the player", async ({ page, taisou, t, solve }) => {
  await taisou.open(`${HARDEST}&room=answer`);
  await taisou.solve.click();
  await taisou.expectResult(t.solved(31, true));
  const moves = page.getByRole("list", { name: solve.moveList }).getByRole("button");
  const symbolOf = async (index: number) => {
    const name = (await moves.nth(index).getAttribute("aria-label")) ?? "";
    const [, ...symbols] = directed((way) => t.chip(index + 1, "§", way)).exec(name) ?? [];
    return symbols.find((symbol) => symbol !== undefined) ?? "";
  };
  const tile = (symbol: string) =>
    taisou.board.getByRole("button", { name: beginning(t.cellName(symbol, "")) });
  for (const index of [0, 1, 2]) {
    await tile(await symbolOf(index)).click();
    await expect(moves.nth(index)).toHaveAttribute("aria-current", "step");
    // The board is the player's own again.
    await expect(taisou.slider).toHaveCount(0);
  }
  // Back by hand is back on it.
  await tile(await symbolOf(2)).click();
  await expect(moves.nth(1)).toHaveAttribute("aria-current", "step");
  const [before, next] = [await symbolOf(1), await symbolOf(2)];
  const movable = taisou.board.getByRole("button", { name: directed((way) => t.canGo([way])) });
  const others = (await movable.allInnerTexts()).filter((text) => ![before, next].includes(text));
  await tile(others[0] ?? "").click();
  // Off its path it is not open; back on it, it opens at once.
  await expect(taisou.slider).toHaveCount(0);
  await taisou.button(t.undo).click();
  await taisou.view("play").click();
  await taisou.solve.click();
  await expect(taisou.slider).toHaveValue("2");
});

test("compares a finished game with the optimum", async ({ page, taisou, t, finish }) => {
  const searches = await watchSearches(page);
  await taisou.open(`board=${encodeURIComponent("1 2 3 4/5 6 7 8/9 10 * 11")}`);
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  const card = page.getByRole("region", { name: t.won });
  await expect(card).toContainText(t.moveCount(3));
  await taisou.button(finish.compare).click();
  await expect(card).toContainText(t.against(3, 1));
  await expect(taisou.button(finish.compare)).toHaveCount(0);
  // Another metric is another search; what is known is not searched again.
  await taisou.explore("answer");
  await taisou.unfoldMethod();
  await page.getByRole("combobox", { name: t.metric }).selectOption("line");
  await taisou.button(finish.compare).click();
  await expect(card).toContainText(t.against(3, 1));
  expect(await searches()).toBe(2);
  await taisou.button(t.undo).click();
  await expect(card).toHaveCount(0);
});

test("finds the optimum of Klotski in all metrics", async ({ page, taisou, t }) => {
  await taisou.open(`${KLOTSKI}&metric=move`);
  // One piece goes two cells, and another one.
  await taisou.cell(5, 4).click();
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  await taisou.cell(5, 3).click();
  await page.getByRole("button", { name: t.toward("left"), exact: true }).click();
  await taisou.cell(4, 3).click();
  await expect(taisou.button(t.moveCount(2))).toBeVisible();
  await taisou.button(t.undo).click();
  await taisou.button(t.moveCount(1)).click();
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row(t.metrics.step).getByRole("cell").first()).toHaveText(t.moveCount(2));
  await expect(row(t.metrics.slide).getByRole("cell").first()).toHaveText(t.moveCount(1));
  await expect(row(t.metrics.move).getByRole("cell").first()).toHaveText(t.moveCount(1));
  await taisou.button(t.measure).click();
  for (const [name, length] of [
    [t.metrics.step, 116],
    [t.metrics.slide, 90],
    [t.metrics.move, 81],
  ] as const) {
    await expect(row(name).getByRole("cell").last()).toHaveText(t.moveCount(length));
  }
  await expect(taisou.button(t.measure)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: beginning(t.metrics.step) })).toHaveCount(0);
});

test("stops the search for the optimum on demand", async ({ page, taisou, t }) => {
  const board = encodeURIComponent(
    "14 5 9 2 18/8 23 19 12 17/15 * 10 20 4/6 11 21 1 7/24 3 16 22 13",
  );
  await taisou.open(`board=${board}&w=5`);
  await taisou.button(t.moveCount(0)).click();
  await taisou.button(t.measure).click();
  await taisou.button(t.stopMeasuring).click();
  await expect(taisou.button(t.measure)).toBeEnabled();
  await expect(page.getByRole("row", { name: beginning(t.metrics.line) })).toContainText("–");
});

test("a search at its limit reports its bound", async ({ page, taisou, t, solve }) => {
  await watchSearches(page, { maxNodes: 5000 });
  await taisou.open(`${HARDEST}&alg=bfs&room=answer`);
  await taisou.solve.click();
  await taisou.expectResult(t.stopped);
  await taisou.expectResult(solve.stoppedNodes);
  await taisou.expectResult(numbered(solve.reached("4,999", 19)));
  await taisou.expectResult(numbered(solve.provenSoFar(19)));
});

test("a cancelled search reports its bound", async ({ page, taisou, t, solve }) => {
  const board = encodeURIComponent(
    "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *",
  );
  await taisou.open(`board=${board}&w=5&alg=bfs&room=answer`);
  await taisou.solve.click();
  await expect(page.getByText(t.depth, { exact: true }).locator("..")).toContainText(/[1-9]/);
  await taisou.cancel.click();
  await taisou.expectResult(numbered(solve.reached("9,999", 9).trim()));
  await taisou.expectResult(numbered(solve.provenSoFar(99)));
});

test("gives hints, reaches the goal and stops, by touch", { tag: "@narrow" }, async ({
  page,
  taisou,
  t,
  solve,
}) => {
  await watchSearches(page, { maxBytes: 300_000 });
  await taisou.open("board=1234567*8&w=3");
  const hint = taisou.button(t.hint);
  await hint.tap();
  await expect(page.getByText(t.hintLeft(left(1)))).toBeVisible();
  await expect(page.getByText(t.hintNext.piece)).toBeVisible();
  await hint.tap();
  await expect(page.getByText(t.hintPiece("8", left(1)))).toBeVisible();
  await hint.tap();
  await expect(page.getByText(t.hintIs("8", "left", left(1)))).toBeVisible();
  for (const column of [1, 1, 3]) await taisou.cell(3, column).tap();
  await expect(page.getByRole("region", { name: t.won })).toContainText(t.moveCount(3));
  await taisou.button(t.moveCount(3)).tap();
  const counts = `${t.metrics.step} ${t.moveCount(3)} ${t.moveCount(1)}`;
  await expect(page.getByRole("row", { name: beginning(counts) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await taisou.open("board=8672543*1&w=3&alg=bfs&room=answer");
  await taisou.solve.tap();
  const status = taisou.status.filter({ hasText: t.stopped });
  await expect(status).toContainText(solve.stoppedBytes.slice(0, 8));
  await expect(status).toContainText(numbered(solve.reached("9,999", 9).trim()));
  await expect(status).toContainText(numbered(solve.provenSoFar(99)));
});
