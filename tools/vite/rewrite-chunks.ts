import type { Plugin } from "vite";

/** A plug-in that rewrites the code of each chunk of a build; `isEntry` is true for that of index.html. */
export function rewriteChunks(
  name: string,
  rewrite: (code: string, isEntry: boolean) => string,
): Plugin {
  return {
    name,
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          file.code = rewrite(file.code, file.facadeModuleId?.endsWith("index.html") === true);
        }
      },
    },
  };
}
