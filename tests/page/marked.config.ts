import { defineConfig, mergeConfig } from "vite";
import base from "../../vite.config.ts";
import { pseudo } from "./pseudo.ts";

/** The page with marked texts, which Playwright builds and serves once a run. */
export default mergeConfig(
  base,
  defineConfig({
    plugins: [pseudo()],
    build: { outDir: "test-results/marked", minify: false },
  }),
);
