import type { ErrorCode } from "taisou";
import { describe, expect, it } from "vitest";
import readings from "../../puzzles/readings.json" with { type: "json" };
import { ENTRIES } from "../app/entries";
import { LEVEL_ENTRIES } from "../app/levels";
import type { Details } from "../engine/protocol";
import { texts as checkEn } from "../features/check/en";
import { texts as checkJa } from "../features/check/ja";
import { texts as gentle } from "../features/gentle/ja";
import { texts as helpEn } from "../features/help/en";
import { texts as helpJa } from "../features/help/ja";
import { texts as makeEn } from "../features/make/en";
import { texts as makeJa } from "../features/make/ja";
import { texts as playJa } from "../features/play/ja";
import { texts as spaceEn } from "../features/space/en";
import { texts as pageEn } from "../i18n/tools/en";
import { texts as pageJa } from "../i18n/tools/ja";
import { chooseLang, LANGUAGES, type Lang } from "../model/lang";
import { KEYS } from "../ui/keys";

const TAKE_LISTS: ReadonlySet<string> = new Set(["canGo", "taskMove", "taskSwap"]);

/** Every text of a dictionary by its path. Functions get plain arguments. */
function flatten(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    if (path.startsWith("errors.")) return [[path, String(value({}))]];
    return [[path, String(TAKE_LISTS.has(path) ? value(["up"]) : value("up", "up", "up"))]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** All dictionaries by file. */
const FILES = import.meta.glob("../**/[a-z][a-z].ts", { eager: true, import: "texts" });

/** All texts by path; those of a feature begin with its name. */
const textsOf = (lang: Lang) =>
  new Map(
    Object.entries(FILES)
      .filter(([file]) => file.endsWith(`/${lang}.ts`))
      .flatMap(([file, texts]) => flatten(texts, /features\/(\w+)/.exec(file)?.[1])),
  );

const PAGE = { ja: pageJa, en: pageEn };
const textsIn = (lang: Lang) => PAGE[lang];

const isGentle = (path: string) => path.startsWith("gentle.");
const ja = textsOf("ja");
const en = textsOf("en");

describe("the dictionaries", () => {
  it("have the same keys except in kana, and no empty text", () => {
    for (const { lang } of LANGUAGES) {
      const texts = textsOf(lang);
      const keys = [...ja.keys()].filter((key) => texts.has(key) || !isGentle(key));
      expect([...texts.keys()].sort()).toEqual(keys.sort());
      for (const [path, text] of texts) expect(text.trim(), path).not.toBe("");
    }
  });

  it("leave no English sentence in Japanese, and no Japanese one in English", () => {
    for (const [path, text] of en) {
      if (/^name/.test(path)) continue;
      expect(text, path).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
    }
    for (const [path, text] of ja) expect(text, path).not.toMatch(/[a-z]{4,} [a-z]{2,} [a-z]{2,}/);
  });

  it("count moves in 手, except in kana", () => {
    const counting = [...en]
      .filter(([path, text]) => /\bup moves?\b/.test(text) && !isGentle(path))
      .map(([path]) => path);
    expect(counting.length).toBeGreaterThan(10);
    for (const path of counting) expect(ja.get(path), path).toContain("手");
    expect(ja.get("collection.ownBest")).toContain("up手");
  });

  it("name every key of the key table", () => {
    const commands = new Set(KEYS.map(({ command }) => command));
    for (const [keys, page] of [
      [helpJa.keys, pageJa],
      [helpEn.keys, pageEn],
    ]) {
      expect(Object.keys({ ...page, ...keys })).toEqual(expect.arrayContaining([...commands]));
      expect([...commands]).toEqual(expect.arrayContaining(Object.keys({ ...keys })));
    }
  });

  it("read every name of a puzzle in kana, except names from China", () => {
    const names = [...ENTRIES, ...LEVEL_ENTRIES].map(({ name }) => name[0]);
    const unread = names.map(gentle.reading).filter((name) => /\p{Script=Han}/u.test(name));
    expect(unread).toEqual([
      ...["斉頭並進", "並分三路", "指揮若定", "水泄不通", "横馬当関", "走投無路"],
    ]);
    const isRead = (name: string) =>
      names.some((one) => one === name || one.startsWith(`${name} `));
    expect(Object.keys(readings).filter((name) => !isRead(name))).toEqual([]);
    expect(gentle.reading("箱入り娘 レベル3")).toBe("はこいり むすめ レベル3");
    expect(gentle.reading("しりとり")).toBe("しりとり");
  });

  it("keep the names that other tests rely on", () => {
    expect(ja.get("solve")).toBe("解く");
    expect(ja.get("undo")).toBe("元に戻す");
    expect(en.get("share")).toBe("Share");
    expect(textsIn("ja").solved(18, true)).toBe("18手（最短）");
    expect(textsIn("en").solved(18, true)).toBe("18 moves (shortest)");
    expect(textsIn("en").solved(1, true)).toBe("1 move (shortest)");
  });
});

describe("a word has one form", () => {
  /** The form in use, and the forms it replaces. */
  const JAPANESE: readonly (readonly [form: string, others: RegExp])[] = [
    ["いちばん", /一番|最難/],
    ["いま", /今の|今は/],
    ["くらべる", /比べ/],
    ["ことば", /言葉/],
    ["たしかめる", /確かめ/],
    ["ちがう", /違/],
    ["次の", /つぎの/],
    ["はらう", /払う/],
    ["スライドパズル", /滑らせ|すべらせ/],
    ["下界", /下限/],
    ["入れ替える", /入れかえ/],
    ["双方向探索", /両側探索/],
    ["自己ベスト", /自己最少/],
    ["転倒距離", /転倒数/],
    ["途中", /とちゅう/],
    ["通れる駒を決めるマス", /関門/],
    ["難しい", /むずかし/],
    ["ゴール", /目標/],
    ["マス", /升/],
    ["1手", /一手|[一二三四五六七八九](?:枚|文字|台|回)/],
  ];
  const ENGLISH: readonly (readonly [form: string, others: RegExp])[] = [
    ["identical tile", /look-?alike|looks? alike/i],
    ["click or tap, select", /\bpress(?:es)? (?:a|one|it|them|to)\b/i],
    ["one per line", /\bone a line\b/i],
    ["not proven shortest", /perhaps not/i],
    ["position limit, memory limit", /limit of (?:positions|memory)/i],
    ["shortest", /best possible|\bfewest\b|at best|\boptimal/i],
    ["stopped early", /stopped on the way/i],
    ["ignored", /left out and|was left out|makes no sense/i],
    ["you", /\b(?:whatever|as|how) one\b/i],
    ["view, tab", /\brooms?\b/i],
  ];
  /** A name of docs/contracts.md, and the tag line. */
  const KEPT = ["make.sections.word", "tagline"];

  it.each([
    ...JAPANESE.map(([form, others]) => [form, others, ja] as const),
    ...ENGLISH.map(([form, others]) => [form, others, en] as const),
  ])("“%s”", (_, others, texts) => {
    const wrong = [...texts].filter(
      ([path, text]) => !KEPT.includes(path) && !isGentle(path) && others.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it("names of methods in the chapters are those of the list", () => {
    const named = [...ja, ...en].flatMap(([path, text]) =>
      [...text.matchAll(/(?:[Mm]ethod “([^”]+)”|解法「([^」]+)」)/g)].map(
        ([, english, japanese]) => [path, english ?? japanese],
      ),
    );
    const names = [pageJa, pageEn].flatMap(({ algorithms }) => Object.values(algorithms));
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(([, name = ""]) => !names.includes(name))).toEqual([]);
  });
});

describe("numbers of moves", () => {
  it("have grouped digits everywhere", () => {
    const [japanese, english] = [textsIn("ja"), textsIn("en")];
    expect(japanese.solved(13_826, false)).toMatch(/^13,826手/);
    expect(english.solved(13_826, false)).toMatch(/^13,826 moves/);
    expect(japanese.moveCount(1_024)).toBe("1,024手");
    expect(english.moveCount(1)).toBe("1 move");
    expect(japanese.bestRange(1_000, 2_000)).toBe("1,000〜2,000手");
    expect(english.moveOf(1_000, 2_000)).toBe("1,000 of 2,000");
    expect(english.optimumIs(1_024)).toBe("1,024");
    expect(playJa.aside(1_024)).toMatch(/^1,024手目/);
    expect(checkJa.where("1手目", 1_024)).toContain("、ほか1,024か所");
    expect(checkEn.lost(2_048, 1_024, 1_024)).toBe("2,048 moves, 1,024 needed, 1,024 lost");
    expect(spaceEn.bar(3, "1", "0.3%")).toBe("3 moves: 1 position (0.3%)");
    expect(makeJa.shortestIs(1_024)).toContain("1,024手");
    expect(makeEn.shortestRange(1_024, null)).toContain("1,024");
  });
});

describe("the sentences for errors", () => {
  const place = { text: "goal", goal: 1, row: 2, column: 3, found: "7", expected: "8" };
  const cases: readonly (readonly [ErrorCode, Details, RegExp, RegExp])[] = [
    ["uneven-rows", place, /2行3列.*7マス.*8マス/, /Row 2, column 3.*7 cells.*8/],
    ["width-mismatch", place, /2行3列.*7マス.*幅8/, /Row 2, column 3.*7 cells.*width 8/],
    ["bad-symbol", place, /2行3列.*「7」/, /Row 2, column 3.*“7”/],
    ["any-cell-in-start", { row: 1, column: 2 }, /1行2列.*ゴール/, /Row 1, column 2.*goals/],
    ["no-blank", { expected: ["*", "_"] }, /\* か _/, /\* or _/],
    ["too-large", { bytes: 2 ** 31, expected: 2 ** 30 }, /2,048 MB/, /2,048 MB/],
    ["goal-mismatch", { kind: "size", found: 8, expected: 9 }, /8.*9/, /8.*9/],
    ["goal-mismatch", { kind: "wall", row: 1, column: 2 }, /1行2列.*壁/, /Row 1, column 2.*wall/],
    ["goal-mismatch", { kind: "symbol", symbol: "タ", found: 1, expected: 2 }, /タ/, /タ/],
    ["bad-option", { option: "blank", expected: "" }, /空き/, /blank/],
    ["unsupported", { algorithm: "bfs", why: "", use: "auto" }, /「おまかせ」/, /“Automatic”/],
  ];

  it.each(cases)("%s says where and what", (code, details, inJa, inEn) => {
    expect(textsIn("ja").errors[code](details)).toMatch(inJa);
    expect(textsIn("en").errors[code](details)).toMatch(inEn);
  });

  it("never show a hole where the module gives no detail", () => {
    for (const { lang } of LANGUAGES) {
      for (const sentence of Object.values(textsIn(lang).errors)) {
        expect(sentence({})).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });
});

describe("the choice of language", () => {
  it.each([
    [["ja-JP", "en"], "ja"],
    [["fr", "ja"], "ja"],
    [["en-GB"], "en"],
    [["de"], "en"],
    [[], "en"],
  ] as const)("of %j is %s", (wanted, lang) => expect(chooseLang(wanted)).toBe(lang));
});
