import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

/** Far from solved: no breadth-first search ends on it within any test. */
const FAR = `board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs`;

test("shows progress, cancels at once and goes on with the next search", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(FAR);
  await taisou.solve.click();
  const nodes = page.getByText("局面", { exact: true }).locator("..");
  await expect(nodes).toContainText(/\d{2,}/);
  // The page answers while it searches, and the search goes on.
  await taisou.cell(5, 4).click();
  await expect(taisou.cell(5, 5)).toContainText("22");
  const before = await nodes.innerText();
  await expect(nodes).not.toHaveText(before);
  for (const name of ["深さ", "毎秒", "メモリ"]) {
    await expect(page.getByText(name, { exact: true }).locator("..")).toContainText(/[1-9]/);
  }
  await expect(taisou.cancel).toBeEnabled();
  await taisou.cancel.click();
  await taisou.expectResult("中止しました");
  await taisou.start.fill("1234567*8");
  await taisou.width.fill("3");
  await taisou.expectSymbols("1234567 8");
  await taisou.solve.click();
  await taisou.expectResult("1手（最短）");
});

test("keeps a solution with the board it is for", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=8672543*1&w=3");
  await taisou.solve.click();
  await page.keyboard.press("ArrowRight");
  await taisou.expectResult("31手（最短）");
  await taisou.expectSymbols("867254 31");
  await expect(page.getByText("解から外れています")).toBeVisible();
  await taisou.button("末尾へ").click();
  await taisou.expectSymbols("12345678 ");
  await taisou.button("最初から").click();
  await taisou.expectSymbols("8672543 1");
});

test("is replayed by keys while the slider has the focus", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=123*&goal=231*&w=2");
  await taisou.solve.click();
  await taisou.expectResult("4手（最短）");
  await taisou.slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(taisou.slider).toHaveValue("1");
  await page.keyboard.press(".");
  await expect(taisou.slider).toHaveValue("2");
  await page.keyboard.press("Space");
  await expect(taisou.slider).toHaveValue("4");
  // A new search leaves the focus where it is.
  await page.keyboard.press("s");
  await expect(taisou.slider).toBeFocused();
});

test("counts in lines when asked to", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=*12&goal=12*&w=3");
  await page.getByRole("combobox", { name: "数え方" }).selectOption("line");
  await taisou.solve.click();
  await taisou.expectResult("1手（最短）");
  await expect(taisou.slider).toHaveAttribute("max", "1");
  await taisou.button("末尾へ").click();
  await taisou.expectSymbols("12 ");
});

test("tells a person's way in stages", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(`board=${encodeURIComponent("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *")}&w=4`);
  await page.getByRole("combobox", { name: "解法" }).selectOption("human");
  await expect(page.getByText("最短とは限りません。")).toBeVisible();
  await taisou.solve.click();
  await taisou.expectResult(/手（最短とは限りません）/);
  const stage = page.locator(".replay-note");
  await expect(stage).toHaveText(/^[12][段列]目をそろえる$/);
  await taisou.button("末尾へ").click();
  await expect(stage).toHaveText("残りをそろえる");
  await expect(page.getByRole("list", { name: "手の一覧" }).getByText("そろえる")).toHaveCount(3);
});

test("shows an answer that gets shorter, and keeps it when cancelled", async ({ page }) => {
  const taisou = new Taisou(page);
  const board = "14 5 9 2 18/8 23 19 12 17/15 * 10 20 4/6 11 21 1 7/24 3 16 22 13";
  await taisou.open(`board=${encodeURIComponent(board)}&w=5`);
  await page.getByRole("combobox", { name: "解法" }).selectOption("anytime");
  await taisou.solve.click();
  // The bound comes with the tables.
  const both = page.getByText(/今のところ\d+手 · どう解いても\d+手はかかります/);
  await expect(both).toBeVisible({ timeout: 20_000 });
  await taisou.button("中止").click();
  await taisou.expectResult(/\d+手（最短とは限りません）/);
});

test("lists the methods by the names of the library", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open();
  const options = page.getByRole("combobox", { name: "解法" }).locator("option");
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

test("replaces a worker that crashed, says so, and solves again", async ({ page, context }) => {
  await context.addInitScript(() => {
    // The first worker dies at its first search, as a panic would make it.
    const Real = Worker;
    let first = true;
    class Dying extends Real {
      override postMessage(message: unknown, ...rest: []): void {
        const type = (message as { type?: string }).type;
        if (first && type === "start") {
          first = false;
          setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "crash" })));
          return;
        }
        super.postMessage(message, ...rest);
      }
    }
    window.Worker = Dying;
  });
  const taisou = new Taisou(page);
  await taisou.open("board=1234567*8&w=3");
  await taisou.solve.click();
  await taisou.expectResult("異常終了");
  await taisou.solve.click();
  await taisou.expectResult("1手（最短）");
});
