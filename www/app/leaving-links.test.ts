// Links that leave the page, in the programs that make text into links.

import Autolinker from "autolinker";
import { LinkifyIt } from "linkify-it";
import { find } from "linkifyjs";
import { extractUrls } from "twitter-text";
import { describe, expect, it } from "vitest";
import { rules } from "../engine/rules-in-tests";
import { replayLink } from "../model/foreign/replay";
import { frameAddress } from "../model/link/embedding";
import { MOST_GREETING, readLink } from "../model/link/link";
import { PLACES } from "../model/link/views";
import { createHistory } from "../platform/history-in-tests";
import { AddressController } from "./address-controller";
import { Collection } from "./collection";
import { ENTRIES } from "./entries";
import { LEVEL_ENTRIES } from "./levels";
import { createPage } from "./page-in-tests";

const SPEC = new LinkifyIt();

const LINKIFIERS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  "twitter-text": extractUrls,
  "linkify-it": (text) => (SPEC.match(text) ?? []).map(({ url }) => url),
  linkifyjs: (text) => find(text, "url").map(({ value }) => value),
  autolinker: (text) => Autolinker.parse(text, {}).map((match) => match.getMatchedText()),
};

/** Every linkifier finds exactly the link here. */
const SENTENCES: Readonly<Record<string, (link: string) => string>> = {
  "in a Japanese sentence": (link) => `この問題、解けますか？ ${link} やってみてください。`,
  "in an English sentence": (link) => `Can you solve ${link} in twelve moves?`,
  "in parentheses": (link) => `Today's was hard (${link}) but fair.`,
  "before .": (link) => `Try ${link}.`,
  "before )": (link) => `（見て ${link})`,
  "before 」": (link) => `「見て ${link}」`,
  "before !": (link) => `Look: ${link}!`,
  "before ?": (link) => `Have you seen ${link}?`,
  "on a line of its own": (link) => `アタマノタイソウ 12手・0:34\n${link}\n`,
};

/** Some take the text behind the link into it, whatever a link looks like. The page ignores it. */
const GLUED: Readonly<Record<string, (link: string) => string>> = {
  "before 。": (link) => `見て ${link}。`,
  "before 、": (link) => `見て ${link}、すごいよ`,
  "before ！": (link) => `見て ${link}！`,
  "in Japanese parentheses": (link) => `きょうの一問（${link}）です。`,
  "in Japanese quotation marks": (link) => `きょうは「${link}」でした。`,
  "before the next word": (link) => `見て ${link}で遊べます。`,
};

const TITLE = "title=八手、「解けるかな？」(難)！";
const KANA = "start=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3&end";
const GHOST = "start=12/*3&goal=12/3*&ghost=_b-9AQAA&end";

/** Boards as they stand in the address bar; each is shared with its moves. */
const BOARDS: Readonly<Record<string, string>> = {
  numbers: "start=12345678*&w=3&end",
  "numbers in rows": "start=1 2 3/4 5 6/7 * 8&end",
  katakana: KANA,
  hiragana: "start=おめで/とう*&end",
  kanji: "start=春夏/秋*&goal=春夏/*秋&end",
  "half-width kana": "start=ｶﾞｷﾞ/ｸﾞ*&end",
  emoji: "start=🐶🐱/🐭*&goal=🐶🐱/*🐭&end",
  "families and flags": "start=👨‍👩‍👧🇯🇵/🇫🇷*&goal=👨‍👩‍👧🇯🇵/*🇫🇷&end",
  Hebrew: "start=לש/*ום&w=2&end",
  Arabic: "start=حرم/*اب&w=3&end",
  accents: "start=ÄÖ/É*&goal=ÄÖ/*É&end",
  walls: "start=%2312/34*&goal=%2312/3*4&end",
  brackets: "start=()[/]{*&goal=()[/]*{&end",
  quotes: "start='\"`/“”*&goal='\"`/“*”&end",
  "marks of chats": "start=~_|/!^*&goal=~_|/!*^&end",
  "marks of addresses": "start=@:;/,.*&goal=@:;/,*.&end",
  "another blank": "start=12/3_&blank=_&goal=12/_3&end",
  "a part of a goal": "start=12/3*&goal=?2/??&end",
  "several goals": "start=12/3*&goal=21/3*&goal=*1/32&end",
  "identical tiles": "start=123/45*&same=12,34&end",
  blocks: "start=AA*/AA*/1*2&goal=?AA/?AA/???&blocks=A&metric=slide&end",
  cars: "start=AA*/**1&goal=?AA/???&blocks=A&axis=long&end",
  gates: "start=**A/**A/1*2&goal=A??/A??/???&blocks=A&gates=A??/A??/???&end",
  "moves of tiles": "start=12345678*&w=3&moves=RDL&end",
  "moves of blocks": "start=AA*/AA*/1*2&blocks=A&goal=?AA/?AA/???&moves=0R 8L&metric=move&end",
  "a metric": "start=12345678*&w=3&metric=line&end",
  "a method": "start=12345678*&w=3&alg=bfs&end",
  "a language": "start=12345678*&w=3&lang=en&end",
  "a title": `start=12345678*&w=3&${TITLE}&end`,
  "an English title": 'start=12345678*&w=3&title=Bob\'s "first" (really!) <b>&end',
  "a title of marks": "start=12345678*&w=3&title=...!?*~)&end",
  "a puzzle of the collection": "puzzle=klotski",
  "a puzzle with a title": `puzzle=two-by-two&${TITLE}`,
  "a puzzle with moves": "puzzle=two-by-two&moves=R&metric=line&lang=ja",
  "a level": "puzzle=words-ja/3",
  "a day": "day=2026-11-24",
  "a day with moves": "day=2026-11-25&moves=D",
  "an unreadable board": "start=12/3&w=5&end",
  "a large board": `start=${[...Array(99).keys()].map((at) => `あ${at}`).join(" ")} *&w=10&end`,
};

