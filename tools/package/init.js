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
        throw failure("not-initialised", message);
      }
    },
  };
}

/** An error in the form in which the module throws its own. */
export function failure(code, message) {
  return Object.assign(new Error(message), { code, details: {} });
}

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
