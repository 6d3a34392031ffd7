// Serves a built folder with the headers that its `_headers` names, compressed where the build left `.gz` files:
// `node tools/serve.mjs [PORT] [FOLDER]`, `dist` and the first free port from 4173 on by default.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { fail, root } from "./run.mjs";

const FIRST_PORT = 4173;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port, folder] = process.argv.slice(2);
  const serving =
    port === undefined ? serveFrom(FIRST_PORT) : serve({ port: Number(port), folder });
  const { address } = await serving.catch((error) =>
    fail(`Cannot serve: ${error.message}. Name a free port: npm run serve -- 4200`),
  );
  console.log(`\nTaisou is running at ${address} (Ctrl+C stops it).`);
}

/**
 * Serves `dist` on the first free port of twenty.
 * @param {number} first
 */
export async function serveFrom(first) {
  for (let port = first; ; port += 1) {
    try {
      return await serve({ port });
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || port === first + 19) throw error;
    }
  }
}

/**
 * Serves on 127.0.0.1, and finds the files of a later build, too.
 * @param {object} [options]
 * @param {string | undefined} [options.folder] Relative to the repository.
 * @param {number} [options.port] 0 takes a free one.
 * @param {string} [options.page] HTML to serve at `/`.
 */
export async function serve({ folder = "dist", port = 0, page } = {}) {
  const headersFor = readHeaders(join(root, folder, "_headers"));
  const files = sirv(join(root, folder), {
    dev: true,
    etag: true,
    gzip: true,
    setHeaders(response, path) {
      for (const [name, value] of headersFor(path)) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => {
    // A response without a rule, a 404 too, is not kept.
    response.setHeader("Cache-Control", "no-cache");
    if (page === undefined || request.url !== "/") return files(request, response);
    response.setHeader("Content-Type", "text/html;charset=utf-8").end(page);
  });
  /** @type {Promise<void>} */
  const listening = new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  await listening;
  const { port: taken } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${taken}/`,
    server,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Reads rules as Netlify and Cloudflare do: a line with a path, and its headers indented below it.
 * @param {string} file
 */
function readHeaders(file) {
  const blocks = existsSync(file)
    ? readFileSync(file, "utf8")
        .split(/^(?=\/)/m)
        .slice(1)
    : [];
  const rules = blocks.map((block) => {
    const [pattern = "", ...lines] = block.trim().split("\n");
    const headers = lines.map((line) => line.trim().split(/: (.*)/));
    return { pattern, headers };
  });
  /** @param {string} path @returns {[string, string][]} */
  return (path) =>
    rules
      .filter(({ pattern }) =>
        pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      )
      .flatMap(({ headers }) => headers.map(([name = "", value = ""]) => [name, value]));
}
