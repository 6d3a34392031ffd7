// Builds `<taisou-board>` for the npm package from the page's sources: one script, and chunks that it fetches later.

import { join } from "node:path";
import { build, minifySync } from "vite";
import { root } from "./run.mjs";

/** Other modules of the package, which stay external so that every importer shares them. */
const EXTERNAL = /^taisou\/(.*)$/;

/** Modules that the script imports first, so that browsers fetch them in parallel. */
const PRELOADED = ["rules", "rules_glue", "init", "guard", "plain"];

/**
 * Returns the files by their names, all of which begin with `element`.
 * @returns {Promise<Record<string, string>>}
 */
export async function buildElement() {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    plugins: [{ name: "external", enforce: "pre", resolveId: external, transform: keepUrls }],
    build: {
      target: "es2022",
      // Newer than the default, because a fallback for `light-dark()` would not follow the element's own colour scheme.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      write: false,
      modulePreload: false,
      lib: { entry: { element: join(root, "www/element/element.ts") }, formats: ["es"] },
      rolldownOptions: {
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "element-[name].js",
          // A page that imports the script by two URLs, such as with a version, still loads its parts once.
          codeSplitting: { groups: [{ name: "board", tags: ["$initial"] }] },
        },
      },
    },
  });
  /** @type {Record<string, string>} */
  const files = {};
  for (const { output } of [built].flat().filter((one) => "output" in one)) {
    // The script contains the styles, so the CSS files of Vite are not needed.
    for (const file of output) if (file.type === "chunk") files[file.fileName] = minified(file);
  }
  // Required by its licence.
  const notice = "/*! With Preact, copyright 2015-present Jason Miller, MIT. */\n";
  files["element-board.js"] = notice + files["element-board.js"];
  const first = PRELOADED.map((name) => `import"./${name}.js";`).join("");
  return { ...files, "element.js": `${first}${files["element.js"]}` };
}

/** Vite does not minify libraries. @param {{ fileName: string, code: string }} file */
function minified({ fileName, code }) {
  const { code: small } = minifySync(fileName, code, { module: true });
  // Some bundlers do not find URLs of files in backquotes.
  return small.replaceAll(/new URL\(`([^`$]+)`/g, 'new URL("$1"');
}

/** Keeps Vite from inlining files that the package has as files. @param {string} code */
function keepUrls(code) {
  return code.replaceAll('new URL("./', 'new URL(/* @vite-ignore */ "./');
}

/** @param {string} id */
function external(id) {
  const [, name] = EXTERNAL.exec(id) ?? [];
  return name === undefined ? null : { id: `./${name}.js`, external: true };
}
