// The tools of docs/bundlers.md: versions, a small app for each, and the commands to build and start it.

/** @typedef {[string, ...string[]]} Command A program of the project, with its arguments. */
/**
 * A way to build and start the app: `site` is a static folder, `serve` starts the server of the tool, `path` is fetched from it instead
 * of the page, `print` prints the results.
 * @typedef {object} Way
 * @property {Command} [build]
 * @property {string} [site]
 * @property {(port: string) => Command} [serve]
 * @property {string} [path]
 * @property {Command} [print]
 */
/**
 * `section` is the heading of docs/bundlers.md with the configuration of the tool, if it needs any.
 * @typedef {object} Tool
 * @property {Record<string, string>} packages
 * @property {Record<string, string>} files
 * @property {string} [section]
 * @property {Record<string, Way>} ways
 */

/** アタマノタイソウ, which takes 20 moves, by a worker. */
const BY_WORKER =
  'createTaisou().solve("アタマノタイソウ*", 3, "auto", { goal: "アタマノタイウソ*" })';

/** Worker and element of a page: `solveBoth` writes both answers into the title. */
const IN_PAGE = `
import { createTaisou } from "taisou/worker";
import "taisou/element";

async function solveBoth() {
  try {
    const worker = await ${BY_WORKER};
    const element = await document.querySelector("taisou-board").solve();
    document.title = JSON.stringify([worker.length, element.length]);
  } catch (error) {
    document.title = String(error);
  }
}
`;

/** Worker and direct call of a program. */
const IN_PROGRAM = `
import init, { solve } from "taisou";
import { createTaisou } from "taisou/worker";

async function solveBoth() {
  await init();
  const direct = solve("アタマノタイソウ*", 3, "auto", { goal: "アタマノタイウソ*" });
  const worker = await ${BY_WORKER};
  return JSON.stringify([direct.length, worker.length]);
}
`;

const HTML =
  '<!doctype html><title></title><taisou-board></taisou-board><script type="module" src="./main.js"></script>';
const PAGE = { "index.html": HTML, "main.js": `${IN_PAGE}\nsolveBoth();\n` };
/** For tools that write the script only. */
const BESIDE = { ...PAGE, "dist/index.html": HTML };
const PROGRAM = { "main.js": `${IN_PROGRAM}\nconsole.log(await solveBoth());\n` };

const NEXT = { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" };
const NEXT_PAGE = {
  "app/layout.js":
    "export default ({ children }) => <html><head><title></title></head><body>{children}</body></html>;",
  "app/page.js": 'import { Board } from "./board";\nexport default () => <Board />;',
  "app/board.js": `"use client";
import { useEffect } from "react";
${IN_PAGE}
export function Board() {
  useEffect(() => void solveBoth(), []);
  return <taisou-board />;
}
`,
};
const NEXT_ROUTE = `${IN_PROGRAM}
export const dynamic = "force-dynamic";
export const GET = async () => new Response(await solveBoth());
`;
/** @param {string} port @returns {Command} */
const startNext = (port) => ["next", "start", "--port", port];

/** @type {Record<string, Tool>} */
export const TOOLS = {
  "Next.js": {
    packages: NEXT,
    files: NEXT_PAGE,
    ways: {
      Turbopack: { build: ["next", "build"], serve: startNext },
      webpack: { build: ["next", "build", "--webpack"], serve: startNext },
    },
  },
  "Next.js on the server": {
    packages: NEXT,
    files: { ...NEXT_PAGE, "app/solve/route.js": NEXT_ROUTE },
    section: "Next.js",
    ways: { Turbopack: { build: ["next", "build"], serve: startNext, path: "/solve" } },
  },
  Parcel: {
    packages: { parcel: "2.16.4" },
    files: PAGE,
    ways: {
      production: { build: ["parcel", "build", "index.html"], site: "dist" },
      development: { serve: (port) => ["parcel", "index.html", "--port", port] },
    },
  },
  SvelteKit: {
    packages: {
      "@sveltejs/adapter-static": "4.0.1",
      "@sveltejs/kit": "3.2.0",
      "@sveltejs/vite-plugin-svelte": "7.3.1",
      svelte: "5.57.3",
      vite: "8.3.8",
      node: "22.23.3",
    },
    files: {
      "vite.config.js": `import adapter from "@sveltejs/adapter-static";
import { sveltekit } from "@sveltejs/kit/vite";
export default { plugins: [sveltekit({ adapter: adapter() })] };`,
      "src/app.html":
        "<!doctype html><html><head><title></title>%sveltekit.head%</head><body>%sveltekit.body%</body></html>",
      "src/routes/+layout.js": "export const prerender = true;",
      "src/routes/+page.svelte": `<script>
import { onMount } from "svelte";
${IN_PAGE}
onMount(solveBoth);
</script>
<taisou-board></taisou-board>`,
    },
    ways: { production: { build: ["vite", "build"], site: "build" } },
  },
  Astro: {
    packages: { astro: "7.3.5", node: "22.23.3" },
    files: {
      "src/pages/index.astro": `<title></title><taisou-board></taisou-board>
<script>${IN_PAGE}solveBoth();</script>`,
    },
    ways: { production: { build: ["astro", "build"], site: "dist" } },
  },
  "Vite 8": {
    packages: { vite: "8.3.8" },
    files: PAGE,
    ways: {
      production: { build: ["vite", "build"], site: "dist" },
      development: { serve: (port) => ["vite", "--port", port] },
    },
  },
  "Vite 7": {
    packages: { vite: "7.3.8" },
    files: PAGE,
    section: "Vite 7 and older",
    ways: {
      production: { build: ["vite", "build"], site: "dist" },
      development: { serve: (port) => ["vite", "--port", port] },
    },
  },
  webpack: {
    packages: { webpack: "5.112.2", "webpack-cli": "7.3.1" },
    files: BESIDE,
    section: "webpack 5",
    ways: { production: { build: ["webpack"], site: "dist" } },
  },
  esbuild: {
    packages: { esbuild: "0.28.2" },
    files: BESIDE,
    section: "esbuild",
    ways: { production: { build: ["node", "build.mjs"], site: "dist" } },
  },
  Rollup: {
    packages: { rollup: "4.68.8", "@rollup/plugin-node-resolve": "16.0.3" },
    files: BESIDE,
    section: "Rollup",
    ways: { production: { build: ["rollup", "--config", "rollup.config.mjs"], site: "dist" } },
  },
  Rolldown: {
    packages: { rolldown: "1.3.2" },
    files: BESIDE,
    section: "Rolldown",
    ways: { production: { build: ["rolldown", "--config", "rolldown.config.mjs"], site: "dist" } },
  },
  Bun: {
    packages: { bun: "1.4.5" },
    files: PROGRAM,
    ways: { program: { print: ["bun", "main.js"] } },
  },
  Deno: {
    packages: { deno: "2.9.6" },
    files: PROGRAM,
    ways: { program: { print: ["deno", "run", "--no-prompt", "--allow-read", "main.js"] } },
  },
};
