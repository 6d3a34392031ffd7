import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Sends what is worth it compressed, as every good static host does. */
export function compress(): Plugin {
  return {
    name: "taisou:compress",
    configurePreviewServer({ config, middlewares }) {
      const folder = join(config.root, config.build.outDir);
      /** By path and time of the last change: a build may come while the server runs. */
      const done = new Map<string, Buffer>();
      const compressed = (path: string): Buffer => {
        const key = `${path} ${statSync(path).mtimeMs}`;
        const body = done.get(key) ?? gzipSync(readFileSync(path));
        done.set(key, body);
        return body;
      };
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const name = pathname === "/" ? "/index.html" : pathname;
        const type = TYPES[extname(name)];
        const accepts = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
        // Names as the build writes them lead nowhere else.
        if (type === undefined || !accepts || !/^(\/[\w.-]+)+$/.test(name) || name.includes("..")) {
          next();
          return;
        }
        try {
          const body = compressed(join(folder, name));
          response.setHeader("Content-Type", type);
          response.setHeader("Content-Encoding", "gzip");
          response.setHeader("Vary", "Accept-Encoding");
          response.end(body);
        } catch {
          next();
        }
      });
    },
  };
}
