import { defineConfig } from "vitest/config";
import { FORMAT_ONLY, messages } from "./tools/messages/plugin.ts";
import { keepCompiled } from "./tools/test/compiled.ts";
import { propertyTests } from "./tools/test/property-tests.ts";

keepCompiled();

export default defineConfig({
  plugins: [messages(), propertyTests()],
  resolve: { alias: FORMAT_ONLY },
  test: {
    include: ["{packages,apps,games,vendors,tools,bench}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["tools/test/databases.ts"],
    server: { deps: { inline: ["use-intl"] } },
    pool: "forks",
    maxWorkers: 2,
    // They end what hangs. What is slow is named at the end of the run; a machine that is busy with something else makes nothing fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
