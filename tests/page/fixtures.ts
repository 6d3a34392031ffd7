import { test as base, expect } from "@playwright/test";
import { Hand } from "./hand";
import { Taisou } from "./taisou";
import { type Lang, type Words, wordsIn } from "./words";

export { expect };

interface Options {
  readonly lang: Lang;
  /** Patterns of errors that the test expects. */
  readonly tolerated: RegExp[];
}

type Fixtures = Words & {
  readonly errors: undefined;
  readonly words: Words;
  readonly taisou: Taisou;
  readonly hand: Hand;
};

/** A fixture for each dictionary of the page. */
const dictionaries = Object.fromEntries(
  (Object.keys(wordsIn("en")) as (keyof Words)[]).map((name) => [
    name,
    ({ words }: Fixtures, use: (words: unknown) => Promise<void>) => use(words[name]),
  ]),
);

/** Fails each test on a console error, an uncaught error, or a request to another origin. */
export const test = base.extend<Options & Fixtures>({
  ...(dictionaries as object),
  lang: ["ja", { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
  tolerated: ({}, use) => use([]),
  errors: [
    async ({ context, baseURL, tolerated }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`console: ${message.text()}`);
      });
      context.on("weberror", (error) => errors.push(`uncaught: ${error.error().message}`));
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        const isOwn = origin === new URL(baseURL ?? origin).origin;
        if (/^https?:$/.test(protocol) && !isOwn) errors.push(`request: ${request.url()}`);
      });
      await use(undefined);
      const others = errors.filter((one) => !tolerated.some((pattern) => pattern.test(one)));
      expect(others, "no errors, and no requests to other origins").toEqual([]);
    },
    { auto: true },
  ],
  words: ({ lang }, use) => use(wordsIn(lang)),
  taisou: ({ page, lang }, use) => use(new Taisou(page, lang)),
  hand: ({ hasTouch }, use) => use(new Hand(hasTouch)),
});
