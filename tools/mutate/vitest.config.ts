import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";
import { planting } from "./planted.ts";

export default mergeConfig(base, {
  plugins: [planting()],
  // Modules compiled with a fault must not be cached for later runs. A fault that fills the memory
  // is found sooner with a small heap.
  test: { fsModuleCache: false, execArgv: ["--max-old-space-size=1500"] },
});
