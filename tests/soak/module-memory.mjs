// What the WebAssembly modules of a page, or of a worker, hold: they are remembered as they are made. To ask Chromium for all
// objects of a kind, as a debugger does, kills the tab where that worker is just being terminated (Chromium 156).

/** Runs in a page or a worker, before its modules are made. */
export function rememberMemories() {
  /** @type {WeakRef<WebAssembly.Memory>[]} */
  const memories = [];
  const { instantiate, instantiateStreaming } = WebAssembly;
  /** @param {any} made */
  const remember = (made) => {
    const { memory } = (made.instance ?? made).exports;
    if (memory instanceof WebAssembly.Memory) memories.push(new WeakRef(memory));
    return made;
  };
  Object.assign(WebAssembly, {
    /** @param {[any, any]} given */
    instantiate: (...given) => instantiate(...given).then(remember),
    /** @param {Parameters<typeof instantiateStreaming>} given */
    instantiateStreaming: (...given) => instantiateStreaming(...given).then(remember),
  });
  Object.assign(globalThis, {
    moduleMegabytes: () =>
      memories.reduce((sum, one) => sum + (one.deref()?.buffer.byteLength ?? 0), 0) / 1e6,
  });
}

/** @param {Pick<import("puppeteer-core").Page, "evaluate">} place */
export function moduleMegabytes(place) {
  return place.evaluate(() => /** @type {any} */ (globalThis).moduleMegabytes());
}
