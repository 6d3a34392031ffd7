import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The file in the public folder that says what hosts are to send. */
const FILE = "_headers";

interface Rule {
  readonly path: string;
  readonly headers: [name: string, value: string][];
}

/** Sends what a good static host does: what `_headers` says, and nothing that is to be kept without being asked for. */
export function hostHeaders(): Plugin {
  return {
    name: "taisou:host-headers",
    configurePreviewServer({ config, middlewares }) {
      const rules = read(readFileSync(join(config.publicDir, FILE), "utf8"));
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        response.setHeader("Cache-Control", "no-cache");
        for (const { path, headers } of rules) {
          if (!covers(path, pathname)) continue;
          for (const [name, value] of headers) response.setHeader(name, value);
        }
        next();
      });
      // Runs after the files were served, so for what does not exist: that must not be kept.
      return () => {
        middlewares.use((_request, response, next) => {
          response.setHeader("Cache-Control", "no-cache");
          next();
        });
      };
    },
  };
}

/** Rules as Netlify and Cloudflare read them: a line with a path, and under it, indented, its headers. */
function read(text: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

function covers(path: string, pathname: string): boolean {
  return path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}
