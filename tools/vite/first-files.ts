import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** The paths by which index.html names the texts of each language and the module of the rules. */
const SOURCE = /"\/((?:www\/i18n|pkg)\/\w+\.(?:ts|wasm))"/g;

/** Replaces these paths in index.html by the built files, so that they load before any script. */
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
          if (file === undefined) throw new Error(`The build has no separate file for ${source}.`);
          return `"./${file}"`;
        });
      },
    },
  };
}
