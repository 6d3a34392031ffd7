// Not the port of `npm start`, so that a server somebody left running is never what gets tested. PORT lets two
// checkouts test at once.
const port = Number(process.env.PORT ?? 4174);

/** The page as it is built. */
export const PAGE = {
  url: `http://127.0.0.1:${port}`,
  command: `node tools/serve.mjs ${port}`,
};

/** The page with marked texts. */
export const MARKED = {
  url: `http://127.0.0.1:${port + 1000}`,
  command: `node node_modules/vite/bin/vite.js build --config tests/page/marked.config.ts --logLevel error && node tools/serve.mjs ${port + 1000} test-results/marked`,
};
