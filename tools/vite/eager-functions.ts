import type { Plugin } from "vite";
import { rewriteChunks } from "./rewrite-chunks.ts";

/**
 * Tells Chromium to compile all functions of the entry while it is fetched, outside the page's thread. Otherwise each function of the
 * first screen is parsed again when it is first called.
 */
export function eagerFunctions(): Plugin {
  return rewriteChunks("taisou:eager-functions", (code, isEntry) =>
    isEntry ? `//# allFunctionsCalledOnLoad\n${code}` : code,
  );
}