const collection = Object.assign(new Collection(), { entries: ENTRIES, levels: LEVEL_ENTRIES });

async function addressAt(fragment: string): Promise<AddressController> {
  const page = createPage({ collection });
  const address = new AddressController(page.store, rules, page.link, createHistory(fragment));
  await address.prepare();
  address.begin();
  return address;
}

/** All kinds of links, by what they hold. */
async function links(): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const [kind, fragment] of Object.entries(BOARDS)) {
    all.set(kind, (await addressAt(fragment)).link(true));
  }
  const kana = await addressAt(KANA);
  for (const place of PLACES) {
    all.set(`the place ${place}`, kana.link(false, place));
    all.set(`the view ${place}`, kana.linkToView(place));
  }
  for (const chapter of ["", "parity"] as const) {
    all.set(`the chapter ${chapter}`, kana.linkToPlace(chapter));
  }
  const old = await addressAt("board=12/3*&goal=1*/32&title=(八)！");
  all.set("the view of an older link", old.linkToView("answer"));
  const day = await addressAt("day=2026-11-24");
  all.set("the chapter of a day", day.linkToPlace("proof"));
  for (const greeting of ["お誕生日おめでとう！", "Can you (really) solve it?!", "🎂".repeat(60)]) {
    all.set(`the greeting ${greeting}`, kana.link(false, undefined, greeting));
  }
  all.set("a race", kana.link(false, "play", "", "_b-9AQAA"));
  all.set("a received race", (await addressAt(GHOST)).linkToView("make"));
  all.set("a frame", frameAddress(kana.link(false)));
  all.set("the page", (await addressAt("")).linkToView("play"));
  all.set("a replay of slidysim", await replayLink("1 2 3/4 5 6/7 0 8", "L"));
  return all;
}

const hashOf = (link: string) => new URL(link).hash.slice(1);

describe("links that leave the page", async () => {
  const all = await links();

  it("are of more than forty kinds, in ASCII that needs no escape", () => {
    expect(all.size).toBeGreaterThan(40);
    expect(new Set(all.values()).size).toBeGreaterThan(40);
    const plain =
      /^https:\/\/[a-z.]+\/[a-z]*(?:\?[a-z]+(?:=[A-Za-z0-9%]+)?)?(?:#[A-Za-z0-9%&=/-]+&end)?$/;
    for (const [kind, link] of all) expect(link, kind).toMatch(plain);
  });

  it("hold what the address bar holds", async () => {
    for (const [kind, fragment] of Object.entries(BOARDS)) {
      const { link, dropped } = readLink(hashOf(all.get(kind) ?? ""));
      // The page writes no empty or default values, and boards row by row.
      const again = await addressAt(fragment);
      expect(readLink(hashOf(again.link(true))).link, kind).toEqual(link);
      expect([link.title, dropped], kind).toEqual([readLink(fragment).link.title, []]);
    }
    expect(readLink(hashOf(all.get(`the greeting ${"🎂".repeat(60)}`) ?? "")).link.greeting).toBe(
      "🎂".repeat(MOST_GREETING),
    );
  });

  describe.each(Object.entries(LINKIFIERS))("are found whole by %s", (_, found) => {
    it.each(Object.entries(SENTENCES))("%s", (_surrounding, sentence) => {
      for (const [kind, link] of all) expect(found(sentence(link)), kind).toEqual([link]);
    });

    it.each(Object.entries(GLUED))("%s, and read without it", (_surrounding, sentence) => {
      for (const [kind, link] of all) {
        const [taken = "", ...others] = found(sentence(link));
        expect([taken.slice(0, link.length), others], kind).toEqual([link, []]);
        if (link.includes("#"))
          expect(readLink(hashOf(taken)), kind).toEqual(readLink(hashOf(link)));
      }
    });
  });
});
