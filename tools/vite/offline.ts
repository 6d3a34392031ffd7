import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Must never change, because browsers look for updates under this name. */
const FILE = "service-worker.js";

/** The placeholder in `www/offline/service-worker.ts`. */
const HOLE = "__BUILD__";

/** Builds the service worker with the list of the page's files. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "taisou:offline",
    apply: "build",
    // After Vite has generated index.html.
    enforce: "post",
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: "www/offline/service-worker.ts", fileName: FILE });
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[FILE];
        if (worker?.type !== "chunk" || worker.imports.length > 0 || !worker.code.includes(HOLE)) {
          this.error(`${FILE} must be one script with a placeholder for the list of files.`);
        }
        const contents = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle)) {
          if (file === worker || name.startsWith(".vite/") || name.endsWith(".map")) continue;
          contents.set(name, file.type === "chunk" ? file.code : file.source);
        }
        for (const name of readdirSync(folder)) {
          // Hosts do not serve it.
          if (name === "_headers") continue;
          contents.set(name, readFileSync(join(folder, name)));
        }
        const files = [...contents.keys()].sort();
        const hash = createHash("sha256").update(worker.code);
        for (const name of files) hash.update(`\0${name}\0`).update(contents.get(name) ?? "");
        const build = { version: hash.digest("hex").slice(0, 12), files };
        worker.code = worker.code.replace(HOLE, () => JSON.stringify(build));
      },
    },
  };
}
