import { KEYS } from "../../www/ui/keys";
import { EIGHT } from "./boards";
import { expect, test } from "./fixtures";

/** Background of the dark page. */
const NIGHT = "rgb(20, 22, 29)";

test("Back closes a dialog, then leads to the last puzzle", async ({ page, taisou, t }) => {
  const { dialog } = taisou;
  await taisou.open(EIGHT);
  await taisou.cell(3, 1).click();
  for (const name of [t.helpHeading, t.collection, t.share]) {
    await taisou.press(name);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await taisou.expectSymbols("123456 78");
  }
  // Forward reopens the dialog. Its own button closes it without a history entry.
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("textbox", { name: t.title }).fill("Two");
  await dialog.getByRole("button", { name: t.close }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/title=Two/);
  await taisou.expectSymbols("123456 78");

  // A chosen puzzle replaces the history entry of the collection.
  await taisou.button(t.collection).click();
  await dialog.getByRole("button", { name: /^ウアタソ/ }).click();
  await taisou.expectSymbols("ウアタソ マイタノ");
  await page.goBack();
  await taisou.expectSymbols("123456 78");
  await expect(dialog).toBeHidden();
  await page.goForward();
  await taisou.expectSymbols("ウアタソ マイタノ");
  await expect(dialog).toBeHidden();

  // An edit has one history entry, not one for each letter.
  await taisou.edit();
  await taisou.start.fill("ウアタソノマイタ*");
  await taisou.start.fill("ウアタソ*ノマイタ");
  await taisou.expectSymbols("ウアタソ ノマイタ");
  await page.goBack();
  await taisou.expectSymbols("ウアタソ マイタノ");
});

test("the first paint has the chosen colours", async ({ page, tolerated, taisou, t, help }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await taisou.open();
  await taisou.press(t.helpHeading);
  await expect(taisou.button(help.themes.auto)).toHaveAttribute("aria-pressed", "true");
  await taisou.button(help.themes.dark).click();
  await expect(taisou.button(help.themes.dark)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(ground).toBe(NIGHT);
  // Without the page's script.
  tolerated.push(/net::ERR_FAILED/);
  await page.route(/index-.*\.js/, (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect.poll(ground).toBe(NIGHT);
  await page.unroute(/index-.*\.js/);
  // A reload reopens the dialog.
  await page.reload();
  await taisou.button(help.themes.auto).click();
  await expect.poll(ground).not.toBe(NIGHT);
});

test("the help lists every key, and can switch letters off", async ({ page, taisou, t, help }) => {
  const { dialog } = taisou;
  const letters = dialog.getByRole("checkbox", { name: help.singleKeys });
  await taisou.open(EIGHT);
  await taisou.keys("?");
  await taisou.unfoldKeys();
  const commands = new Set(KEYS.map(({ command }) => command));
  for (const command of commands) {
    const text = { ...t, ...help.keys }[command];
    const row = dialog.getByRole("row").filter({
      has: page.getByRole("rowheader", { name: text, exact: true }),
    });
    const lines = KEYS.filter((line) => line.command === command);
    await expect(row.locator("kbd"), command).toHaveCount(lines.length);
  }
  await expect(dialog.getByRole("row")).toHaveCount(commands.size);

  await expect(letters).toBeChecked();
  await dialog.getByText(help.singleKeys).click();
  await expect(letters).not.toBeChecked();
  await taisou.keys("Escape", "ArrowRight");
  await taisou.expectSymbols("1234567 8");
  await taisou.expectStored("R");
  await page.reload();
  await expect(taisou.board).toBeVisible();
  await taisou.keys("z", "?");
  await expect(dialog).toBeHidden();
  await taisou.expectSymbols("1234567 8");
  // A key with Ctrl still works.
  await taisou.keys("Control+z");
  await taisou.expectSymbols("12345678 ");
});

test("the help on a phone folds the keyboard section @narrow", async ({ taisou, t, help }) => {
  const { dialog } = taisou;
  await taisou.open();
  await taisou.press(t.helpHeading);
  await expect(dialog.getByText(help.byTouch)).toBeVisible();
  await expect(taisou.button(help.themes.auto)).toBeInViewport();
  for (const text of [help.byMouse, help.onBoard, help.singleKeys, help.arrowsMoveBlank]) {
    await expect(dialog.getByText(text)).toBeHidden();
  }
  await taisou.unfoldKeys();
  await expect(dialog.getByText(help.singleKeys)).toBeVisible();
});

test("keys reach the page as soon as a dialog closes", async ({ page, taisou, t }) => {
  await taisou.open(EIGHT);
  await taisou.press(t.helpHeading);
  await expect(page.getByRole("dialog")).toBeVisible();
  // The browser closes the dialog at once, and dispatches the event a frame later.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    const press = { key: "ArrowRight", bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", press));
  });
  await taisou.expectSymbols("1234567 8");
});
