import { defineConfig } from "vitest/config";
import { FORMAT_ONLY, messages } from "./tools/messages/plugin.ts";
import { keepCompiled } from "./tools/test/compiled.ts";
import { writeInMemory } from "./tools/test/in-memory.ts";
import { propertyTests } from "./tools/test/property-tests.ts";

keepCompiled();
writeInMemory();

const TESTS = "**/*.test.{ts,tsx}";
/** Where nothing runs but functions: no database is started for these. */
const PURE = [
  "packages/!(postgres|process|api-client)",
  "games/*",
  "vendors/*",
  "apps/{player,console}",
  "apps/studio/src/client",
].map((folder) => `${folder}/${TESTS}`);
/** What looks at everything that was ever imported in its process. */
const ALONE = ["tools/metrics/metrics.test.ts"];
/**
 * Threads that compile and clear up ahead of a process cost it a fifth of its time where there is
 * no core for them; and one that may grow clears up less often.
 */
const EXEC_ARGV = ["--single-threaded", "--initial-old-space-size=1000"];
const NATIVE_IMPORTS = new URL("tools/test/native-imports.ts", import.meta.url).href;
const exclude = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  plugins: [messages(), propertyTests()],
  resolve: { alias: FORMAT_ONLY },
  test: {
    server: { deps: { inline: ["use-intl"] } },
    pool: "forks",
    isolate: false,
    setupFiles: ["tools/test/own-process.ts"],
    unstubGlobals: true,
    // Two more than the two cores this is measured on: many tests wait for a process or a disk.
    maxWorkers: 4,
    execArgv: EXEC_ARGV,
    // They end what hangs. What is slow is named at the end of the run; a machine that is busy with
    // something else makes nothing fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: "alone", include: ALONE, isolate: true } },
      { extends: true, test: { name: "functions", include: PURE, exclude } },
      {
        extends: true,
        test: {
          name: "servers",
          // Node reads these itself, as it does in production: Vite has nothing to make of them.
          experimental: { viteModuleRunner: false },
          execArgv: [...EXEC_ARGV, "--import", NATIVE_IMPORTS],
          include: [`{packages,apps,games,vendors,tools,bench}/${TESTS}`],
          exclude: [...exclude, ...PURE, ...ALONE],
          globalSetup: ["tools/test/databases.ts"],
        },
      },
    ],
  },
});
