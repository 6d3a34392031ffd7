import { beforeEach, expect, it, vi } from "vitest";
import type { Lang } from "../model/lang";

// The module keeps the language, so each test imports its own.
let words: typeof import("./dictionary");
beforeEach(async () => {
  vi.resetModules();
  words = await import("./dictionary");
});

/** A dictionary whose languages arrive when released, or fail. */
function slow() {
  const asked: Lang[] = [];
  const answers = new Map<Lang, { come: () => void; fail: () => void }>();
  const source = (lang: Lang) => () => {
    asked.push(lang);
    return new Promise<{ texts: string }>((resolve, reject) => {
      answers.set(lang, {
        come: () => resolve({ texts: `words in ${lang}` }),
        fail: () => reject(new Error("no network")),
      });
    });
  };
  const dictionary = words.dictionary({ ja: source("ja"), en: source("en") });
  return { asked, answers, dictionary };
}

it("fetches one language of a dictionary on demand", async () => {
  const { asked, answers, dictionary } = slow();
  await words.speak("ja");
  expect(asked).toEqual([]);
  const loaded = dictionary.load();
  expect(asked).toEqual(["ja"]);
  answers.get("ja")?.come();
  await loaded;
  expect(dictionary.in("ja")).toBe("words in ja");
  expect(() => dictionary.in("en")).toThrow();
  await dictionary.load();
  expect(asked).toEqual(["ja"]);
});

it("changes the language once every dictionary in use has it", async () => {
  const [one, other, unused] = [slow(), slow(), slow()];
  await Promise.all([one.dictionary.load(), other.dictionary.load()]);
  const done = vi.fn();
  const speaking = words.speak("en").then(done);
  one.answers.get("en")?.come();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  other.answers.get("en")?.come();
  await speaking;
  expect(done).toHaveBeenCalledWith(true);
  expect(unused.asked).toEqual([]);
});

it("loads a part opened during a change in both languages", async () => {
  const [page, part] = [slow(), slow()];
  await words.speak("ja");
  const begun = page.dictionary.load();
  page.answers.get("ja")?.come();
  await begun;
  const change = words.speak("en");
  const loaded = part.dictionary.load();
  expect(part.asked).toEqual(["ja", "en"]);
  part.answers.get("ja")?.come();
  part.answers.get("en")?.come();
  page.answers.get("en")?.come();
  await Promise.all([change, loaded]);
  expect(part.dictionary.in("ja")).toBe("words in ja");
  expect(part.dictionary.in("en")).toBe("words in en");
});

it("takes the last of two requests", async () => {
  const { answers, dictionary } = slow();
  await words.speak("ja");
  const loaded = dictionary.load();
  answers.get("ja")?.come();
  await loaded;
  const first = words.speak("en");
  const second = words.speak("ja");
  answers.get("en")?.come();
  expect(await first).toBe(false);
  expect(await second).toBe(true);
});

it("keeps the language if the next cannot be fetched, and may try again", async () => {
  const { asked, answers, dictionary } = slow();
  const later = slow();
  await words.speak("ja");
  const loaded = dictionary.load();
  answers.get("ja")?.come();
  await loaded;
  const failing = words.speak("en");
  answers.get("en")?.fail();
  await expect(failing).rejects.toThrow("no network");
  void later.dictionary.load();
  expect(later.asked).toEqual(["ja"]);
  later.answers.get("ja")?.come();
  const again = words.speak("en");
  expect(asked).toEqual(["ja", "en", "en"]);
  answers.get("en")?.come();
  later.answers.get("en")?.come();
  expect(await again).toBe(true);
});
