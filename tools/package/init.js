import load from "./taisou.js";

const NODE = typeof process === "object" && Boolean(process.versions?.node);

/** What the module exports, once it is loaded. */
let loaded;

export async function init(input) {
  loaded ??= await load({ module_or_path: await findModule(input) });
  return { memory: loaded.memory };
}

/**
 * The same function or class, but calling it before `init` has finished throws an error that says
 * so, where the bare glue would stumble over its missing module.
 */
export function guarded(value) {
  return new Proxy(value, {
    apply: (target, self, args) => Reflect.apply(whenLoaded(target), self, args),
    construct: (target, args, self) => Reflect.construct(whenLoaded(target), args, self),
  });
}

function whenLoaded(target) {
  if (loaded) return target;
  const error = new Error("Call `await init()` first: the WebAssembly module is not loaded yet.");
  throw Object.assign(error, { code: "not-initialised", details: {} });
}

async function findModule(input) {
  const source = (await input) ?? new URL("taisou_bg.wasm", import.meta.url);
  // Node's `fetch` takes no file URLs.
  return NODE && String(source).startsWith("file:") ? readFile(new URL(source)) : source;
}

/** Named in a variable, Node's module stays out of bundles for pages. */
async function readFile(url) {
  const name = "node:fs/promises";
  const fs = await import(/* @vite-ignore */ /* webpackIgnore: true */ name);
  return fs.readFile(url);
}
