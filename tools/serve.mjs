// Serves the built page, as `npm start` does at its end.

import { preview } from "vite";
import { fail, root } from "./run.mjs";

const server = await preview({ root, logLevel: "warn" }).catch((error) => {
  fail(
    `The page cannot be served: ${error.message}. Stop what else listens there, and start again.`,
  );
});
console.log(`\nTaisou is running at ${server.resolvedUrls?.local[0]} (Ctrl+C stops it).`);
