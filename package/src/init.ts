import type { Init, InitInput, Loaded, TaisouErrorDetails } from "../types/init.js";

/** The function of the generated glue that instantiates its module. The declarations of the glue omit it. */
export interface Glue {
  default(options: { module_or_path: unknown }): Promise<Loaded>;
}

/** Loads one module, once. */
export interface Loader {
  init: Init;
  /** Throws `not-initialised` before the module is loaded, where the glue would fail without a reason. */
  checkLoaded(): void;
}

/**
 * @param address Returns the address of the module without an argument of `init`. Edge runtimes and bundles in CommonJS have no
 * `import.meta.url`, so it is not called before it is needed.
 */
export function loader(load: Glue["default"], address: () => URL): Loader {
  let loaded: Loaded | undefined;
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

/** The one class of all errors of the package. */
export class TaisouError extends Error {
  declare readonly code: keyof TaisouErrorDetails;
  declare readonly details: object;

  constructor(code: keyof TaisouErrorDetails, message: string, details: object = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
// Not a field: a stack trace has the name that the error has during construction.
TaisouError.prototype.name = "TaisouError";

interface NodeProcess {
  readonly versions?: { readonly node?: string };
  getBuiltinModule(name: "node:fs/promises"): { readFile(path: string | URL): Promise<Uint8Array> };
}

const { process } = globalThis as { readonly process?: NodeProcess };

async function findModule(
  input: InitInput | PromiseLike<InitInput> | undefined,
  address: () => URL,
): Promise<unknown> {
  const source = (await input) ?? ownAddress(address);
  const isAddress = source instanceof URL || typeof source === "string";
  if (!process?.versions?.node || !isAddress) return source;
  // The `fetch` of Node supports neither file URLs nor paths.
  const text = String(source);
  if (/^(https?|data|blob):/i.test(text)) return source;
  // Bundlers do not follow this as they would an import.
  const { readFile } = process.getBuiltinModule("node:fs/promises");
  return readFile(/^file:/i.test(text) ? new URL(text) : text);
}

function ownAddress(address: () => URL): URL {
  try {
    return address();
  } catch (cause) {
    const message =
      "`init` cannot find its WebAssembly module: this script has no address. Pass the module, as in `init(module)`.";
    throw new Error(message, { cause });
  }
}
