import { beforeEach, expect, it, vi } from "vitest";
import type { Lang } from "../model/lang";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { initialState } from "../model/state/state";
import { createStore } from "../model/state/store";
import { keepLanguage } from "./keep-language";

const speak = vi.hoisted(() => vi.fn<(lang: Lang) => Promise<boolean>>());
vi.mock("../i18n/dictionary", () => ({
  speak,
  dictionary: () => ({ load: () => Promise.resolve() }),
}));

beforeEach(() => {
  speak.mockReset();
  speak.mockResolvedValue(true);
});

/** Waits for all callbacks that are due. */
const settled = () => new Promise((done) => setTimeout(done));

function begun(linked: Lang | null = null) {
  const store = createStore(initialState(DEFAULT_PREFS));
  return { store, ready: keepLanguage(store, linked) };
}

it("begins in the language of the link, or else of the preferences", async () => {
  for (const [linked, lang] of [
    [null, "ja"],
    ["en", "en"],
  ] as const) {
    const { store, ready } = begun(linked);
    await ready;
    expect(speak).toHaveBeenLastCalledWith(lang);
    expect(store.state().lang).toBe(lang);
  }
});

it("begins in the other language if the first fails", async () => {
  speak.mockRejectedValueOnce(new Error("no network"));
  const { store, ready } = begun("en");
  await ready;
  expect(store.state().lang).toBe("ja");
});

it("waits for a language that was chosen during the first fetch", async () => {
  let come: (done: boolean) => void = () => {};
  speak.mockImplementation((lang) =>
    lang === "ja" ? Promise.resolve(false) : new Promise((resolve) => (come = resolve)),
  );
  const { store, ready } = begun("ja");
  let isReady = false;
  void ready.then(() => (isReady = true));
  store.dispatch({ type: "prefs", prefs: { lang: "en" } });
  await settled();
  expect(isReady).toBe(false);
  come(true);
  await ready;
  expect(store.state().lang).toBe("en");
});

it("begins in the first language if one chosen during its fetch fails", async () => {
  for (const linked of ["ja", "en"] as const) {
    let overtaken = true;
    speak.mockImplementation(async (lang) => {
      if (lang === "en") throw new Error("no network");
      const isFirst = overtaken;
      overtaken = false;
      return !isFirst;
    });
    const { store, ready } = begun(linked);
    store.dispatch({ type: "prefs", prefs: { lang: "en" } });
    await ready;
    expect(store.state().lang).toBe("ja");
  }
});

it("changes the language once its texts are loaded", async () => {
  const { store, ready } = begun();
  await ready;
  let come: (done: boolean) => void = () => {};
  speak.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  store.dispatch({ type: "prefs", prefs: { lang: "en" } });
  await settled();
  expect(store.state().lang).toBe("ja");
  come(true);
  await settled();
  expect(store.state().lang).toBe("en");
});

it("reports a failed fetch, keeps the language, and retries when asked again", async () => {
  const { store, ready } = begun();
  await ready;
  speak.mockRejectedValueOnce(new Error("no network"));
  store.dispatch({ type: "prefs", prefs: { lang: "en" } });
  await settled();
  expect(store.state()).toMatchObject({ lang: "ja", notice: { kind: "languageFailed" } });
  store.dispatch({ type: "prefs", prefs: { lang: "en" } });
  await settled();
  expect(store.state().lang).toBe("en");
});

it("ignores an outdated change", async () => {
  const { store, ready } = begun();
  await ready;
  speak.mockResolvedValueOnce(false);
  store.dispatch({ type: "prefs", prefs: { lang: "en" } });
  await settled();
  expect(store.state().lang).toBe("ja");
});
