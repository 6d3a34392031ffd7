// The tools of docs/bundlers.md and docs/frameworks.md: versions, a small app for each, and the commands to check, build and start it.

/** @typedef {[string, ...string[]]} Command A program of the project, with its arguments. */
/**
 * A way to build and start the app: `site` is a static folder, `serve` starts the server of the tool, `path` is fetched from it instead
 * of the page, `print` prints the results. `answer` is what `path` responds with, if that is not both numbers of moves.
 * @typedef {object} Way
 * @property {Command} [build]
 * @property {string} [site]
 * @property {(port: string) => Command} [serve]
 * @property {string} [path]
 * @property {string} [answer]
 * @property {Command} [print]
 */
/**
 * `section` is the heading of a document with files of the app: the configuration of the tool, or a component.
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

/** A worker, and the component of docs/frameworks.md: `solveBoth` presses its button and waits for its output. */
const BY_COMPONENT = `
import { createTaisou } from "taisou/worker";

export async function solveBoth() {
  const worker = await ${BY_WORKER};
  const found = async (selector: string, has: (element: Element) => boolean) => {
    for (;;) {
      const element = document.querySelector<HTMLElement>(selector);
      if (element && has(element)) return element;
      await new Promise(requestAnimationFrame);
    }
  };
  (await found("button", () => true)).click();
  const output = await found("output", ({ textContent }) => textContent !== "");
  document.title = JSON.stringify([worker.length, Number(output.textContent)]);
}
`;
/** The board of the component. */
const BOARD = "アタマノタイソウ*";

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

