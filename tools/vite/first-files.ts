import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** How the page's HTML names the words of each language and the module of the rules: by their sources. */
const SOURCE = /"\/((?:www\/i18n|pkg)\/\w+\.(?:ts|wasm))"/g;

/** Writes into the page where these are, so that it can ask for them before any script is there. */
export function firstFiles(): Plugin {
  let root = "";
  return {
    name: "taisou:first-files",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = new Map<string, string>();
        for (const file of Object.values(bundle)) {
          const sources = file.type === "chunk" ? [file.facadeModuleId] : file.originalFileNames;
          for (const source of sources) {
            if (source !== null) files.set(relative(root, resolve(root, source)), file.fileName);
          }
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
