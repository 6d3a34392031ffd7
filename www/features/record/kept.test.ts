import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { finishedFor, GAMES, recallFinished } from "../../app/keep-games";
import { recallHelps, rememberHelps } from "../../app/keep-help";
import { keepRecord, recallRecords } from "../../app/keep-records";
import { createPage } from "../../app/page-in-tests";
import { recallPicture } from "../../app/picture-controller";
import { keepPrefs, recallPrefs } from "../../app/prefs";
import { rules } from "../../engine/rules-in-tests";
import { logObject } from "../../model/practice/attempts-json";
import { readLog } from "../../model/practice/read-log";
import { madeAttempts } from "../../model/practice/walks-in-tests";
import { isHelped } from "../../model/state/help";
import { DEFAULT_PREFS } from "../../model/state/prefs";
import { keptTexts, knownTexts } from "../../platform/kept-texts";
import { remember, unkept } from "../../platform/storage";
import { chosenTheme } from "../../platform/theme";
import { exportText, hasPractice, importText } from "./file";

let kept: Record<string, string>;
let hear: (event: { key: string | null; newValue: string | null }) => void;

/** Storage whose keys are properties, as in browsers. */
function stubStorage(refusal: "none" | "full" | "blocked" = "none"): void {
  kept = {};
  const refuse = () => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
  };
  if (refusal !== "none") methods.setItem = refuse;
  if (refusal === "blocked") methods.getItem = refuse;
  const storage = new Proxy(kept, {
    get: (_, key) => methods[key as keyof typeof methods],
    ownKeys: () => Object.keys(kept),
  });
  vi.stubGlobal("localStorage", storage);
}

