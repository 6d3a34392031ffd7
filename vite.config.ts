import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { firstFiles } from "./tools/vite/first-files.ts";
import { offline } from "./tools/vite/offline.ts";
import { contentPolicy } from "./tools/vite/policy.ts";
import { rustReload } from "./tools/vite/rust-reload.ts";

const pkg = fileURLToPath(new URL("pkg/", import.meta.url));

export default defineConfig({
  // Relative addresses: the built page works in any folder of any host.
  base: "./",
  publicDir: "www/public",
  // One page: what does not exist is a 404, not the page again.
  appType: "mpa",
  // The page uses the npm package as anyone would, without installing it.
  resolve: {
    alias: [
      { find: /^taisou$/, replacement: `${pkg}index.js` },
      { find: /^taisou\/(init|rules|solve|survey)$/, replacement: `${pkg}$1.js` },
      { find: /^taisou\//, replacement: pkg },
    ],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        // A part that is fetched later imports from what was there first. Were that the worker's own file, WebKit would run it
        // anew: there would be two of everything, one of them without a module.
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
    modulePreload: { polyfill: false },
    // A font or picture written into the script would count against it and be fetched too early.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the first screen needs is one file: a dozen small ones wait for one another on a slow network.
        codeSplitting: {
          groups: [{ name: "first", tags: ["$initial"], test: /^(?!.*www\/offline\/)/ }],
        },
      },
    },
  },
  // Without this Vite looks for entries in every HTML file, rustdoc's under target/ too.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    strictPort: true,
    port: 5173,
    host: "127.0.0.1",
    watch: { ignored: ["**/target/**"] },
  },
  plugins: [firstFiles(), rustReload(), offline(), contentPolicy()],
  test: {
    include: ["www/**/*.test.{ts,tsx}"],
    setupFiles: ["www/i18n/words-in-tests.ts", "tools/test/inputs.mjs"],
    // Each file leaves things as they were; anew for each of them, the module would cost more than all tests.
    isolate: false,
    // A busy machine takes long over what is soon done elsewhere: no test is about time.
    testTimeout: 60_000,
  },
});
