import { type Locator, expect as patient } from "@playwright/test";
import { SECTIONS, type Section, TABS, type Tab } from "../../www/model/link/views";
import type { Taisou } from "./taisou";
import { play, TWO_BY_TWO } from "./two-by-two";
import type { Words } from "./words";

export { Taisou } from "./taisou";

// tools/picture.mjs uses this file without the tests' timeout.
const expect = patient.configure({ timeout: 60_000 });

const ATAMA = "board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3";
const HARDEST = "board=8672543*1&w=3";
const UNSOLVABLE = "board=12345687*&w=3";
const FAR = `board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=anytime`;

/** Brings the page into a state. */
type Reach = (taisou: Taisou) => Promise<void>;

/** Acts on the page, and returns what must be visible afterwards. */
type Act = (taisou: Taisou, words: Words) => Promise<Locator>;

/** Solves the open board, and stops at a move of the answer. */
export async function watch(taisou: Taisou, move: number): Promise<void> {
  await taisou.solve.click();
  await taisou.slider.fill(String(move));
}

/** Enumerates all positions of the open board. */
export async function survey(taisou: Taisou): Promise<void> {
  await taisou.explore("all");
  await taisou.button(taisou.words.space.survey).click();
  await expect(taisou.button(taisou.words.space.surveyAgain)).toBeVisible();
}

function opened(fragment: string, act?: Act): Reach {
  return async (taisou) => {
    await taisou.open(fragment);
    if (act) await expect(await act(taisou, taisou.words)).toBeVisible();
  };
}

function answer(move: number): Reach {
  return async (taisou) => {
    await taisou.open();
    await watch(taisou, move);
  };
}

function surveyed(fragment: string): Reach {
  return async (taisou) => {
    await taisou.open(fragment);
    await survey(taisou);
  };
}

function explored(fragment: string, tab: Tab, act: Act): Reach {
  return opened(fragment, async (taisou, words) => {
    await taisou.explore(tab);
    return act(taisou, words);
  });
}

function made(fragment: string, section: Section, act: Act): Reach {
  return opened(fragment, async (taisou, words) => {
    await taisou.make(section);
    return act(taisou, words);
  });
}

/** Opens a dialog, and waits for its contents. */
function dialog(open: (words: Words) => string, act?: Act): Reach {
  return opened("", async (taisou, words) => {
    await taisou.press(open(words));
    const contents = taisou.page.getByRole("dialog").getByRole("button").nth(1);
    await expect(contents).toBeVisible();
    return act ? act(taisou, words) : contents;
  });
}

const tabs = TABS.map((tab) => [
  `explore-${tab}`,
  explored(ATAMA, tab, async ({ page }) =>
    page.locator("#tab-panel :is(button, input, textarea)").first(),
  ),
]);

const sections = SECTIONS.map((section) => [
  `make-${section}`,
  made(ATAMA, section, async ({ page }) =>
    page.locator(`.section-${section} :is(button, input)`).first(),
  ),
]);

