import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import base from "../../vite.config.ts";

/** Builds the page with marked texts. Playwright builds and serves it once per run. */
export default mergeConfig(
  base,
  defineConfig({
    resolve: {
      alias: [
        {
          find: /^\.\/handed-out$/,
          replacement: fileURLToPath(new URL("marked.ts", import.meta.url)),
        },
      ],
    },
    build: { outDir: "test-results/marked", minify: false },
  }),
);
