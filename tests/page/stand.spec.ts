import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

const HARDEST = "board=8672543*1&w=3";
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
  return taisou.board.getByRole("button", { name: /ヒント/ });
}

test("a hint tells the number, then the piece, then the move, and follows the player", async ({
  page,
}) => {
  const searches = await watchSearches(page);
  const taisou = new Taisou(page);
  const hint = taisou.button("ヒント");
  await taisou.open(HARDEST);
  await hint.click();
  await expect(page.getByText("最短であと31手")).toBeVisible();
  await expect(page.getByText("もう一度押すと、動かすもの")).toBeVisible();
  await expect(marked(taisou)).toHaveCount(0);
  await hint.click();
  await expect(page.getByText(/動かすのは.（あと31手）/)).toBeVisible();
  await expect(page.getByText("もう一度押すと、動かす向き")).toBeVisible();
  await expect(marked(taisou)).toHaveCount(1);
  const name = await marked(taisou).getAttribute("aria-label");
  await hint.click();
  await expect(page.getByText(/.を[上下左右]へ（あと31手 → 30手）/)).toBeVisible();
  await expect(page.getByText("もう一度押すと")).toHaveCount(0);

  // Along the answer nothing is searched anew, and nothing is marked before it is asked for.
  await marked(taisou).click();
  await expect(marked(taisou)).toHaveCount(0);
  await hint.click();
  await expect(page.getByText("最短であと30手")).toBeVisible();
  expect(await searches()).toBe(1);

  // Beside it the next hint is another search.
  await taisou.button("元に戻す").click();
  await taisou.cell(3, name?.startsWith("3") ? 3 : 1).click();
  await hint.click();
  await expect(page.getByText(/最短であと\d+手/)).toBeVisible();
  expect(await searches()).toBe(2);
});

test("a hint marks all of a block, and does not count again a move that was begun", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  const hint = taisou.button("ヒント");
  await taisou.open("board=**A/**A/1*2&goal=A??/A??/???&blocks=A&metric=move");
  await hint.click();
  await expect(page.getByText("最短であと1手")).toBeVisible();
  await hint.click();
  await expect(marked(taisou)).toHaveCount(2);
  await hint.click();
  await expect(page.getByText("Aを左へ（あと1手）")).toBeVisible();
  await taisou.cell(1, 3).click();
  await hint.click();
  await expect(page.getByText("この手を続ければゴールです")).toBeVisible();
  await taisou.cell(1, 2).click();
  await page.getByRole("button", { name: "左へ", exact: true }).click();
  await expect(page.getByText("1手。最短です")).toBeVisible();
});

test("says beside the board that there is no hint where there is no answer", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=ウアタソ*マイセノ&goal=ソウアイ*タセノマ&w=3");
  await taisou.button("ヒント").click();
  await expect(page.getByText("ヒントはありません")).toBeVisible();
  await taisou.expectResult("この盤面からゴールへは行けません");
  await taisou.button("0手").click();
  await expect(page.getByRole("row", { name: /^一歩ずつ 0手 答えなし/ })).toBeVisible();
});

test("the solution follows moves made by hand, and says where they leave it", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(HARDEST);
  await taisou.solve.click();
  await taisou.expectResult("31手（最短）");
  const moves = page.getByRole("list", { name: "手の一覧" }).getByRole("button");
  const symbolOf = async (index: number) =>
    /目 (.)を/.exec((await moves.nth(index).getAttribute("aria-label")) ?? "")?.[1] ?? "";
  const tile = (symbol: string) =>
    taisou.board.getByRole("button", { name: new RegExp(`^${symbol}、`) });
  for (const index of [0, 1, 2]) {
    await tile(await symbolOf(index)).click();
    await expect(taisou.slider).toHaveValue(String(index + 1));
    await expect(moves.nth(index)).toHaveAttribute("aria-current", "step");
  }
  // Back by hand is back on it.
  await tile(await symbolOf(2)).click();
  await expect(taisou.slider).toHaveValue("2");
  const [before, next] = [await symbolOf(1), await symbolOf(2)];
  const movable = taisou.board.getByRole("button", { name: /動かせます/ });
  const others = (await movable.allInnerTexts()).filter((text) => ![before, next].includes(text));
  await tile(others[0] ?? "").click();
  await expect(page.getByText("3手目で解から外れています")).toBeVisible();
  await expect(taisou.slider).toHaveValue("2");
  await taisou.button("一手先").click();
  await expect(page.getByText("解から外れています")).toHaveCount(0);
  await expect(taisou.slider).toHaveValue("2");
});

