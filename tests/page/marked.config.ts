import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import base from "../../vite.config.ts";

/** The page with marked texts, which Playwright builds and serves once a run. */
export default mergeConfig(
  base,
  defineConfig({
    // Where the page hands out its texts, this marks them.
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