/** Every view and state of the page, each reached from a new page. */
export const SCENES: Readonly<Record<string, Reach>> = {
  play: opened(""),
  "play-klotski": opened("puzzle=klotski"),
  "play-rush-hour": opened("puzzle=rush-hour-1"),
  "play-15": opened("puzzle=fifteen"),
  "play-untitled": opened(HARDEST),
  "play-hint": opened("", async (taisou, { t }) => {
    for (const _ of [1, 2, 3]) await taisou.button(t.hint).click();
    return taisou.page.locator("[data-hint]").first();
  }),
  "play-live": opened("", async (taisou, { t }) => {
    await taisou.toggle(t.live);
    return taisou.page.getByText(t.liveIs(20));
  }),
  "play-answer": answer(6),
  "play-answer-end": answer(20),
  "play-long-search": opened(FAR, async ({ page, solve }) => {
    await solve.click();
    return page.locator(".closing");
  }),
  "play-win": opened(TWO_BY_TWO, async (taisou, { t }) => {
    await play(taisou);
    return taisou.page.getByRole("region", { name: t.won });
  }),
  "play-unsolvable": opened(UNSOLVABLE, async ({ status }, { t }) =>
    status.filter({ hasText: t.unsolvable }).first(),
  ),
  async "play-no-board"({ page, words }) {
    await page.goto("./#board=123/45&w=3");
    await expect(page.getByRole("button", { name: words.t.mend })).toBeVisible();
  },
  "play-which-way": opened("board=*1*/2*2&goal=1**/2*2", async (taisou, { t }) => {
    await taisou.toggle(t.tellApart);
    await taisou.cell(1, 2).click();
    return taisou.button(t.toward("left"));
  }),
  "play-scrambled": opened(HARDEST, async (taisou, { t }) => {
    await taisou.press(t.scramble);
    return taisou.page.locator(".notice");
  }),
  "play-dropped": opened(
    "board=123456*78&w=3&colour=1&metric=hop&moves=L9",
    async ({ page }, { dropped }) => page.getByText(dropped.title),
  ),
  menu: opened("", async (taisou, { t }) => {
    await taisou.button(t.menu).click();
    return taisou.page.locator("#menu");
  }),
  "menu-count": opened("", async ({ page }) => {
    await page.locator(".count").click();
    return page.locator("#tally");
  }),
  "menu-scramble": opened("board=123456*78&w=3", async (taisou, { t, scramble }) => {
    await taisou.press(t.scrambleWays);
    return taisou.page.getByText(scramble.exactly).first();
  }),
  ...Object.fromEntries(tabs),
  "explore-answer-full": explored(ATAMA, "answer", async (taisou, { t }) => {
    await watch(taisou, 6);
    await taisou.button(t.howMany).click();
    return taisou.page.locator(".ways");
  }),
  "explore-answer-why-not": explored(UNSOLVABLE, "answer", async ({ page }, { why }) =>
    page.getByRole("region", { name: why.heading }),
  ),
  "explore-left-full": explored(ATAMA, "left", async ({ page }, { t }) => {
    await page.locator("#tab-panel").getByText(t.live).first().click();
    return page.getByText(t.liveIs(20)).first();
  }),
  "explore-all-full": surveyed(HARDEST),
  "explore-all-graph": surveyed("board=123*&goal=231*&w=2"),
  "explore-compare-full": explored(ATAMA, "compare", async (taisou, { compare }) => {
    await taisou.button(compare.run).click();
    return taisou.button(compare.runAgain);
  }),
  "explore-check-full": explored("board=1234*5786&w=3", "check", async (taisou, { check }) => {
    await taisou.page.getByRole("textbox", { name: check.moves }).fill("RLLU");
    await taisou.button(check.run).click();
    return taisou.page.getByRole("list", { name: check.list });
  }),
  "explore-many-full": explored(HARDEST, "many", async (taisou, { many }) => {
    await taisou.page.getByRole("textbox", { name: many.lines }).fill("1234567*8\n12345687*\n12/3");
    await taisou.button(many.run).click();
    return taisou.page.getByText(many.done(3));
  }),
  ...Object.fromEntries(sections),
  "make-word-typed": made("", "word", async ({ page }, { presets }) => {
    await page.getByRole("textbox", { name: presets.word }).fill("セカイハヒロイ");
    return page.locator(".section-word").getByText(/\d/).first();
  }),
  "make-composed": made(HARDEST, "compose", async (taisou, { space }) => {
    await taisou.page.getByLabel(space.movesLabel).fill("20");
    await taisou.button(space.make).click();
    return taisou.page.locator(".section-compose svg.mini").first();
  }),
  "make-text-refused": made(HARDEST, "text", async ({ page, start }, { t }) => {
    await page.getByText(t.more).click();
    await start.fill("123/45");
    return start.and(page.locator("[aria-invalid=true]"));
  }),
  "dialog-collection": dialog(
    ({ t }) => t.collection,
    async ({ page }) => page.getByRole("dialog").getByRole("listitem").nth(3),
  ),
  "dialog-share": dialog(
    ({ t }) => t.share,
    async (taisou, { share }) => {
      await taisou.button(share.qr).click();
      return taisou.page.getByRole("dialog").getByRole("img").nth(1);
    },
  ),
  "dialog-help": dialog(({ t }) => t.helpHeading),
  "dialog-how": dialog(
    ({ t }) => t.howItWorks,
    async ({ page }) => page.getByRole("dialog").getByRole("grid").first(),
  ),
};
