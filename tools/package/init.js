const NODE = typeof process === "object" && Boolean(process.versions?.node);

/**
 * What loads a module once, and what says whether that is done: the bare glue would stumble over its missing
 * module, this throws an error that says so.
 */
export function loader(load, address) {
  let loaded;
  return {
    async init(input) {
      loaded ??= await load({ module_or_path: await findModule(input, address) });
      return { memory: loaded.memory };
    },
    checkLoaded() {
      if (!loaded) {
        const message = "Call `await init()` first: the WebAssembly module is not loaded yet.";
        throw new TaisouError("not-initialised", message);
      }
    },
  };
}

/** The one class of all errors of the package, whichever part throws them. */
export class TaisouError extends Error {
  constructor(code, message, details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
// Not a field: the stack has the name that an error has while it is made.
TaisouError.prototype.name = "TaisouError";

async function findModule(input, address) {
  const source = (await input) ?? address;
  if (!NODE || !(source instanceof URL || typeof source === "string")) return source;
  // Node's `fetch` takes no file URLs, and no paths.
  const text = String(source);
  if (/^(https?|data|blob):/i.test(text)) return source;
  return readFile(/^file:/i.test(text) ? new URL(text) : text);
}

/** Named in a variable, Node's module stays out of bundles for pages. */
async function readFile(path) {
  const name = "node:fs/promises";
  const fs = await import(/* @vite-ignore */ /* webpackIgnore: true */ name);
  return fs.readFile(path);
}
