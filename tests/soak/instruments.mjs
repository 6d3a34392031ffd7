// Code that runs in a page or a worker before its own scripts, for measurements and to kill workers.

/** Counts listeners on lasting objects, and keeps the workers. */
export function instrument() {
  const held = new Set();
  const watched = [Window, Document, MediaQueryList, VisualViewport];

  /** @param {EventTarget} target @param {string} type @param {unknown} listener @param {any} options */
  const keyOf = (target, type, listener, options) => {
    const capture = typeof options === "boolean" ? options : Boolean(options?.capture);
    return [target, type, listener, capture];
  };
  /** @param {readonly unknown[]} one */
  const find = (one) => [...held].find((other) => one.every((part, at) => part === other[at]));
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const isWatched = watched.some((kind) => this instanceof kind);
    const once = typeof options === "object" && options?.once;
    if (isWatched && listener && !once) {
      const key = keyOf(this, type, listener, options);
      if (find(key) === undefined) held.add(key);
      const signal = typeof options === "object" ? options.signal : undefined;
      signal?.addEventListener("abort", () => held.delete(find(key)));
    }
    return add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    held.delete(find(keyOf(this, type, listener, options)));
    return remove.call(this, type, listener, options);
  };

  /** @type {WeakRef<Worker>[]} */
  let workers = [];
  window.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      workers.push(new WeakRef(this));
    }
  };

  Object.assign(globalThis, {
    heldListeners: () => held.size,
    /** @param {number} chance From 0 up to 1. @param {boolean} silently */
    killWorker(chance, silently) {
      workers = workers.filter((one) => one.deref() !== undefined);
      const worker = workers[Math.floor(chance * workers.length)]?.deref();
      worker?.terminate();
      if (!silently) worker?.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
    },
  });
  // A dialog of the system would wait for a user.
  HTMLInputElement.prototype.showPicker = () => {};
  const click = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () {
    if (this.type !== "file") click.call(this);
  };
}

/**
 * Keeps the memories of WebAssembly modules. To query all objects of a class, as a debugger does, crashes the tab while a
 * worker is being terminated (Chromium 156).
 */
export function instrumentModules() {
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
