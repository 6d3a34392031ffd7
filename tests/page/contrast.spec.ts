import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { left } from "./words";

/** Computed style of the first match, or of its pseudo-element. */
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

/** Computed value of a system colour. */
function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }, name);
}

test("every state stays legible in forced colours", async ({ page, taisou, lang, t, help }) => {
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
  await taisou.button(t.hint).click();
  await expect(page.getByText(t.hintIs("8", "left", left(1)))).toBeVisible();
  await expect.poll(() => styleOf(tile(3, 3), "border-top-color", "::before")).toBe(highlight);
  await taisou.keys("Tab");
  await tile(1, 1).focus();
  await expect.poll(() => styleOf(tile(1, 1), "outline-style")).toBe("dashed");
  const tray = page.locator(".board-panel");
  await expect.poll(() => styleOf(tray, "outline-style")).toBe("none");
  await tile(3, 3).click();
  await expect(taisou.won).toBeVisible();
  await expect.poll(() => styleOf(tray, "outline-color")).toBe(highlight);

  // Switches, chosen buttons, the main button and the goal picture.
  await taisou.press(t.helpHeading);
  await taisou.unfoldKeys();
  const track = page.getByRole("dialog").locator("details .switch-track");
  await expect.poll(() => styleOf(track, "background-color")).toBe(highlight);
  await page.getByRole("dialog").getByText(help.singleKeys).click();
  await expect.poll(() => styleOf(track, "background-color")).not.toBe(highlight);
  await expect
    .poll(() => styleOf(taisou.button(help.themes.auto), "background-color"))
    .toBe(highlight);
  await expect
    .poll(() => styleOf(taisou.button(help.themes.dark), "background-color"))
    .not.toBe(highlight);
  await taisou.keys("Escape");
  await expect.poll(() => styleOf(page.locator(".mini-symbol"), "fill")).not.toBe(canvas);
  await taisou.explore("answer");
  await expect.poll(() => styleOf(taisou.solve, "background-color")).toBe(highlight);
});

/** The contrast of two colours by WCAG 2.2, each in any notation of CSS. */
function contrastOf(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    (colours) => {
      const context = document.createElement("canvas").getContext("2d");
      const [low = 0, high = 0] = colours
        .map((colour) => {
          if (context === null) return 0;
          context.fillStyle = colour;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
            .map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        })
        .sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    },
    [one, other],
  );
}

test("cars have colours that stand out from the frame and from their letters @wide", async ({
  page,
  taisou,
  t,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await taisou.open("puzzle=rush-hour-40");
    const frame = await styleOf(page.locator(".board-panel"), "background-image");
    const grounds = frame.match(/rgb\([^)]*\)/g) ?? [];
    expect(grounds).toHaveLength(2);
    const faces = new Set<string>();
    for (const car of await taisou.board.locator("[class*=join-]:not(.inner)").all()) {
      const face = await styleOf(car, "background-color");
      faces.add(face);
      for (const ground of grounds) {
        expect(await contrastOf(page, face, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(await contrastOf(page, face, await styleOf(car, "color"))).toBeGreaterThanOrEqual(4.5);
    }
    expect(faces.size).toBeGreaterThan(8);
  }
  // A picture of the board has them too.
  await taisou.button(t.share).click();
  const fills = page.locator(".share-part .mini-face.marked");
  await expect(fills.first()).toBeAttached();
  const drawn = await fills.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(drawn).size).toBeGreaterThan(8);
});
