import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";
import { planting } from "./planted.ts";

/** A fault that has a test wait for ever ends sooner than in `npm test`. */
const TEST_LIMIT_MS = 60_000;

export default mergeConfig(base, {
  plugins: [planting()],
  // Modules that were compiled with a fault in them are compiled for one run.
  test: { testTimeout: TEST_LIMIT_MS, hookTimeout: TEST_LIMIT_MS, fsModuleCache: false },
});
