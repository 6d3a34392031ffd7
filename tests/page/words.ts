import type { Direction } from "taisou";
import { ENTRIES } from "../../www/app/entries";
import { texts as checkEn } from "../../www/features/check/en";
import { texts as checkJa } from "../../www/features/check/ja";
import { texts as collectionEn } from "../../www/features/collection/en";
import { texts as collectionJa } from "../../www/features/collection/ja";
import { texts as compareEn } from "../../www/features/compare/en";
import { texts as compareJa } from "../../www/features/compare/ja";
import { texts as drawEn } from "../../www/features/draw/en";
import { texts as drawJa } from "../../www/features/draw/ja";
import { texts as droppedEn } from "../../www/features/dropped/en";
import { texts as droppedJa } from "../../www/features/dropped/ja";
import { texts as finishEn } from "../../www/features/finish/en";
import { texts as finishJa } from "../../www/features/finish/ja";
import { texts as helpEn } from "../../www/features/help/en";
import { texts as helpJa } from "../../www/features/help/ja";
import { texts as howEn } from "../../www/features/how/en";
import { texts as howJa } from "../../www/features/how/ja";
import { texts as presetsEn } from "../../www/features/make/en";
import { texts as presetsJa } from "../../www/features/make/ja";
import { texts as manyEn } from "../../www/features/many/en";
import { texts as manyJa } from "../../www/features/many/ja";
import { texts as leftEn } from "../../www/features/play/en";
import { texts as leftJa } from "../../www/features/play/ja";
import { texts as scrambleEn } from "../../www/features/scramble/en";
import { texts as scrambleJa } from "../../www/features/scramble/ja";
import { texts as shareEn } from "../../www/features/share/en";
import { texts as shareJa } from "../../www/features/share/ja";
import { texts as solveEn } from "../../www/features/solve/en";
import { texts as solveJa } from "../../www/features/solve/ja";
import { texts as spaceEn } from "../../www/features/space/en";
import { texts as spaceJa } from "../../www/features/space/ja";
import { texts as whyEn } from "../../www/features/why/en";
import { texts as whyJa } from "../../www/features/why/ja";
import { inLang } from "../../www/i18n/title";
import { texts as pageEn } from "../../www/i18n/tools/en";
import { texts as pageJa, type ToolTexts as Texts } from "../../www/i18n/tools/ja";
import type { Lang } from "../../www/model/lang";
import type { MovesLeft } from "../../www/model/play/play";

export type { Lang, Texts };

/** The page fetches one language at a time; its tests have both. */
const BOTH = {
  ja: {
    t: pageJa,
    check: checkJa,
    collection: collectionJa,
    compare: compareJa,
    draw: drawJa,
    dropped: droppedJa,
    finish: finishJa,
    help: helpJa,
    how: howJa,
    left: leftJa,
    many: manyJa,
    presets: presetsJa,
    scramble: scrambleJa,
    share: shareJa,
    solve: solveJa,
    space: spaceJa,
    why: whyJa,
  },
  en: {
    t: pageEn,
    check: checkEn,
    collection: collectionEn,
    compare: compareEn,
    draw: drawEn,
    dropped: droppedEn,
    finish: finishEn,
    help: helpEn,
    how: howEn,
    left: leftEn,
    many: manyEn,
    presets: presetsEn,
    scramble: scrambleEn,
    share: shareEn,
    solve: solveEn,
    space: spaceEn,
    why: whyEn,
  },
} satisfies Record<Lang, object>;

/** Every dictionary of the page in one language: a test names by them what nobody else relies on. */
export function wordsIn(lang: Lang) {
  return {
    ...BOTH[lang],
    /** The name of a puzzle of the collection. */
    puzzle(id: string): string {
      const entry = ENTRIES.find((one) => one.id === id);
      if (entry === undefined) throw new Error(`The collection has no ${id}.`);
      return inLang(entry.name, lang);
    },
  };
}

export type Words = ReturnType<typeof wordsIn>;

/** Matches a name that begins with these words. */
export function beginning(words: string): RegExp {
  return new RegExp(`^${escaped(words)}`);
}

/** Matches a text that is like this one, with any numbers in it. */
export function numbered(text: string): RegExp {
  return new RegExp(escaped(text).replace(/\d[\d,]*/g, "\\d[\\d,]*"));
}

/** Matches a text with any of the four directions in it, and one character in place of `§`. */
export function directed(say: (direction: Direction) => string): RegExp {
  const texts = (["up", "right", "down", "left"] as const).map((one) => escaped(say(one)));
  return new RegExp(`(?:${texts.join("|")})`.replaceAll("§", "(.)"));
}

/** So many moves left, as they are at the beginning of a move. */
export function left(moves: number): MovesLeft {
  return { moves, proven: true, begun: false };
}

function escaped(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
