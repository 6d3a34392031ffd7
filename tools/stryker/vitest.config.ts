import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import config from "../../vite.config.ts";

/** The unit tests with a short timeout, because a mutant can make a test wait forever. */
export default mergeConfig(config, {
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: { testTimeout: 5000 },
});
