// Builds `<taisou-board>` for the npm package from the page's own parts: one script, and beside it what is fetched later.

import { join } from "node:path";
import { build, minifySync } from "vite";
import { root } from "./run.mjs";

/** What the package has already, and is the same for all who import it. */
const BESIDE = /^taisou\/(.*)$/;

/** What the script needs and would find out one after another is asked for at once. */
const AT_ONCE = ["rules", "rules_glue", "init", "guard", "plain"];

/**
 * Its files by their names; all begin with `element`.
 * @returns {Promise<Record<string, string>>}
 */
export async function buildElement() {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    plugins: [
      { name: "beside", enforce: "pre", resolveId: besideIt, transform: addressesAsTheyAre },
    ],
    build: {
      target: "es2022",
      // What styles are written in is understood wherever the modules run; older ways to say it would not see whose
      // colours an element follows.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      write: false,
      modulePreload: false,
      lib: { entry: { element: join(root, "www/element/element.ts") }, formats: ["es"] },
      rolldownOptions: {
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "element-[name].js",
          // Whoever asks for the script by another address, with a version behind it, has its parts once all the same.
          codeSplitting: {
            groups: [{ name: "board", tags: ["$initial"] }],
          },
        },
      },
    },
  });
  /** @type {Record<string, string>} */
  const files = {};
  for (const { output } of [built].flat().filter((one) => "output" in one)) {
    // Styles come in the script: those that Vite writes beside it are nobody's.
    for (const file of output) if (file.type === "chunk") files[file.fileName] = small(file);
  }
  // Its licence asks for this.
  const notice = "/*! With Preact, copyright 2015-present Jason Miller, MIT. */\n";
  files["element-board.js"] = notice + files["element-board.js"];
  const first = AT_ONCE.map((name) => `import"./${name}.js";`).join("");
  return { ...files, "element.js": `${first}${files["element.js"]}` };
}

/**
 * Vite leaves a library's script as it can be read; this one goes to visitors as it is.
 * @param {{ fileName: string, code: string }} file
 */
function small({ fileName, code }) {
  const minified = minifySync(fileName, code, { module: true }).code;
  // Bundlers look for the addresses of files, and not all of them in backquotes.
  return minified.replaceAll(/new URL\(`([^`$]+)`/g, 'new URL("$1"');
}

/**
 * Vite would take the files that the package has already into the script.
 * @param {string} code
 */
function addressesAsTheyAre(code) {
  return code.replaceAll('new URL("./', 'new URL(/* @vite-ignore */ "./');
}

/** @param {string} id */
function besideIt(id) {
  const [, name] = BESIDE.exec(id) ?? [];
  return name === undefined ? null : { id: `./${name}.js`, external: true };
}
