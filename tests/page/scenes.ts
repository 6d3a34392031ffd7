import { type Locator, expect as patient } from "@playwright/test";
import { SECTIONS, type Section, TABS, type Tab } from "../../www/model/link/views";
import { EIGHT, FAR, HARDEST, play, TINY, TWO_BY_TWO } from "./boards";
import type { Taisou } from "./taisou";
import { numbered, type Words } from "./words";

export { Taisou } from "./taisou";

// tools/picture.mjs uses this file without the tests' timeout.
const expect = patient.configure({ timeout: 60_000 });

const TWO_MOVES = "board=1234*5786&w=3";
const UNSOLVABLE = "board=12345687*&w=3";

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
  return opened(HARDEST, async (taisou) => {
    await watch(taisou, move);
    return taisou.slider;
  });
}

function explored(fragment: string, tab: Tab, act: Act): Reach {
  return opened(fragment, async (taisou, words) => {
    await taisou.explore(tab);
    return act(taisou, words);
  });
}

function made(section: Section, act: Act): Reach {
  return opened(HARDEST, async (taisou, words) => {
    await taisou.make(section);
    return act(taisou, words);
  });
}

/** Opens a dialog, and waits for its contents. */
function dialog(open: (words: Words) => string, act?: Act, fragment = HARDEST): Reach {
  return opened(fragment, async (taisou, words) => {
    await taisou.press(open(words));
    const contents = taisou.dialog.getByRole("button").nth(1);
    await expect(contents).toBeVisible();
    return act ? act(taisou, words) : contents;
  });
}

const tabs = TABS.map((tab) => [
  `explore-${tab}`,
  explored(HARDEST, tab, async ({ page }) =>
    page.locator("#tab-panel :is(button, input, textarea)").first(),
  ),
]);

const sections = SECTIONS.map((section) => [
  `make-${section}`,
  made(section, async ({ page }) => page.locator(`.section-${section} :is(button, input)`).first()),
]);

