import { KEYS } from "../../www/ui/keys";
import { expect, test } from "./fixtures";

/** The ground of the dark page. */
const NIGHT = "rgb(20, 22, 29)";

test("Back closes a dialog, then leads to the last puzzle", async ({ page, taisou, t }) => {
  const dialog = page.getByRole("dialog");
  await taisou.open("board=12345678*&w=3");
  await taisou.cell(3, 1).click();
  for (const name of [t.helpHeading, t.collection, t.share]) {
    await taisou.press(name);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await taisou.expectSymbols("123456 78");
  }
  // Forward is the way into it again; closed by its own button, it is nothing to go back from.
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("textbox", { name: t.title }).fill("Two");
  await dialog.getByRole("button", { name: t.close }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/title=Two/);
  await taisou.expectSymbols("123456 78");

  // A puzzle takes the place of the list that it was chosen from.
  await taisou.button(t.collection).click();
  await dialog.getByRole("button", { name: /^ウアタソ/ }).click();
  await taisou.expectSymbols("ウアタソ マイタノ");
  await page.goBack();
  await taisou.expectSymbols("123456 78");
  await expect(dialog).toBeHidden();
  await page.goForward();
  await taisou.expectSymbols("ウアタソ マイタノ");
  await expect(dialog).toBeHidden();

  // Beginning to edit is a step, every letter of it is not.
  await taisou.edit();
  await taisou.start.fill("ウアタソノマイタ*");
  await taisou.start.fill("ウアタソ*ノマイタ");
  await taisou.expectSymbols("ウアタソ ノマイタ");
  await page.goBack();
  await taisou.expectSymbols("ウアタソ マイタノ");
});

test("keeps the colour scheme from the first paint on", async ({ page, tolerated, taisou, t }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await taisou.open();
  await taisou.press(t.helpHeading);
  await expect(taisou.button(t.themes.auto)).toHaveAttribute("aria-pressed", "true");
  await taisou.button(t.themes.dark).click();
  await expect(taisou.button(t.themes.dark)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(ground).toBe(NIGHT);
  // Before any script of the page has run.
  tolerated.push(/net::ERR_FAILED/);
  await page.route(/index-.*\.js/, (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect.poll(ground).toBe(NIGHT);
  await page.unroute(/index-.*\.js/);
  // The dialog is open again, as it was.
  await page.reload();
  await taisou.button(t.themes.auto).click();
  await expect.poll(ground).not.toBe(NIGHT);
});

test("lists every key, and switches single letters off", async ({ page, taisou, help }) => {
  const dialog = page.getByRole("dialog");
  const letters = dialog.getByRole("checkbox", { name: help.singleKeys });
  await taisou.open("board=12345678*&w=3");
  await page.keyboard.press("?");
  await taisou.unfoldKeys();
  for (const [command, text] of Object.entries(help.keys)) {
    const row = dialog.getByRole("row").filter({
      has: page.getByRole("rowheader", { name: text, exact: true }),
    });
    const lines = KEYS.filter((line) => line.command === command);
    expect(lines.length, command).toBeGreaterThan(0);
    await expect(row.locator("kbd"), command).toHaveCount(lines.length);
  }
  await expect(dialog.getByRole("row")).toHaveCount(Object.keys(help.keys).length);

  await expect(letters).toBeChecked();
  await dialog.getByText(help.singleKeys).click();
  await expect(letters).not.toBeChecked();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await taisou.expectSymbols("1234567 8");
  // Moves are written to the history after a pause.
  await expect.poll(() => page.evaluate(() => history.state?.moves)).toBe("R");
  await page.reload();
  await expect(taisou.board).toBeVisible();
  await page.keyboard.press("z");
  await page.keyboard.press("?");
  await expect(dialog).toBeHidden();
  await taisou.expectSymbols("1234567 8");
  // Not letters, and not alone.
  await page.keyboard.press("Control+z");
  await taisou.expectSymbols("12345678 ");
});

test("the help on a phone folds the keyboard section", {
  tag: "@narrow",
}, async ({ page, taisou, t, help: texts }) => {
  await taisou.open();
  await taisou.press(t.helpHeading);
  const help = page.getByRole("dialog");
  await expect(help.getByText(texts.byTouch)).toBeVisible();
  await expect(taisou.button(t.themes.auto)).toBeInViewport();
  for (const text of [texts.byMouse, texts.onBoard, texts.singleKeys, texts.arrowsMoveBlank]) {
    await expect(help.getByText(text)).toBeHidden();
  }
  await taisou.unfoldKeys();
  await expect(help.getByText(texts.singleKeys)).toBeVisible();
});

test("keys reach the page as soon as a dialog closes", async ({ page, taisou, t }) => {
  await taisou.open("board=12345678*&w=3");
  await taisou.press(t.helpHeading);
  await expect(page.getByRole("dialog")).toBeVisible();
  // The browser closes it at once, and tells the page a frame later.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    const press = { key: "ArrowRight", bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", press));
  });
  await taisou.expectSymbols("1234567 8");
});
