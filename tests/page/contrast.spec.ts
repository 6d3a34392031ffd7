import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { left } from "./words";

/** A computed style of the first such element, or of what CSS puts before or after it. */
function styleOf(
  found: Locator,
  property: string,
  pseudo?: "::before" | "::after",
): Promise<string> {
  return found
    .first()
    .evaluate(
      (one, [name, part]) => getComputedStyle(one, part).getPropertyValue(name ?? ""),
      [property, pseudo],
    );
}

/** What the system's colours are here, as CSS computes them. */
function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }, name);
}

test("stays legible in forced colours", async ({ page, taisou, lang, t, help }) => {
  const colorScheme = lang === "ja" ? "light" : "dark";
  await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
  await taisou.open("board=1234567*8&w=3");
  const [highlight, canvas] = [
    await systemColour(page, "Highlight"),
    await systemColour(page, "Canvas"),
  ];
  const tile = (row: number, column: number) => taisou.cell(row, column).getByRole("button");

  // Tiles have edges, the blank has none.
  await expect.poll(() => styleOf(tile(1, 1), "border-top-width")).toBe("2px");
  await expect.poll(() => styleOf(tile(3, 2), "border-top-width")).toBe("0px");
  for (const _ of [1, 2, 3]) await taisou.button(t.hint).click();
  await expect(page.getByText(t.hintIs("8", "left", left(1)))).toBeVisible();
  await expect.poll(() => styleOf(tile(3, 3), "border-top-color", "::before")).toBe(highlight);
  await page.keyboard.press("Tab");
  await tile(1, 1).focus();
  await expect.poll(() => styleOf(tile(1, 1), "outline-style")).toBe("dashed");
  const tray = page.locator(".tray");
  await expect.poll(() => styleOf(tray, "outline-style")).toBe("none");
  await tile(3, 3).click();
  await expect(page.getByRole("region", { name: t.won })).toBeVisible();
  await expect.poll(() => styleOf(tray, "outline-color")).toBe(highlight);

  // What is on, chosen or at hand; and the goal's picture, which is a drawing.
  await taisou.press(t.helpHeading);
  await taisou.unfoldKeys();
  const track = page.getByRole("dialog").locator(".switch-track");
  await expect.poll(() => styleOf(track, "background-color")).toBe(highlight);
  await page.getByRole("dialog").getByText(help.singleKeys).click();
  await expect.poll(() => styleOf(track, "background-color")).not.toBe(highlight);
  await expect
    .poll(() => styleOf(taisou.button(t.themes.auto), "background-color"))
    .toBe(highlight);
  await expect
    .poll(() => styleOf(taisou.button(t.themes.dark), "background-color"))
    .not.toBe(highlight);
  await page.keyboard.press("Escape");
  await expect.poll(() => styleOf(page.locator(".mini-symbol"), "fill")).not.toBe(canvas);
  await taisou.explore("answer");
  await expect.poll(() => styleOf(taisou.solve, "background-color")).toBe(highlight);
});
