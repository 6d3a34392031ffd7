import type { Page } from "@playwright/test";
import { FAR, HARDEST, KLOTSKI, RANDOM } from "./boards";
import { expect, test } from "./fixtures";
import { beginning, directed, left, numbered } from "./words";

/** Counts the searches of the page, and sets limits for each. */
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

test("Hint and Solve are off on an unsolvable board, which leads to the proof @both", async ({
  page,
  taisou,
  t,
}) => {
  const none = page.getByRole("row", {
    name: beginning(`${t.metrics.step} ${t.moveCount(0)} ${t.noAnswer}`),
  });
  const expectOff = async () => {
    await taisou.expectResult(t.unsolvable);
    await expect(taisou.button(t.details)).toBeVisible();
    for (const tool of [t.hint, t.solve]) await expect(taisou.button(tool)).toBeDisabled();
  };
  // Known before any search.
  await taisou.open("puzzle=souai-se");
  await expectOff();
  // Blocks need a search, such as that for a hint.
  await taisou.open("board=12/3*&goal=21/3*&blocks=all");
  await taisou.button(t.moveCount(0)).click();
  await taisou.button(t.hint).click();
  await expectOff();
  // The press of Hint has closed the table.
  await taisou.button(t.moveCount(0)).click();
  await expect(none).toBeVisible();
});

test("the list of moves follows the player", async ({ page, taisou, t, solve }) => {
  await taisou.open(`${HARDEST}&room=answer`);
  await taisou.solveIn(31);
  const moves = page.getByRole("list", { name: solve.moveList }).getByRole("button");
  for (const index of [0, 1, 2]) {
    const name = (await moves.nth(index).getAttribute("aria-label")) ?? "";
    const [, ...symbols] = directed((way) => t.chip(index + 1, "§", way)).exec(name) ?? [];
    const symbol = symbols.find((one) => one !== undefined) ?? "";
    await taisou.board.getByRole("button", { name: beginning(t.cellName(symbol, "")) }).click();
    await expect(moves.nth(index)).toHaveAttribute("aria-current", "step");
    // A move by hand closes the answer.
    await expect(taisou.slider).toHaveCount(0);
  }
  await taisou.button(t.undo).click();
  await expect(moves.nth(1)).toHaveAttribute("aria-current", "step");
  // Solve opens the known answer at the player's position, and plays it from there unless less motion is wanted.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await taisou.view("play").click();
  await taisou.solve.click();
  await expect(taisou.slider).toHaveValue("2");
});

test("Klotski's optimum is found in all metrics", async ({ page, taisou, t }) => {
  await taisou.open(`${KLOTSKI}&metric=move`);
  // One piece moves two cells, and another one moves.
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
  await taisou.keys("Escape");
  await expect(page.getByRole("row", { name: beginning(t.metrics.step) })).toHaveCount(0);
});

test("the search for the optimum stops on demand", async ({ page, taisou, t }) => {
  await taisou.open(RANDOM);
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
  await taisou.open(`${FAR}&alg=bfs&room=answer`);
  await taisou.solve.click();
  await expect(page.getByText(t.depth, { exact: true }).locator("..")).toContainText(/[1-9]/);
  await taisou.cancel.click();
  await taisou.expectResult(numbered(solve.reached("9,999", 9).trim()));
  await taisou.expectResult(numbered(solve.provenSoFar(99)));
});

test("hints work by touch @narrow", async ({ page, taisou, t, solve }) => {
  await watchSearches(page, { maxBytes: 300_000 });
  await taisou.open("board=1234567*8&w=3");
  const hint = taisou.button(t.hint);
  await hint.tap();
  await expect(page.getByText(t.hintIs("8", "left", left(1)))).toBeVisible();
  await expect(hint).toContainText(t.hintToGo(left(1)));
  for (const column of [1, 1, 3]) await taisou.cell(3, column).tap();
  await expect(taisou.won).toContainText(t.moveCount(3));
  await taisou.button(t.moveCount(3)).tap();
  const counts = `${t.metrics.step} ${t.moveCount(3)} ${t.moveCount(1)}`;
  await expect(page.getByRole("row", { name: beginning(counts) })).toBeVisible();

  await taisou.open(`${HARDEST}&alg=bfs&room=answer`);
  await taisou.solve.tap();
  const status = taisou.status.filter({ hasText: t.stopped });
  await expect(status).toContainText(solve.stoppedBytes.slice(0, 8));
  await expect(status).toContainText(numbered(solve.reached("9,999", 9).trim()));
  await expect(status).toContainText(numbered(solve.provenSoFar(99)));
});
