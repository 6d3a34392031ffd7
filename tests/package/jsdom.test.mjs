// `<taisou-board>` in jsdom 26, the last without `replaceSync`. Like later versions, it has no animations and no `matchMedia`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { JSDOM } from "jsdom";

test("the element opens, solves and replays in jsdom", { timeout: 60_000 }, async () => {
  const html = '<!doctype html><html lang="en"><taisou-board board="1*2"></taisou-board>';
  const { window } = new JSDOM(html, { url: "http://localhost/" });
  // As the environments of Jest and Vitest do.
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !/Event$|EventTarget$|^navigator$/.test(name)) continue;
    Object.defineProperty(globalThis, name, { configurable: true, value: window[name] });
  }
  assert(!("replaceSync" in CSSStyleSheet.prototype), "this is what the test is for");
  const element = document.querySelector("taisou-board");
  assert(element);
  /** @type {string[]} */
  const events = [];
  for (const name of ["open", "move", "answer", "replayed", "error"]) {
    document.addEventListener(`taisou-${name}`, () => events.push(name));
  }
  await import("../../pkg/element.js");
  const { length } = await element.solve();
  assert.equal(length, 1);
  assert.equal(element.shown, "1*2");
  assert.equal(await element.play(), true);
  assert.equal(element.shown, "12*");
  assert.deepEqual(events, ["open", "answer", "move", "replayed"]);
  const styles = element.shadowRoot?.querySelectorAll("style") ?? [];
  assert.match(Array.from(styles, ({ textContent }) => textContent).join("\n"), /\.taisou/);
  window.close();
});