test("compares with the best when the goal is reached, in the metric chosen", async ({ page }) => {
  const searches = await watchSearches(page);
  const taisou = new Taisou(page);
  await taisou.open("board=1234567*8&w=3");
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(page.getByText("3手でゴール")).toBeVisible();
  await taisou.button("最短と比べる").click();
  await expect(page.getByText("3手。最短は1手なので2手多い")).toBeVisible();
  await expect(taisou.button("最短と比べる")).toHaveCount(0);
  // Another metric is another search; what is known is not searched again.
  await page.getByRole("combobox", { name: "数え方" }).selectOption("line");
  await taisou.button("最短と比べる").click();
  await expect(page.getByText("3手。最短は1手なので2手多い")).toBeVisible();
  expect(await searches()).toBe(2);
  await taisou.button("元に戻す").click();
  await expect(page.getByText("2手多い")).toHaveCount(0);
});

test("counts Klotski in all metrics, and finds the fewest in each", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(`${KLOTSKI}&metric=move`);
  // One piece goes two cells, and another one.
  await taisou.cell(5, 4).click();
  await taisou.cell(5, 3).click();
  await page.getByRole("button", { name: "左へ", exact: true }).click();
  await taisou.cell(4, 3).click();
  await taisou.button("元に戻す").click();
  await taisou.button("1手").click();
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("一歩ずつ").getByRole("cell").first()).toHaveText("2手");
  await expect(row("まっすぐ").getByRole("cell").first()).toHaveText("1手");
  await expect(row("一つの駒").getByRole("cell").first()).toHaveText("1手");
  await taisou.button("最短を調べる").click();
  for (const [name, length] of [
    ["一歩ずつ", 116],
    ["まっすぐ", 90],
    ["一つの駒", 81],
  ] as const) {
    await expect(row(name).getByRole("cell").last()).toHaveText(`${length}手`, { timeout: 20_000 });
  }
  await expect(taisou.button("最短を調べる")).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: /^一歩ずつ/ })).toHaveCount(0);
});

test("gives up looking for the fewest when asked to", async ({ page }) => {
  const taisou = new Taisou(page);
  const board = encodeURIComponent(
    "14 5 9 2 18/8 23 19 12 17/15 * 10 20 4/6 11 21 1 7/24 3 16 22 13",
  );
  await taisou.open(`board=${board}&w=5`);
  await taisou.button("0手").click();
  await taisou.button("最短を調べる").click();
  await taisou.button("調べるのをやめる").click();
  await expect(taisou.button("最短を調べる")).toBeEnabled();
  await expect(page.getByRole("row", { name: /^列をまとめて/ })).toContainText("–");
});

test("a search that was stopped says how far it came, and is not called impossible", async ({
  page,
}) => {
  await watchSearches(page, { maxNodes: 5000 });
  const taisou = new Taisou(page);
  await taisou.open(`${HARDEST}&alg=bfs`);
  await taisou.solve.click();
  await taisou.expectResult("途中で止まりました（解けないとは限りません）");
  await taisou.expectResult("局面の数の上限に達しました。");
  await taisou.expectResult(/[45],\d{3}局面を見て、深さ1\d+まで進みました。/);
  await taisou.expectResult(/答えがあるとすれば、1\d手以上です。/);
});

test("a search that was cancelled says how far it came", async ({ page }) => {
  const taisou = new Taisou(page);
  const board = encodeURIComponent(
    "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *",
  );
  await taisou.open(`board=${board}&w=5&alg=bfs`);
  await taisou.solve.click();
  await expect(page.getByText("深さ", { exact: true }).locator("..")).toContainText(/[1-9]/);
  await taisou.cancel.click();
  await taisou.expectResult(/中止しました。.*局面を見て、深さ\d+まで.*\d+手以上です。/s);
});

test("hints, comes to the goal and stops early in English @narrow", async ({ page }) => {
  await watchSearches(page, { maxBytes: 300_000 });
  await page.goto("./#board=1234567*8&w=3&lang=en");
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  await hint.tap();
  await expect(page.getByText("1 move left at best")).toBeVisible();
  await expect(page.getByText("Press again for the piece")).toBeVisible();
  await hint.tap();
  await expect(page.getByText("Move 8 (1 move left)")).toBeVisible();
  await hint.tap();
  await expect(page.getByText("8 goes left (1 move left)")).toBeVisible();
  const cells = page.getByRole("grid", { name: "Board" }).getByRole("gridcell");
  for (const cell of [6, 6, 8]) await cells.nth(cell === 6 ? 6 : cell).tap();
  await expect(page.getByText("3 moves; the best is 1: 2 more")).toBeVisible();
  const count = page.getByRole("button", { name: "3 moves", exact: true });
  await count.tap();
  await expect(page.getByRole("row", { name: /^Single steps 3 moves 1 move/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.goto(`./#board=8672543*1&w=3&alg=bfs&lang=en`);
  await page.getByRole("button", { name: "Solve", exact: true }).tap();
  const status = page.getByRole("status").filter({ hasText: "does not mean it is impossible" });
  await expect(status).toContainText("The limit of memory was reached.");
  await expect(status).toContainText(/\d+ positions seen, down to depth \d+\./);
  await expect(status).toContainText(/Any answer takes at least \d+ moves\./);
});
