/** Gives a compiled module, fetched when it is first asked for. */
export type ModuleLoader = () => Promise<WebAssembly.Module>;

/** Fetches a module and compiles it. */
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
