import init from "taisou/solve";
import wasmUrl from "taisou/solve_bg.wasm?url";

/**
 * Fetches and compiles the module once. The page's instance is made here; the worker makes its own
 * from the same compiled module.
 */
export async function loadModule(): Promise<WebAssembly.Module> {
  const module = await compile(fetch(wasmUrl, { credentials: "same-origin" }));
  await init(module);
  return module;
}

async function compile(response: Promise<Response>): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    // Some hosts serve .wasm without its media type, which streaming insists on.
    const again = await fetch(wasmUrl);
    if (!again.ok) throw new Error(`${again.status} ${again.statusText}`);
    return WebAssembly.compile(await again.arrayBuffer());
  }
}
