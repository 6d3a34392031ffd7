import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Small phone, phone, tablet, window. */
const SCREENS = [
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 900 },
] as const;

/** Each room by its fragment, with the controls that a user comes for. */
const ROOMS = {
  "": [
    ".header button",
    ".count",
    ".toolbar .tool",
    ".view-tabs a",
    ".status-line",
    ".today button",
  ],
  "room=answer": [".toolbar .tool", ".view-tabs a", ".tabs [role=tab]", ".ask-buttons .primary"],
  "room=all": [".view-tabs a", ".tabs [role=tab]", ".ask-buttons .primary"],
  "room=compare": [".view-tabs a", ".tabs [role=tab]", ".ask-buttons .primary"],
  "room=make": [".toolbar .tool", ".view-tabs a", ".sections button", "#word-text"],
};

/** Finds controls that are cut off by the screen, or covered by the toolbar at its lower edge. */
function outside(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const bar = document.querySelector(".toolbar");
    const isOver = bar !== null && getComputedStyle(bar).position === "fixed";
    const bottomOf = (part: Element) =>
      isOver && !bar.contains(part) ? bar.getBoundingClientRect().top : innerHeight;
    return all.flatMap((selector) => {
      const parts = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      if (parts.length === 0) return [`${selector} is not there`];
      return parts.flatMap((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const fits =
          left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= bottomOf(part) + 0.5;
        const place = [left, top, right, bottom].map(Math.round).join(" ");
        return fits ? [] : [`${selector} ${part.textContent} ${place}`];
      });
    });
  }, selectors);
}

test("a room opens by its link with its board, and without a cut part @narrow", async ({
  page,
  taisou,
}) => {
  for (const size of SCREENS.slice(0, 2)) {
    await page.setViewportSize(size);
    for (const room of ["all", "compare", "check", "many"]) {
      await taisou.open(`room=${room}`);
      await expect(page.locator(".ask-buttons")).toBeVisible();
      await expect(taisou.board).toBeInViewport({ ratio: 1 });
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".header, .goal-panel")].filter((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return top < -0.5 && bottom > 0.5;
        }),
      );
      expect(cut, `${room} ${size.width}`).toEqual([]);
    }
  }
});

test("a new layout shows on a small phone with its buttons @narrow", async ({
  page,
  taisou,
  layout,
}) => {
  await page.setViewportSize(SCREENS[0]);
  await taisou.open();
  await taisou.make("layout");
  await taisou.button(layout.lengths.easy).click();
  await expect(page.getByText(layout.proven)).toBeVisible();
  await expect(taisou.board).toBeInViewport({ ratio: 1 });
  const buttons = [layout.another, layout.play, layout.send].map((name) => taisou.button(name));
  for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
});

for (const screen of SCREENS) {
  const { width, height } = screen;

  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: screen, hasTouch: width < 960, isMobile: width < 960 });

    test("each room has its main controls on the screen", async ({ page, taisou }) => {
      for (const [fragment, parts] of Object.entries(ROOMS)) {
        await taisou.open(fragment);
        await expect(page.locator(parts.at(-1) ?? "").first()).toBeVisible();
        await expect.poll(() => outside(page, parts), fragment).toEqual([]);
      }
      // A game with two moves too many.
      await taisou.open("board=123/456/*78&goal=123/456/78*");
      for (const [row, column] of [
        [2, 1],
        [3, 1],
        [3, 2],
        [3, 3],
      ] as const) {
        await taisou.cell(row, column).click();
      }
      await expect(page.locator(".win-way")).toBeVisible();
      const parts = [".header button", ".board-panel", ".view-tabs a", ".win button"];
      await expect.poll(() => outside(page, parts), "a win").toEqual([]);
      // With large text, what does not fit is further down, never beside the screen.
      for (const fragment of [...Object.keys(ROOMS), "puzzle=rush-hour-40"]) {
        await taisou.open(fragment);
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "24px"));
        const beside = await page.evaluate(() =>
          [
            ...document.querySelectorAll("button, a, input, select, summary, .goal-lines *"),
          ].flatMap((part) => {
            const { left, right, width } = part.getBoundingClientRect();
            const isSeen = width > 1 && part.checkVisibility();
            const isBeside = left < -0.5 || right > innerWidth + 0.5;
            const isCut = part.scrollWidth > part.clientWidth + 1 && part.matches(".goal-lines *");
            return isSeen && (isBeside || isCut) ? [part.outerHTML] : [];
          }),
        );
        expect(beside, fragment).toEqual([]);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll, fragment).toBeLessThanOrEqual(client);
      }
    });
  });
}
