// Differs from the port of `npm start`, so that tests never use a running server. With PORT, two checkouts test at once.
const port = Number(process.env.PORT ?? 4174);

/** The built page. */
export const PAGE = {
  url: `http://127.0.0.1:${port}`,
  command: `node tools/serve.mjs ${port}`,
};

/** A build with marked texts, for words.spec.ts. */
export const MARKED = {
  url: `http://127.0.0.1:${port + 1000}`,
  command: `node node_modules/vite/bin/vite.js build --config tests/page/marked.config.ts --logLevel error && node tools/serve.mjs ${port + 1000} test-results/marked`,
};
