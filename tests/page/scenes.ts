import { expect as patient } from "@playwright/test";
import type { Section, Tab } from "../../www/model/link/views";
import type { Taisou } from "./taisou";
import { play, TWO_BY_TWO } from "./two-by-two";

export { Taisou } from "./taisou";

// Out of the tests, which have a patience of their own.
const expect = patient.configure({ timeout: 60_000 });

/** A state of the page, each reached from a page that is opened anew. */
export interface Scene {
  readonly name: string;
  readonly reach: (taisou: Taisou) => Promise<void>;
}

const ATAMA = "board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3";
const HARDEST = "board=8672543*1&w=3";
const UNSOLVABLE = "board=12345687*&w=3";
const FAR = `board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=anytime`;

/** Solves what is open, and stops at a move of the answer. */
export async function watch(taisou: Taisou, move: number): Promise<void> {
  await taisou.solve.click();
  await taisou.slider.fill(String(move));
}

/** Counts every position of what is open. */
export async function survey(taisou: Taisou): Promise<void> {
  await taisou.explore("all");
  await taisou.button(taisou.words.space.survey).click();
  await expect(taisou.button(taisou.words.space.surveyAgain)).toBeVisible();
}

function opened(name: string, fragment: string): Scene {
  return { name, reach: (taisou) => taisou.open(fragment) };
}

function tab(name: Tab): Scene {
  return {
    name: `explore-${name}`,
    async reach(taisou) {
      await taisou.open(ATAMA);
      await taisou.explore(name);
      await expect(taisou.page.locator("#tab-panel :is(button, input)").first()).toBeVisible();
    },
  };
}

function section(name: Section): Scene {
  return {
    name: `make-${name}`,
    async reach(taisou) {
      await taisou.open(ATAMA);
      await taisou.make(name);
      await expect(
        taisou.page.locator(`.section-${name} :is(button, input)`).first(),
      ).toBeVisible();
    },
  };
}

/** Opens one of the page's dialogs, and waits for what it holds. */
async function openDialog({ page }: Taisou, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(page.getByRole("dialog").getByRole("button").nth(1)).toBeVisible();
}

