import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

/** Where the page hands out its texts, this marks them. */
const alias = [
  {
    find: /^\.\/handed-out$/,
    replacement: fileURLToPath(new URL("marked.ts", import.meta.url)),
  },
];

/** Builds the page with marked texts and serves it. */
export async function servePseudo(
  worker: number,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const outDir = `test-results/pseudo-page-${worker}`;
  await build({ root, logLevel: "error", resolve: { alias }, build: { outDir, minify: false } });
  const server = await preview({
    root,
    logLevel: "error",
    build: { outDir },
    preview: { port: 0 },
  });
  return { address: server.resolvedUrls?.local[0] ?? "", stop: () => server.close() };
}
