import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";
import { planting } from "./planted.ts";

export default mergeConfig(base, {
  plugins: [planting()],
  // Modules that were compiled with a fault in them are compiled for one run.
  // A fault that fills the memory is found the sooner, the less there is of it.
  test: { fsModuleCache: false, execArgv: ["--max-old-space-size=1500"] },
});