/** A strict project of TypeScript. @param {object} options */
const typed = (options) => ({
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      verbatimModuleSyntax: true,
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable"],
      module: "esnext",
      moduleResolution: "bundler",
      types: ["vite/client"],
      ...options,
    },
    include: ["src"],
  }),
});
/** Of the tools that do not run on version 7 yet. */
const TYPESCRIPT = { typescript: "5.9.3" };
const VITE = { vite: "8.3.8", ...TYPESCRIPT };
/** A page of Vite that fills `#app`. @param {string} script */
const appOf = (script) => ({
  "index.html": `<!doctype html><title></title><div id="app"></div><script type="module" src="./src/${script}"></script>`,
  "src/solve-both.ts": BY_COMPONENT,
});
/** @param {Command} check @returns {Tool["ways"]} */
const checkedByVite = (check) => ({
  types: { build: check },
  production: { build: ["vite", "build"], site: "dist" },
});

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
  "Next.js with React and TypeScript": {
    packages: {
      ...NEXT,
      ...TYPESCRIPT,
      "@types/react": "19.3.3",
      "@types/react-dom": "19.3.0",
      "@types/node": "22.19.0",
    },
    files: {
      ...typed({ jsx: "preserve", types: [] }),
      "src/solve-both.ts": BY_COMPONENT,
      "app/layout.tsx": `import type { ReactNode } from "react";
export default ({ children }: { children: ReactNode }) => <html><head><title></title></head><body>{children}</body></html>;`,
      "app/page.tsx": 'import { App } from "./app";\nexport default () => <App />;',
      "app/app.tsx": `"use client";
import { useEffect } from "react";
import { solveBoth } from "../src/solve-both";
import { PuzzleInPage } from "./puzzle-in-page";

export function App() {
  useEffect(() => void solveBoth(), []);
  return <PuzzleInPage board="${BOARD}" />;
}
`,
    },
    section: "React",
    ways: { Turbopack: { build: ["next", "build"], serve: startNext } },
  },
  React: {
    packages: {
      ...VITE,
      "@vitejs/plugin-react": "6.3.0",
      react: "19.3.1",
      "react-dom": "19.3.1",
      "@types/react": "19.3.3",
      "@types/react-dom": "19.3.0",
    },
    files: {
      ...typed({ jsx: "react-jsx" }),
      ...appOf("main.tsx"),
      "vite.config.js":
        'import react from "@vitejs/plugin-react";\nexport default { plugins: [react()] };',
      "src/main.tsx": `import { StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Puzzle } from "./Puzzle";
import { solveBoth } from "./solve-both";

function App() {
  useEffect(() => void solveBoth(), []);
  return <Puzzle board="${BOARD}" />;
}
createRoot(document.querySelector("#app") as Element).render(<StrictMode><App /></StrictMode>);
`,
    },
    section: "React",
    ways: checkedByVite(["tsc"]),
  },
  Preact: {
    packages: { ...VITE, preact: "10.29.8" },
    files: {
      ...typed({ jsx: "react-jsx", jsxImportSource: "preact" }),
      ...appOf("main.tsx"),
      "vite.config.js": 'export default { oxc: { jsx: { importSource: "preact" } } };',
      "src/main.tsx": `import { render } from "preact";
import { Puzzle } from "./Puzzle";
import { solveBoth } from "./solve-both";

render(<Puzzle board="${BOARD}" />, document.querySelector("#app") as Element);
solveBoth();
`,
    },
    section: "Preact",
    ways: checkedByVite(["tsc"]),
  },
  Solid: {
    packages: { ...VITE, "solid-js": "1.9.20", "vite-plugin-solid": "2.11.14" },
    files: {
      ...typed({ jsx: "preserve", jsxImportSource: "solid-js" }),
      ...appOf("main.tsx"),
      "vite.config.js":
        'import solid from "vite-plugin-solid";\nexport default { plugins: [solid()] };',
      "src/main.tsx": `import { render } from "solid-js/web";
import { Puzzle } from "./Puzzle";
import { solveBoth } from "./solve-both";

render(() => <Puzzle board="${BOARD}" />, document.querySelector("#app") as Element);
solveBoth();
`,
      "src/mistakes.tsx": `// @ts-expect-error: a text.
export const numbered = <taisou-board puzzle={3} />;
// @ts-expect-error: a number.
export const counted = <taisou-board on:taisou-solved={({ detail }) => detail.moves.trim()} />;
`,
    },
    section: "Solid",
    ways: checkedByVite(["tsc"]),
  },
  Vue: {
    packages: { ...VITE, vue: "3.5.45", "@vitejs/plugin-vue": "6.0.11", "vue-tsc": "3.3.14" },
    files: {
      ...typed({}),
      ...appOf("main.ts"),
      "src/main.ts": `import { createApp } from "vue";
import Puzzle from "./Puzzle.vue";
import { solveBoth } from "./solve-both";

createApp(Puzzle, { board: "${BOARD}" }).mount("#app");
solveBoth();
`,
      "src/Mistakes.vue": `<template>
  <!-- @vue-expect-error: a text. -->
  <taisou-board :puzzle="3" />
  <!-- @vue-expect-error: a number. -->
  <taisou-board @taisou-solved="$event.detail.moves.trim()" />
</template>
`,
    },
    section: "Vue",
    ways: checkedByVite(["vue-tsc"]),
  },
  Svelte: {
    packages: {
      ...VITE,
      svelte: "5.57.3",
      "@sveltejs/vite-plugin-svelte": "7.3.1",
      "svelte-check": "4.7.8",
      node: "22.23.3",
    },
    files: {
      ...typed({}),
      ...appOf("main.ts"),
      "vite.config.js":
        'import { svelte } from "@sveltejs/vite-plugin-svelte";\nexport default { plugins: [svelte()] };',
      "src/main.ts": `import { mount } from "svelte";
import Puzzle from "./Puzzle.svelte";
import { solveBoth } from "./solve-both";

mount(Puzzle, { target: document.querySelector("#app") as Element, props: { board: "${BOARD}" } });
solveBoth();
`,
      "src/Mistakes.svelte": `<taisou-board
  puzzle={
    // @ts-expect-error: a text.
    3
  }
  ontaisou-solved={({ detail }) => {
    // @ts-expect-error: a number.
    detail.moves.trim();
  }}
></taisou-board>
`,
    },
    section: "Svelte",
    ways: checkedByVite(["svelte-check", "--fail-on-warnings"]),
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
  "Bun's bundler": {
    packages: { bun: "1.4.5" },
    files: PAGE,
    section: "Bun",
    ways: { production: { build: ["bun", "build.mjs"], site: "dist" } },
  },
  Deno: {
    packages: { deno: "2.9.6" },
    files: PROGRAM,
    ways: { program: { print: ["deno", "run", "--no-prompt", "--allow-read", "main.js"] } },
  },
  "Cloudflare Workers": {
    packages: { wrangler: "4.86.0", "@cloudflare/workers-types": "4.20260426.1", ...TYPESCRIPT },
    files: {
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          target: "es2024",
          lib: ["es2024"],
          module: "esnext",
          moduleResolution: "bundler",
          types: ["@cloudflare/workers-types"],
        },
      }),
    },
    section: "Cloudflare Workers",
    ways: {
      types: { build: ["tsc"] },
      workerd: {
        serve: (port) => ["wrangler", "dev", "--port", port],
        path: "/",
        answer: "20 moves",
      },
    },
  },
};
