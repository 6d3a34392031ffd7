import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * What the built page may do: load what is its own, show pictures that it made itself, and compile WebAssembly. Nothing
 * else runs or is asked; so a text that came to be markup after all would find nothing to do harm with.
 *
 * @param scripts The hashes of the scripts that stand in the page itself.
 */
function policy(scripts: readonly string[]): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...scripts],
    "style-src": ["'self'"],
    "img-src": ["'self'", "blob:"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Scripts that stand in the page: those without an address. */
const INLINE = /<script>(.*?)<\/script>/gs;
const CHARSET = '<meta charset="utf-8" />';

/** Writes the Content-Security-Policy into the built page, before all that it is about. */
export function contentPolicy(): Plugin {
  return {
    name: "taisou:policy",
    apply: "build",
    // After whatever else writes into the page: the hashes are of what is there in the end.
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!html.includes(CHARSET)) throw new Error(`index.html has no ${CHARSET}.`);
        const hashes = [...html.matchAll(INLINE)].map(([, script = ""]) => {
          const hash = createHash("sha256").update(script).digest("base64");
          return `'sha256-${hash}'`;
        });
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(hashes)}" />`;
        return html.replace(CHARSET, `${CHARSET}\n    ${meta}`);
      },
    },
  };
}
