import { expect, it } from "vitest";
import { listedEntry } from "../model/derived/listed-entry";
import { portable, readLink, writeLink } from "../model/link/link";
import { metricOf, shownBoard } from "../model/state/selectors";
import { Collection } from "./collection";
import { EARLIER_LINKS } from "./earlier-links-in-tests";
import { createPage } from "./page-in-tests";

/** What a page shows that opens the link. */
async function openedBy(fragment: string) {
  const page = createPage({ collection: new Collection() });
  const read = readLink(fragment);
  await page.link.prepare(read.link);
  page.link.open(read, null);
  const state = page.state();
  const board = shownBoard(state);
  const goal = state.puzzle?.start.goals.map((one) => one.board).join("; ");
  return {
    ...(state.scrambled === null && { board }),
    ...(goal !== board && { goal }),
    ...(state.scrambled === null && state.fields.title !== "" && { title: state.fields.title }),
    ...(metricOf(state) !== "step" && { metric: metricOf(state) }),
    ...(state.algorithm !== "auto" && { algorithm: state.algorithm }),
    ...(state.linkLang !== null && { lang: state.linkLang }),
    ...(state.play.cursor > 0 && { moves: state.play.cursor }),
    ...(read.link.room !== "play" && { place: read.link.room }),
    ...(read.link.how !== null && { how: read.link.how }),
    ...(listedEntry(state) !== null && { entry: listedEntry(state)?.id }),
    ...(state.received?.greeting && { greeting: state.received.greeting }),
    ...(state.notice !== null && { notice: state.notice }),
  };
}

it("there are links of more than sixty kinds", () => {
  expect(new Set(EARLIER_LINKS.map(([link]) => link)).size).toBeGreaterThan(60);
});

it.each(EARLIER_LINKS)("%s opens as ever", async (link, opened) => {
  expect(await openedBy(link)).toEqual(opened);
  // As address bars return it, as other programs encode it, and as this version writes it, also in a sentence.
  expect(await openedBy(new URL(`#${link}`, "https://example.org").hash.slice(1))).toEqual(opened);
  expect(await openedBy(link.includes("%") ? link : encodeURI(link))).toEqual(opened);
  const now = portable(writeLink(readLink(link).link));
  expect(await openedBy(now)).toEqual(opened);
  expect(await openedBy(`${now}%E3%80%82`)).toEqual(opened);
});
