import init from "taisou/solve";
import wasmUrl from "taisou/solve_bg.wasm?url";

/**
 * Fetches and compiles the module once. The page's instance is made here; the worker makes its own
 * from the same compiled module.
 */
export async function loadModule(): Promise<WebAssembly.Module> {
  const module = await compileModule(wasmUrl);
  await init(module);
  return module;
}

/** Fetches and compiles a module. */
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
