import type { Direction } from "taisou";
import { ENTRIES } from "../../www/app/entries";
import { checkTextsIn } from "../../www/features/check/texts";
import { compareTextsIn } from "../../www/features/compare/texts";
import { howTextsIn } from "../../www/features/how/texts";
import { presetTextsIn } from "../../www/features/make/texts";
import { shareTextsIn } from "../../www/features/share/texts";
import { spaceTextsIn } from "../../www/features/space/texts";
import { whyTextsIn } from "../../www/features/why/texts";
import type { Texts } from "../../www/i18n/ja";
import { textsIn } from "../../www/i18n/text";
import type { MovesLeft } from "../../www/model/play/play";
import { inLang } from "../../www/model/puzzle/entry";
import type { Lang } from "../../www/model/state/lang";

export type { Lang, Texts };

/** Every dictionary of the page in one language: a test names by them what nobody else relies on. */
export function wordsIn(lang: Lang) {
  return {
    t: textsIn(lang),
    check: checkTextsIn(lang),
    compare: compareTextsIn(lang),
    how: howTextsIn(lang),
    presets: presetTextsIn(lang),
    share: shareTextsIn(lang),
    space: spaceTextsIn(lang),
    why: whyTextsIn(lang),
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
