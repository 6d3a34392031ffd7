import { test as base, expect } from "@playwright/test";
import { Hand } from "./hand";
import { Taisou } from "./taisou";
import type { Lang, Words } from "./words";

export { expect };

interface Options {
  /** The language of the cell. */
  readonly lang: Lang;
}

interface Fixtures {
  /** What a test of a failure expects to be said of it, however often. */
  readonly tolerated: RegExp[];
  readonly troubles: undefined;
  readonly words: Words;
  readonly taisou: Taisou;
  readonly hand: Hand;
}

/**
 * The tests' `test`: whatever else a test checks, it fails on an error in the console, on an
 * uncaught one, and on a request that leaves the page's own origin.
 */
export const test = base.extend<Options & Fixtures>({
  lang: ["ja", { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  tolerated: ({}, use) => use([]),
  troubles: [
    async ({ context, baseURL, tolerated }, use) => {
      const troubles: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") troubles.push(`console: ${message.text()}`);
      });
      context.on("weberror", (error) => troubles.push(`uncaught: ${error.error().message}`));
      context.on("request", (request) => {
        if (leaves(request.url(), baseURL)) troubles.push(`request: ${request.url()}`);
      });
      await use(undefined);
      const others = troubles.filter((one) => !tolerated.some((pattern) => pattern.test(one)));
      expect(others, "the page has no errors and asks nobody else").toEqual([]);
    },
    { auto: true },
  ],
  words: ({ taisou }, use) => use(taisou.words),
  taisou: ({ page, lang }, use) => use(new Taisou(page, lang)),
  hand: ({ hasTouch }, use) => use(new Hand(hasTouch)),
});

function leaves(url: string, baseURL: string | undefined): boolean {
  const { origin, protocol } = new URL(url);
  return /^https?:$/.test(protocol) && origin !== new URL(baseURL ?? url).origin;
}
