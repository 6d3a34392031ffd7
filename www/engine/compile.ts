/** Returns a compiled module; fetches it on the first call. */
export type ModuleLoader = () => Promise<WebAssembly.Module>;

export async function compileModule(url: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(url, { credentials: "same-origin" }));
  } catch {
    // Streaming requires the media type of .wasm, which some hosts do not send.
    const again = await fetch(url);
    if (!again.ok) throw new Error(`${again.status} ${again.statusText}`);
    return WebAssembly.compile(await again.arrayBuffer());
  }
}
