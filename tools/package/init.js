import load from "./taisou.js";

const NODE = typeof process === "object" && Boolean(process.versions?.node);

/** What the module exports, once it is loaded. */
let loaded;

export async function init(input) {
  loaded ??= await load({ module_or_path: await findModule(input) });
  return { memory: loaded.memory };
}

/**
 * Whether `init` has finished: the bare glue would stumble over its missing module, this throws an
 * error that says so.
 */
export function checkLoaded() {
  if (!loaded) {
    const message = "Call `await init()` first: the WebAssembly module is not loaded yet.";
    throw failure("not-initialised", message);
  }
}

/** An error in the form in which the module throws its own. */
export function failure(code, message) {
  return Object.assign(new Error(message), { code, details: {} });
}

async function findModule(input) {
  const source = (await input) ?? new URL("taisou_bg.wasm", import.meta.url);
  if (!NODE || !(source instanceof URL || typeof source === "string")) return source;
  // Node's `fetch` takes no file URLs, and no paths.
  const address = String(source);
  if (/^(https?|data|blob):/i.test(address)) return source;
  return readFile(/^file:/i.test(address) ? new URL(address) : address);
}

/** Named in a variable, Node's module stays out of bundles for pages. */
async function readFile(path) {
  const name = "node:fs/promises";
  const fs = await import(/* @vite-ignore */ /* webpackIgnore: true */ name);
  return fs.readFile(path);
}
