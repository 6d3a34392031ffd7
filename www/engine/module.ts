import init from "taisou/rules";
import rulesUrl from "taisou/rules_bg.wasm?url";
import solveUrl from "taisou/solve_bg.wasm?url";

/** A module is fetched and compiled when it is first asked for, and once; after a failure it can be asked for again. */
export type ModuleLoader = () => Promise<WebAssembly.Module>;

/** Makes the rules answer calls: all that the first move needs. This instance is the page's own. */
export async function loadRules(): Promise<void> {
  await init(await compileModule(rulesUrl));
}

/** The module that solves. Only workers have instances of it, each from the same compiled module. */
export const loadSolver: ModuleLoader = moduleLoader(solveUrl);

export function moduleLoader(url: string): ModuleLoader {
  let module: Promise<WebAssembly.Module> | null = null;
  async function load(): Promise<WebAssembly.Module> {
    try {
      return await compileModule(url);
    } catch (error) {
      module = null;
      throw error;
    }
  }
  return () => {
    module ??= load();
    return module;
  };
}

async function compileModule(url: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(url, { credentials: "same-origin" }));
  } catch {
    // Some hosts serve .wasm without its media type, which streaming insists on.
    const again = await fetch(url);
    if (!again.ok) throw new Error(`${again.status} ${again.statusText}`);
    return WebAssembly.compile(await again.arrayBuffer());
  }
}
