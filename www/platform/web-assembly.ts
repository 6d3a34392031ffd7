/** The smallest module: magic number and version. */
const LEAST = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Reports whether WebAssembly is available; a policy or a setting may forbid it. */
export function runsWebAssembly(): boolean {
  try {
    return new WebAssembly.Module(LEAST) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
