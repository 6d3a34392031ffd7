import { expect, test } from "./fixtures";
import { numbered } from "./words";

/** Far from solved: no breadth-first search ends on it within any test. */
const FAR = `board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs&room=answer`;

test("shows progress, cancels, and searches again", async ({ page, taisou, t }) => {
  await taisou.open(FAR);
  // Nothing that says nothing yet, and nothing that cannot be pressed.
  await expect(taisou.cancel).toHaveCount(0);
  await expect(page.locator("summary").filter({ hasText: t.details })).toHaveCount(0);
  await taisou.solve.click();
  await expect(taisou.solve).toHaveCount(0);
  await expect(taisou.cancel).toBeFocused();
  await page.locator("summary").filter({ hasText: t.details }).click();
  const nodes = page.getByText(t.nodes, { exact: true }).locator("..");
  await expect(nodes).toContainText(/\d{2,}/);
  // The page answers while it searches, and the search goes on.
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
  await page.getByRole("combobox", { name: t.algorithm }).selectOption("human");
  await taisou.solve.click();
  await taisou.expectResult(numbered(t.solved(99, false)));
});

test("keeps a solution with its board", async ({ page, taisou, t, solve }) => {
  await taisou.open("board=8672543*1&w=3&room=answer&alg=bidirectional");
  await taisou.solve.click();
  await page.keyboard.press("ArrowRight");
  await taisou.expectResult(t.solved(31, true));
  // The details leave out the depth: each of the two searches ends at 30 or less, beside an answer of 31.
  await page.locator("summary").filter({ hasText: t.details }).click();
  await expect(page.getByText(t.nodes, { exact: true })).toBeVisible();
  await expect(page.getByText(t.depth, { exact: true })).toHaveCount(0);
  await taisou.expectSymbols("867254 31");
  // Who leaves it plays on alone, until a move of the list is pressed.
  await expect(taisou.slider).toHaveCount(0);
  await page.getByRole("list", { name: solve.moveList }).getByRole("button").last().click();
  await taisou.expectSymbols("12345678 ");
  await taisou.button(t.restart).click();
  await taisou.expectSymbols("8672543 1");
});

test("keys on the slider step through the answer", async ({ page, taisou, t }) => {
  await taisou.open("board=123*&goal=231*&w=2&room=answer");
  await taisou.solve.click();
  await taisou.expectResult(t.solved(4, true));
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

test("counts line moves", async ({ page, taisou, t }) => {
  await taisou.open("board=*12&goal=12*&w=3&room=answer");
  await taisou.unfoldMethod();
  await page.getByRole("combobox", { name: t.metric }).selectOption("line");
  await taisou.solve.click();
  await taisou.expectResult(t.solved(1, true));
  await expect(taisou.slider).toHaveAttribute("max", "1");
  await taisou.button(t.last).click();
  await taisou.expectSymbols("12 ");
});

test("shows the stages of the human method", async ({ page, taisou, t, solve }) => {
  await taisou.open(
    `board=${encodeURIComponent("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *")}&w=4&room=answer`,
  );
  await taisou.unfoldMethod();
  await page.getByRole("combobox", { name: t.algorithm }).selectOption("human");
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

test("shows improving answers, and keeps the last", async ({ page, taisou, t }) => {
  const board = "14 5 9 2 18/8 23 19 12 17/15 * 10 20 4/6 11 21 1 7/24 3 16 22 13";
  await taisou.open(`board=${encodeURIComponent(board)}&w=5&room=answer`);
  await taisou.unfoldMethod();
  await page.getByRole("combobox", { name: t.algorithm }).selectOption("anytime");
  await taisou.solve.click();
  // The bound comes with the tables.
  const { best, least, between } = t.closing;
  const both = page.getByRole("tabpanel").getByText(numbered(`${best(99)}${between}${least(99)}`));
  await expect(both).toBeVisible();
  await taisou.cancel.click();
  await taisou.expectResult(numbered(t.solved(99, false)));
  // Of a length that is not proven nobody counts the answers; but one can go on.
  await expect(taisou.button(t.howMany)).toHaveCount(0);
  await taisou.button(t.goOn).click();
  await expect(both).toBeVisible();
  await taisou.cancel.click();
});

test("lists the library's methods", async ({ page, taisou, t }) => {
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

test("replaces a crashed worker, and solves again", async ({ context, taisou, t }) => {
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
  // What this one takes is known: nobody else searches it.
  await taisou.open("puzzle=two-by-two&room=answer");
  await taisou.solve.click();
  await taisou.expectResult(t.crashed);
  await taisou.solve.click();
  await taisou.expectResult(t.solved(4, true));
});
