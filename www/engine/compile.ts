/** A module is fetched and compiled when it is first asked for, and once; after a failure it can be asked for again. */
export type ModuleLoader = () => Promise<WebAssembly.Module>;

export function moduleLoader(compile: () => Promise<WebAssembly.Module>): ModuleLoader {
  let module: Promise<WebAssembly.Module> | null = null;
  async function load(): Promise<WebAssembly.Module> {
    try {
      return await compile();
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

export async function compileModule(url: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(url, { credentials: "same-origin" }));
  } catch {
    // Some hosts serve .wasm without its media type, which streaming insists on.
    const again = await fetch(url);
    if (!again.ok) throw new Error(`${again.status} ${again.statusText}`);
    return WebAssembly.compile(await again.arrayBuffer());
  }
}
