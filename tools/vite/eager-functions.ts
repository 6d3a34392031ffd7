import type { Plugin } from "vite";

/**
 * Tells Chromium to compile all functions of the entry while it is fetched, outside the page's thread. Otherwise each function of the
 * first screen is parsed again when it is first called.
 */
export function eagerFunctions(): Plugin {
  return {
    name: "taisou:eager-functions",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || file.facadeModuleId?.endsWith("index.html") !== true)
            continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
