import type { Page } from "@playwright/test";
import type { Tab } from "../../www/model/link/views";
import { expect } from "./fixtures";
import { type Lang, wordsIn } from "./words";

/** A state of the page that is worth a look. */
interface Stop {
  readonly name: string;
  readonly reach: () => Promise<void>;
}

/**
 * A walk through every part and dialog of the page, each stop from where the one before has left it. Its boards are of
 * numbers, so that all words are the page's own.
 *
 * @param shown How a text of the dictionaries is shown: as it is, unless the page was built otherwise.
 */
export function walk(
  page: Page,
  lang: Lang,
  shown: (text: string) => string = (text) => text,
): Stop[] {
  const { t, space, compare, check, draw, dropped, many, presets, share } = wordsIn(lang);
  const dialog = page.getByRole("dialog");
  const grid = page.getByRole("grid");
  const status = page.getByRole("status");
  const button = (text: string) =>
    page
      .getByRole("button", { name: shown(text), exact: true })
      .filter({ visible: true })
      .first();
  const press = (text: string) => button(text).click();
  // The menu's contents may come a moment after it, and the tools have buttons of the same names.
  const inMenu = async (text: string) => {
    await press(t.menu);
    await page
      .locator("#menu")
      .getByRole("button", { name: shown(text), exact: true })
      .click();
  };
  const enter = async (tab: Tab) => {
    const room = page.getByRole("link", { name: shown(t.views.explore), exact: true });
    if ((await room.getAttribute("aria-current")) === null) await room.click();
    await page.getByRole("tab", { name: shown(t.tabs[tab]), exact: true }).click();
  };
  const box = (text: string) => page.getByRole("textbox", { name: shown(text), exact: true });
  const choose = (text: string, value: string) =>
    page
      .getByRole("combobox", { name: shown(text) })
      .first()
      .selectOption(value);
  const open = async (fragment: string) => {
    await page.goto("about:blank");
    await page.goto(`./#${fragment}`);
    await expect(grid).toBeVisible();
  };
  const cell = (index: number) => grid.getByRole("gridcell").nth(index);
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  const finished = () => expect(button(t.cancel)).toBeHidden();

  return [
    { name: "opened", reach: () => open("board=123*&goal=231*&w=2") },
    {
      name: "solved and hinted",
      reach: async () => {
        await press(t.solve);
        await expect(page.getByRole("slider")).toBeEnabled();
        await enter("answer");
        await press(t.howMany);
        await expect(page.getByText(space.onlyOne).first()).toBeVisible();
        for (const _ of [1, 2, 3]) await page.keyboard.press("h");
      },
    },
    {
      name: "sharing",
      reach: async () => {
        await inMenu(t.share);
        await press(share.qr);
        await press(share.makeFilm);
        await expect(dialog.getByRole("img")).toHaveCount(3);
        await press(share.copyText);
      },
    },
    {
      name: "help",
      reach: async () => {
        await close();
        await inMenu(t.helpHeading);
        await expect(button(t.themes.auto)).toBeVisible();
      },
    },
    {
      name: "how it works",
      reach: async () => {
        await close();
        await inMenu(t.howItWorks);
        await expect(dialog.getByRole("navigation")).toBeVisible();
      },
    },
    {
      name: "collection",
      reach: async () => {
        await close();
        await press(t.collection);
        await expect(dialog.getByRole("listitem").first()).toBeVisible();
        await choose(t.difficulty, "impossible");
        await expect.poll(() => dialog.getByRole("listitem").count()).toBeLessThan(10);
        await choose(t.difficulty, "");
      },
    },
    {
      name: "the whole space",
      reach: async () => {
        await close();
        await enter("all");
        await press(space.survey);
        await expect(page.getByRole("group", { name: shown(space.graph) })).toBeVisible();
        await page.getByText(space.levelHow).click();
        await page.getByText(space.showTable).first().click();
      },
    },
    {
      name: "boards of a length",
      reach: async () => {
        await page.getByRole("link", { name: shown(t.views.make), exact: true }).click();
        await press(presets.sections.compose);
        await page.getByLabel(space.movesLabel).fill("3");
        await press(space.make);
        await expect(button(space.make)).toBeEnabled();
      },
    },
    {
      name: "methods compared",
      reach: async () => {
        await open("board=1234*5786&w=3");
        await enter("compare");
        await press(compare.run);
        await expect(button(compare.runAgain)).toBeVisible();
      },
    },
    {
      name: "a solution checked",
      reach: async () => {
        await enter("check");
        await press(check.run);
        await expect(page.getByText(check.empty).filter({ visible: true }).first()).toBeVisible();
        await box(check.moves).fill("RLLU");
        await press(check.run);
        await expect(page.getByRole("list", { name: shown(check.list) })).toBeVisible();
      },
    },
    {
      name: "many boards, some of them wrong",
      reach: async () => {
        await enter("many");
        await press(many.run);
        await expect(page.getByText(many.trouble.empty).first()).toBeVisible();
        await box(many.lines).fill("1234567*8 L\n1234567*8 RLL\n12/3\n12345687*");
        await press(many.run);
        await expect(page.getByText(many.done(4))).toBeVisible();
      },
    },
    {
      name: "all settings, and a drawing",
      reach: async () => {
        await page.getByRole("link", { name: shown(t.views.make), exact: true }).click();
        await press(presets.sections.draw);
        await press(draw.names.symbol);
        await press(draw.names.wall);
        await press(presets.sections.text);
        await page.getByText(t.more).click();
      },
    },
    {
      name: "a start to be mended, and all methods",
      reach: async () => {
        await box(t.start).fill("123/45");
        await expect(box(t.start)).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "a link of which little can be used",
      reach: async () => {
        await open("board=123456*78&w=3&colour=1&metric=hop&moves=L9&w=3&alg=human");
        await expect(page.getByText(dropped.title)).toBeVisible();
      },
    },
    {
      name: "solved as a person does, and at the goal",
      reach: async () => {
        await press(t.solve);
        await expect(page.getByRole("slider")).toBeEnabled();
        await press(t.last);
        await page.keyboard.press("h");
        await expect(page.getByText(t.hintDone)).toBeVisible();
      },
    },
    {
      name: "no way to the goal, counted in all metrics",
      reach: async () => {
        await open("board=12345687*&w=3");
        await press(t.solve);
        await expect(status.filter({ hasText: t.unsolvable })).toBeVisible();
        await press(t.moveCount(0));
        await expect(page.getByRole("table").first()).toBeVisible();
      },
    },
    {
      name: "a long search",
      reach: async () => {
        const far = "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *";
        await open(`board=${encodeURIComponent(far)}&w=5&alg=anytime`);
        await press(t.solve);
        await expect(status.filter({ hasText: t.searching })).toBeVisible();
      },
    },
    {
      name: "a search cancelled, and the link copied",
      reach: async () => {
        await press(t.cancel);
        await finished();
        await page.keyboard.press("l");
        await expect(page.locator(".notice")).toBeVisible();
      },
    },
    {
      name: "blocks, one picked up",
      reach: async () => {
        await open("board=1**/1**/%23**/%232*&goal=???/???/??1/??1&blocks=1&metric=move");
        await cell(0).getByRole("button").focus();
        await page.keyboard.press("Enter");
        await expect(page.getByText(shown(t.pushing), { exact: true })).toBeVisible();
      },
    },
    {
      name: "a question which way, and look-alikes told apart",
      reach: async () => {
        await open("board=*1*/2*2&goal=1**/2*2");
        await page.keyboard.press("t");
        await cell(1).click();
        await expect(button(t.toward("left"))).toBeVisible();
      },
    },
    {
      name: "no board",
      reach: async () => {
        await page.goto(`./#board=123/45&w=3`);
        await expect(button(t.mend)).toBeVisible();
      },
    },
  ];
}