beforeEach(() => {
  unkept.clear();
  stubStorage();
  vi.stubGlobal("addEventListener", (_: string, listener: typeof hear) => {
    hear = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

const GAME = {
  ...{ on: "2026-11-24", id: "day/2026-11-24", moves: 12, best: 12 },
  ...{ hints: 0, answer: false, arrows: false },
};

/** A page on which the player wins a game. */
async function win() {
  const page = createPage();
  const finished = finishedFor({ store: page.store });
  const { dispatch } = page.store;
  dispatch({ type: "solved", id: "taisou", feat: { step: 20 }, kept: { step: 20 } });
  keepRecord("taisou", { step: 20 });
  await Promise.resolve();
  return finished;
}

const risk = (finished: Awaited<ReturnType<typeof win>>) => finished.value.state().risk;

describe("finished games", () => {
  it("are stored, beside those that another window has stored since", async () => {
    const finished = finishedFor({ store: createPage().store });
    kept["taisou.games"] = JSON.stringify([GAME]);
    await win();
    expect(recallFinished()).toHaveLength(2);
    expect(risk(finished)).toBeNull();
  });

  it.each(["full", "blocked"] as const)("are kept with a message if storage is %s", async (how) => {
    stubStorage(how);
    const finished = await win();
    expect(risk(finished)).toBe("unkept");
    expect(finished.value.state().games).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ["a preference", () => keepPrefs({ live: true })],
    ["an unfinished game", () => remember("unfinished", [])],
    ["help", () => rememberHelps({})],
  ])("have a message if %s could not be stored, until it is", async (_, act) => {
    const finished = finishedFor({ store: createPage().store });
    stubStorage("full");
    act();
    expect(risk(finished)).toBe("unkept");
    expect(Object.keys(knownTexts())).toHaveLength(1);
    stubStorage();
    act();
    expect(risk(finished)).toBeNull();
  });

  it.each([null, "taisou.games", "taisou.solved"])(
    "can be put back after another tab has removed %j",
    async (key) => {
      kept["taisou.theme"] = '"dark"';
      const finished = await win();
      keepPrefs({ lang: "en" });
      hear({ key: "taisou.unfinished", newValue: "[{}]" });
      for (const one of Object.keys(kept)) delete kept[one];
      hear({ key, newValue: null });
      expect(risk(finished)).toBe("cleared");
      finished.restore();
      expect(recallFinished()).toHaveLength(1);
      expect(Object.keys(kept)).toEqual(
        expect.arrayContaining(["taisou.prefs", "taisou.theme", "taisou.unfinished"]),
      );
      expect(risk(finished)).toBeNull();
    },
  );
});

const GARBAGE = [
  ...["", " ", "null", "0", "-1", "true", '""', '"x"', "{", "[", "[1]", "[null]", "[[]]", "[{}]"],
  ...['{"a":1}', "undefined", "NaN", "\u0000", "\ud800", "[".repeat(5000), '{"__proto__":[]}'],
  JSON.stringify([{ ...GAME, on: "yesterday" }]),
  JSON.stringify([GAME, { version: 9 }]),
  JSON.stringify({ version: 2, games: [GAME] }),
  JSON.stringify([{ ...GAME, moves: "12" }]),
];

describe("a stored text that cannot be read whole", () => {
  it.each(GARBAGE)("is set aside with a message: %j", async (text) => {
    kept["taisou.games"] = text;
    const finished = await win();
    expect(risk(finished)).toBe("unread");
    expect(kept["taisou.games.unread"]).toBe(text);
    expect(recallFinished().at(-1)).toMatchObject({ best: null });
  });

  it.each(GARBAGE)("breaks no part of the page: %j", (text) => {
    for (const key of ["prefs", "helped", "picture", "theme", "visited"]) {
      kept[`taisou.${key}`] = text;
    }
    expect(recallPrefs(["en"])).toMatchObject({ ...DEFAULT_PREFS, lang: "en" });
    expect([recallPicture(), chosenTheme()]).toEqual([null, "auto"]);
    for (const help of Object.values(recallHelps())) expect(isHelped(help)).toBe(false);
    keepPrefs({ lang: "ja" });
    expect(recallPrefs(["en"]).lang).toBe("ja");
  });

  it("stays in exported files if there is no room to set it aside", async () => {
    stubStorage("full");
    kept["taisou.games"] = "[7]";
    expect(risk(await win())).toBe("unkept");
    expect(knownTexts()["games.unread"]).toBe("[7]");
  });

  it("of records is set aside, too, and its readable records stay", async () => {
    const text = JSON.stringify({ klotski: { move: 81 }, later: { move: "81" } });
    kept["taisou.solved"] = text;
    expect(risk(await win())).toBe("unread");
    expect(kept["taisou.solved.unread"]).toBe(text);
    expect(Object.keys(recallRecords())).toEqual(["klotski", "taisou"]);
  });

  it("is not one if a later version has added fields", async () => {
    const later = { ...GAME, later: { deep: true } };
    kept["taisou.games"] = JSON.stringify([later]);
    expect(risk(await win())).toBeNull();
    expect(recallFinished()[0]).toEqual(later);
  });

  it("is none of another version: preferences that it knows stay", () => {
    kept["taisou.prefs"] = JSON.stringify({ lang: "fr", speed: 3, live: true, later: [1] });
    expect(recallPrefs(["en"])).toMatchObject({ lang: "en", speed: 2, live: true });
    keepPrefs({ speed: 4 });
    expect(JSON.parse(kept["taisou.prefs"])).toMatchObject({ lang: "fr", speed: 4, later: [1] });
    kept["taisou.helped"] = JSON.stringify({ "day/2026-11-24": "answer", "day/2027-01-01": 9 });
    expect(Object.values(recallHelps()).map(({ answer }) => answer)).toEqual([true, false]);
  });
});

describe("the file", () => {
  it("restores all in an empty browser, and joins games and records", async () => {
    kept["taisou.games"] = JSON.stringify([GAME]);
    kept["taisou.solved"] = JSON.stringify({ klotski: { move: 90 }, taisou: { step: 20 } });
    kept["taisou.odd"] = "{";
    const file = exportText(keptTexts());
    stubStorage();
    expect(importText(file)).toBe(true);
    expect([recallFinished(), recallRecords().taisou]).toEqual([[GAME], { step: 20 }]);
    kept["taisou.games"] = JSON.stringify([{ ...GAME, on: "2026-11-25" }]);
    kept["taisou.solved"] = JSON.stringify({ klotski: { move: 81 } });
    importText(file);
    importText(file);
    expect(recallFinished().map(({ on }) => on)).toEqual(["2026-11-24", "2026-11-25"]);
    expect(recallRecords().klotski).toEqual({ move: 81 });
  });

  it("carries the log of solves, if there is one", async () => {
    const solves = exportText(keptTexts(), logObject(madeAttempts(2)));
    expect([hasPractice(solves), hasPractice(exportText(keptTexts()))]).toEqual([true, false]);
    expect(importText(solves)).toBe(true);
    expect(await readLog(rules, solves, async () => {})).toMatchObject({
      attempts: madeAttempts(2),
    });
  });

  it.each([
    "",
    "{}",
    "[]",
    "null",
    '{"taisou":1}',
    '{"taisou":"1","kept":{}}',
    '{"taisou":1,"kept":[]}',
    '{"taisou":1,"kept":{"games":[]}}',
    "x".repeat(10_000_001),
  ])("refuses %.30j", (text) => {
    kept["taisou.games"] = JSON.stringify([GAME]);
    expect(importText(text)).toBe(false);
    expect(recallFinished()).toEqual([GAME]);
  });
});

it("the key of finished games is part of exported files", () => expect(GAMES).toBe("games"));
