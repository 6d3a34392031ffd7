import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import config from "../../vite.config.ts";

/** The unit tests as ever, but a test that waits in vain because of a mutant ends soon. */
export default mergeConfig(config, {
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: { testTimeout: 5000 },
});