/** Every room and state of the page. */
export const SCENES: readonly Scene[] = [
  opened("play", ""),
  opened("play-klotski", "puzzle=klotski"),
  opened("play-rush-hour", "puzzle=rush-hour-1"),
  opened("play-15", "puzzle=fifteen"),
  opened("play-untitled", HARDEST),
  {
    name: "play-hint",
    async reach(taisou) {
      await taisou.open();
      for (const _ of [1, 2, 3]) await taisou.button(taisou.words.t.hint).click();
      await expect(taisou.page.locator("[data-hint]").first()).toBeVisible();
    },
  },
  {
    name: "play-live",
    async reach(taisou) {
      const { t } = taisou.words;
      await taisou.open();
      await taisou.toggle(t.live);
      await expect(taisou.page.getByText(t.liveIs(20))).toBeVisible();
    },
  },
  {
    name: "play-answer",
    async reach(taisou) {
      await taisou.open();
      await watch(taisou, 6);
    },
  },
  {
    name: "play-answer-end",
    async reach(taisou) {
      await taisou.open();
      await watch(taisou, 20);
    },
  },
  {
    name: "play-long-search",
    async reach(taisou) {
      await taisou.open(FAR);
      await taisou.solve.click();
      await expect(taisou.page.locator(".closing")).toBeVisible();
    },
  },
  {
    name: "play-win",
    async reach(taisou) {
      const { page, words } = taisou;
      await taisou.open(TWO_BY_TWO);
      await play(taisou);
      await expect(page.getByRole("region", { name: words.t.won })).toBeVisible();
    },
  },
  {
    name: "play-unsolvable",
    async reach(taisou) {
      await taisou.open(UNSOLVABLE);
      await taisou.expectResult(taisou.words.t.unsolvable);
    },
  },
  {
    name: "play-no-board",
    async reach({ page, words }) {
      await page.goto("./#board=123/45&w=3");
      await expect(page.getByRole("button", { name: words.t.mend })).toBeVisible();
    },
  },
  {
    name: "play-which-way",
    async reach(taisou) {
      const { t } = taisou.words;
      await taisou.open("board=*1*/2*2&goal=1**/2*2");
      await taisou.toggle(t.tellApart);
      await taisou.cell(1, 2).click();
      await expect(taisou.button(t.toward("left"))).toBeVisible();
    },
  },
  {
    name: "play-scrambled",
    async reach(taisou) {
      await taisou.open(HARDEST);
      await taisou.press(taisou.words.t.scramble);
      await expect(taisou.page.locator(".notice")).toBeVisible();
    },
  },
  {
    name: "play-dropped",
    async reach(taisou) {
      await taisou.open("board=123456*78&w=3&colour=1&metric=hop&moves=L9");
      await expect(taisou.page.getByText(taisou.words.dropped.title)).toBeVisible();
    },
  },
  {
    name: "menu",
    async reach(taisou) {
      await taisou.open();
      await taisou.button(taisou.words.t.menu).click();
      await expect(taisou.page.locator("#menu")).toBeVisible();
    },
  },
  {
    name: "menu-count",
    async reach({ page }) {
      await page.goto("./");
      await page.locator(".count").click();
      await expect(page.locator("#tally")).toBeVisible();
    },
  },
  {
    name: "menu-scramble",
    async reach(taisou) {
      await taisou.open("board=123456*78&w=3");
      await taisou.press(taisou.words.t.scrambleWays);
      await expect(taisou.page.getByText(taisou.words.scramble.exactly).first()).toBeVisible();
    },
  },
  tab("answer"),
  {
    name: "explore-answer-full",
    async reach(taisou) {
      await taisou.open(ATAMA);
      await taisou.explore("answer");
      await watch(taisou, 6);
      await taisou.button(taisou.words.t.howMany).click();
      await expect(taisou.page.locator(".ways")).toBeVisible();
    },
  },
  {
    name: "explore-answer-why-not",
    async reach(taisou) {
      await taisou.open(UNSOLVABLE);
      await taisou.explore("answer");
      const { heading } = taisou.words.why;
      await expect(taisou.page.getByRole("region", { name: heading })).toBeVisible();
    },
  },
  tab("left"),
  {
    name: "explore-left-full",
    async reach(taisou) {
      const { page, words } = taisou;
      await taisou.open(ATAMA);
      await taisou.explore("left");
      await page.locator("#tab-panel").getByText(words.t.live).first().click();
      await expect(page.getByText(words.t.liveIs(20)).first()).toBeVisible();
    },
  },
  tab("all"),
  {
    name: "explore-all-full",
    async reach(taisou) {
      await taisou.open(HARDEST);
      await survey(taisou);
    },
  },
  {
    name: "explore-all-graph",
    async reach(taisou) {
      await taisou.open("board=123*&goal=231*&w=2");
      await survey(taisou);
    },
  },
  tab("compare"),
  {
    name: "explore-compare-full",
    async reach(taisou) {
      const { compare } = taisou.words;
      await taisou.open(ATAMA);
      await taisou.explore("compare");
      await taisou.button(compare.run).click();
      await expect(taisou.button(compare.runAgain)).toBeVisible();
    },
  },
  tab("check"),
  {
    name: "explore-check-full",
    async reach(taisou) {
      const { page, words } = taisou;
      await taisou.open("board=1234*5786&w=3");
      await taisou.explore("check");
      await page.getByRole("textbox", { name: words.check.moves }).fill("RLLU");
      await taisou.button(words.check.run).click();
      await expect(page.getByRole("list", { name: words.check.list })).toBeVisible();
    },
  },
  section("word"),
  {
    name: "make-word-typed",
    async reach(taisou) {
      const { page, words } = taisou;
      await taisou.open();
      await taisou.make("word");
      await page.getByRole("textbox", { name: words.presets.word }).fill("セカイハヒロイ");
      await expect(page.locator(".section-word").getByText(/\d/).first()).toBeVisible();
    },
  },
  section("photo"),
  section("symbols"),
  section("draw"),
  section("compose"),
  {
    name: "make-composed",
    async reach(taisou) {
      const { page, words } = taisou;
      await taisou.open(HARDEST);
      await taisou.make("compose");
      await page.getByLabel(words.space.movesLabel).fill("20");
      await taisou.button(words.space.make).click();
      await expect(page.locator(".section-compose svg.mini").first()).toBeVisible();
    },
  },
  section("text"),
  {
    name: "make-text-refused",
    async reach(taisou) {
      await taisou.openAsText(HARDEST);
      await taisou.page.getByText(taisou.words.t.more).click();
      await taisou.start.fill("123/45");
      await expect(taisou.start).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "dialog-collection",
    async reach(taisou) {
      await taisou.open();
      await openDialog(taisou, () => taisou.button(taisou.words.t.collection).click());
      await expect(taisou.page.getByRole("dialog").getByRole("listitem").nth(3)).toBeVisible();
    },
  },
  {
    name: "dialog-share",
    async reach(taisou) {
      await taisou.open();
      await openDialog(taisou, () => taisou.press(taisou.words.t.share));
      await taisou.button(taisou.words.share.qr).click();
      await expect(taisou.page.getByRole("dialog").getByRole("img")).toHaveCount(2);
    },
  },
  {
    name: "dialog-help",
    async reach(taisou) {
      await taisou.open();
      await openDialog(taisou, () => taisou.press(taisou.words.t.helpHeading));
    },
  },
  {
    name: "dialog-how",
    async reach(taisou) {
      await taisou.open();
      await openDialog(taisou, () => taisou.press(taisou.words.t.howItWorks));
      await expect(taisou.page.getByRole("dialog").getByRole("grid").first()).toBeVisible();
    },
  },
];
