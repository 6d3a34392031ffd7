import { relative } from "node:path";
import type { Plugin } from "vite";

/** How the page's HTML names the words of each language: by their sources. */
const SOURCE = /"\/(www\/i18n\/\w+\.ts)"/g;

/** Writes into the page where the words of each language are, so that it can ask for one of them before any script is there. */
export function firstWords(): Plugin {
  let root = "";
  return {
    name: "taisou:first-words",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = new Map<string, string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || file.facadeModuleId === null) continue;
          files.set(relative(root, file.facadeModuleId), file.fileName);
        }
        return html.replace(SOURCE, (_, source: string) => {
          const file = files.get(source);
          if (file === undefined) throw new Error(`${source} is no file of its own in the build.`);
          return `"./${file}"`;
        });
      },
    },
  };
}
