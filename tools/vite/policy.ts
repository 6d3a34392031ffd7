import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * The policy of the built page: its own files, its own pictures, and WebAssembly. Injected markup could run and load nothing.
 *
 * @param scripts The hashes of inline scripts.
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

const INLINE = /<script>(.*?)<\/script>/gs;
const CHARSET = '<meta charset="utf-8" />';

/** Writes the Content-Security-Policy to the start of the built page. */
export function contentPolicy(): Plugin {
  return {
    name: "taisou:policy",
    apply: "build",
    // After all other plug-ins, because it hashes the final scripts.
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
