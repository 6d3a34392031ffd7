import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { eagerFunctions } from "./tools/vite/eager-functions.ts";
import { firstFiles } from "./tools/vite/first-files.ts";
import { linkPreview } from "./tools/vite/link-preview.ts";
import { offline } from "./tools/vite/offline.ts";
import { plainImports } from "./tools/vite/plain-imports.ts";
import { contentPolicy } from "./tools/vite/policy.ts";
import { rustReload } from "./tools/vite/rust-reload.ts";

const pkg = fileURLToPath(new URL("pkg/", import.meta.url));

export default defineConfig({
  // Relative URLs, for any folder of any host.
  base: "./",
  publicDir: "www/public",
  // A missing file is a 404 instead of the page.
  appType: "mpa",
  // The page imports the npm package by its public names.
  resolve: {
    alias: [
      { find: /^taisou$/, replacement: `${pkg}index.js` },
      { find: /^taisou\/(init|certificate|rules|solve|survey)$/, replacement: `${pkg}$1.js` },
      { find: /^taisou\//, replacement: pkg },
    ],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: {
    format: "es",
    rolldownOptions: {
      // The checker of certificates reads files with it, as a program of its own.
      external: ["node:fs"],
      output: {
        // Lazy chunks import from the first one. WebKit would run the worker's own file a second time, without its module.
        codeSplitting: {
          groups: [{ name: "worker-first", tags: ["$initial"], test: /(?<!worker\.ts)$/ }],
        },
      },
    },
  },
  build: {
    target: "es2022",
    // tools/sizes.mjs reads it.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Lists of the imports of each lazy part would take 2 kB of the first load. After it, the service worker has every file.
      resolveDependencies: (_file, imports, { hostType }) => (hostType === "html" ? imports : []),
    },
    // An inlined picture would load too early.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // `kept-games.ts` is in the chunk "opening", for which importers wait by a dynamic import, or which has loaded them.
      // Timings are those of Vite's own plugins.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: {
        // One file for the first screen, because a dozen small ones load one after another on a slow network.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: /^(?!.*www\/offline\/)/ },
            // Parts that a later visit needs for its first board.
            {
              name: "opening",
              test: /www\/(app\/days|model\/today\/|features\/(today\/opening|unfinished\/kept-games))/,
            },
          ],
        },
      },
    },
  },
  // By default Vite scans every HTML file, including rustdoc's under target/.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    strictPort: true,
    port: 5173,
    host: "127.0.0.1",
    watch: { ignored: ["**/target/**"] },
  },
  plugins: [
    firstFiles(),
    linkPreview(),
    plainImports(),
    eagerFunctions(),
    rustReload(),
    offline(),
    contentPolicy(),
  ],
  test: {
    include: ["www/**/*.test.{ts,tsx}"],
    setupFiles: ["www/i18n/set-up-in-tests.ts", "tools/test/inputs.mjs"],
    // Tests clean up, and loading the module for each file would take longer than all tests.
    isolate: false,
    // For busy machines; no test measures time.
    testTimeout: 60_000,
  },
});
