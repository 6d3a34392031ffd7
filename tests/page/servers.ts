// Not the port of `npm start`, so that a server somebody left running is never what gets tested. PORT lets two
// checkouts test at once.
const port = Number(process.env.PORT ?? 4174);
const vite = "node node_modules/vite/bin/vite.js";
const marked = "--config tests/page/marked.config.ts --logLevel error";

/** The page as it is built. */
export const PAGE = {
  url: `http://127.0.0.1:${port}`,
  command: `${vite} preview --port ${port} --logLevel warn`,
};

/** The page with marked texts. */
export const MARKED = {
  url: `http://127.0.0.1:${port + 1000}`,
  command: `${vite} build ${marked} && ${vite} preview ${marked} --port ${port + 1000}`,
};