/** Every view and state of the page, each reached from a new page. Most boards have numbers, which are not words. */
export const SCENES: Readonly<Record<string, Reach>> = {
  play: opened(""),
  "play-klotski": opened("puzzle=klotski"),
  "play-rush-hour": opened("puzzle=rush-hour-1"),
  "play-15": opened("puzzle=fifteen"),
  "play-untitled": opened(HARDEST),
  "play-hint": opened(HARDEST, async (taisou, { t }) => {
    await taisou.button(t.hint).click();
    return taisou.page.locator("[data-hint]").first();
  }),
  "play-live": opened(HARDEST, async (taisou, { t }) => {
    await taisou.toggleLive();
    return taisou.text(t.liveIs(31));
  }),
  "play-counts-hidden": opened(HARDEST, async (taisou, { t }) => {
    await taisou.page.locator(".count").click();
    await taisou.page.getByText(t.showTally).click();
    await taisou.keys("Escape");
    return taisou.button(t.tallyHidden);
  }),
  "play-answer": answer(6),
  "play-answer-end": answer(31),
  "play-answer-human": opened("board=123456*78&w=3&alg=human", async (taisou, { t }) => {
    await taisou.solve.click();
    await taisou.button(t.last).click();
    await taisou.keys("h");
    return taisou.text(t.solvedAlready);
  }),
  "play-long-search": opened(`${FAR}&alg=anytime`, async ({ page, solve }) => {
    await solve.click();
    return page.locator(".closing");
  }),
  "play-cancelled": opened(`${FAR}&alg=bfs`, async (taisou) => {
    await taisou.solve.click();
    await taisou.cancel.click();
    await expect(taisou.solve).toBeVisible();
    await taisou.keys("l");
    return taisou.page.locator(".notice");
  }),
  "play-win": opened(TWO_BY_TWO, async (taisou) => {
    await play(taisou);
    return taisou.won;
  }),
  "play-session": opened(EIGHT, async ({ page }, { practice }) => {
    await page.locator(".count").click();
    await page.getByText(practice.start).click();
    await page.keyboard.press("Escape");
    // On a phone one line of the session opens the rest.
    const more = page.getByRole("button", { name: practice.session });
    await expect(more.or(page.getByText(practice.settings)).first()).toBeVisible();
    if (await more.isVisible()) await more.click();
    await page.getByText(practice.settings).click();
    return page.getByText(practice.end);
  }),
  "play-unsolvable": opened(UNSOLVABLE, async ({ status }, { t }) =>
    status.filter({ hasText: t.unsolvable }).first(),
  ),
  "play-block-held": opened(
    "board=1**/1**/#**/#2*&goal=???/???/??1/??1&blocks=1&metric=move",
    async (taisou, { t }) => {
      await taisou.cell(1, 1).getByRole("button").focus();
      await taisou.keys("Enter");
      return taisou.page.getByText(t.pushing, { exact: true });
    },
  ),
  async "play-no-board"({ page, words }) {
    await page.goto("./#board=12?/34*&w=3");
    await expect(page.getByRole("button", { name: words.t.mend })).toBeVisible();
    await expect(page.locator(".board-panel mark")).toBeVisible();
  },
  "play-which-way": opened("board=*1*/2*2&goal=1**/2*2", async (taisou, { t }) => {
    await taisou.keys("t");
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
  menu: opened(HARDEST, async (taisou, { t }) => {
    await taisou.button(t.menu).click();
    return taisou.page.locator("#menu");
  }),
  "menu-count": opened(HARDEST, async ({ page }) => {
    await page.locator(".count").click();
    return page.locator("#tally");
  }),
  "menu-count-unsolvable": opened(UNSOLVABLE, async ({ page }) => {
    await page.locator(".count").click();
    return page.getByRole("table").first();
  }),
  "menu-scramble": opened("board=123456*78&w=3", async (taisou, { scramble }) => {
    const ways = await taisou.scrambleWays();
    return ways.getByText(scramble.exactly).first();
  }),
  ...Object.fromEntries(tabs),
  "explore-answer-full": explored(HARDEST, "answer", async (taisou, { t }) => {
    await watch(taisou, 6);
    await taisou.button(t.howMany).click();
    return taisou.page.locator(".solution-count");
  }),
  "explore-answer-why-not": explored(UNSOLVABLE, "answer", async ({ page }, { why }) =>
    page.getByRole("region", { name: why.heading }),
  ),
  "explore-answer-why-not-shape": explored(
    "board=1#2/3#*/4#5/*#6&goal=2#1/3#*/4#5/*#6",
    "answer",
    async ({ page }, { why }) => page.getByRole("list", { name: why.marked }),
  ),
  "explore-answer-identical": explored(
    "board=991/2*3&goal=392/19*",
    "answer",
    async (taisou, { t, why }) => {
      await taisou.solve.click();
      await taisou.button(t.why.whichLookAlike("9")).click();
      return taisou.page.getByRole("list", { name: why.lookAlikes });
    },
  ),
  "explore-all-full": opened(HARDEST, async (taisou) => {
    await survey(taisou);
    return taisou.text("181,440");
  }),
  "explore-all-graph": opened(TINY, async (taisou, { space }) => {
    await survey(taisou);
    await taisou.page.getByText(space.levelHow).click();
    await taisou.page.getByText(space.showTable).first().click();
    return taisou.page.getByRole("listbox", { name: space.graph });
  }),
  "explore-compare-full": explored(TWO_MOVES, "compare", async (taisou, { compare }) => {
    await taisou.button(taisou.words.t.tabs.compare).click();
    return taisou.button(compare.runAgain);
  }),
  "explore-check-full": explored(TWO_MOVES, "check", async (taisou, { check }) => {
    await taisou.box(check.moves).fill("RLLU");
    await taisou.button(check.run).click();
    return taisou.page.getByRole("list", { name: check.list });
  }),
  "explore-check-empty": explored(EIGHT, "check", async (taisou, { check }) => {
    await taisou.button(check.run).click();
    return taisou.text(check.empty);
  }),
  "explore-many-full": explored(HARDEST, "many", async (taisou, { many }) => {
    await taisou.box(many.lines).fill("1234567*8 L\n1234567*8 RLL\n12345687*\n12/3");
    await taisou.button(many.run).click();
    return taisou.page.getByText(many.done(4));
  }),
  "explore-many-empty": explored(HARDEST, "many", async (taisou, { many }) => {
    await taisou.button(many.run).click();
    return taisou.text(many.trouble.empty);
  }),
  ...Object.fromEntries(sections),
  "make-word-full": made("word", async (taisou, { presets }) => {
    await taisou.box(presets.word).fill("セカイハヒロイ");
    return taisou.text(numbered(presets.shortestIs(16)));
  }),
  "make-compose-full": made("compose", async (taisou, { space }) => {
    await taisou.page.getByLabel(space.movesLabel).fill("20");
    await taisou.button(space.make).click();
    return taisou.page.locator(".section-compose svg.mini").first();
  }),
  "make-symbols-full": made("symbols", async (taisou, { presets }) => {
    for (const name of [presets.rows, presets.columns]) {
      await taisou.page.getByRole("spinbutton", { name, exact: true }).fill("8");
    }
    return taisou.text(presets.tooFew(presets.alphabets.letters));
  }),
  "make-photo-full": made("photo", async (taisou, { t, presets }) => {
    await taisou.page.getByLabel(presets.choose).setInputFiles("www/public/icon-192.png");
    await taisou.page.getByText(t.making.overlay, { exact: true }).click();
    return taisou.button(t.making.removePicture);
  }),
  "make-draw-full": made("draw", async (taisou, { draw }) => {
    await taisou.button(draw.names.symbol).click();
    await taisou.button(draw.names.wall).click();
    return taisou.page.getByRole("group", { name: draw.startPicture });
  }),
  "make-text-full": made("text", async ({ page, start }, { t }) => {
    await page.getByText(t.more).click();
    await start.fill("1 2/3 ? *");
    await expect(page.locator("mark")).toHaveCount(1);
    return start.and(page.locator("[aria-invalid=true]"));
  }),
  "dialog-collection": dialog(
    ({ t }) => t.collection,
    async (taisou) => taisou.dialog.getByRole("listitem").nth(3),
  ),
  "dialog-collection-filtered": dialog(
    ({ t }) => t.collection,
    async (taisou, { collection }) => {
      await taisou.dialog.getByRole("button", { name: collection.kinds.rush, exact: true }).click();
      return taisou.dialog.getByRole("region");
    },
  ),
  "dialog-share": dialog(
    ({ t }) => t.share,
    async (taisou, { share }) => {
      await taisou.button(share.qr).click();
      await taisou.unfoldForms();
      await taisou.button(share.solveForFilm).click();
      await taisou.button(share.copyText).click();
      return taisou.dialog.getByRole("img").nth(2);
    },
    TWO_MOVES,
  ),
  "dialog-print": dialog(
    ({ t }) => t.collection,
    async (taisou, { collection }) => {
      // By keyboard, because the button moves while the lists above it arrive.
      await taisou.button(collection.print).press("Enter");
      return taisou.page.locator(`.sheet[aria-label]:has-text("${taisou.words.t.goal}")`).first();
    },
    "puzzle=rush-hour-1",
  ),
  "dialog-certificate": explored(UNSOLVABLE, "answer", async (taisou, { t, certificate }) => {
    await taisou.button(t.certificate).click();
    await taisou.button(certificate.run).click();
    await taisou.dialog.getByText(certificate.said).click();
    return taisou.dialog.locator(".check-said");
  }),
  "dialog-help": dialog(({ t }) => t.helpHeading),
  "dialog-how": dialog(
    ({ t }) => t.howItWorks,
    async (taisou) => taisou.dialog.getByRole("grid"),
  ),
};

/** Boards that are worth a picture, but no test of their own. */
const SIMILAR = ["play-rush-hour", "play-15", "play-untitled"];

/** Names and scenes for tests, without incomplete and similar ones. */
export const TOUR = Object.entries(SCENES).filter(
  ([name]) => !(`${name}-full` in SCENES || SIMILAR.includes(name)),
);
