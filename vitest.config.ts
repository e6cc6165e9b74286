import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,games,vendors,tools,bench}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["tools/test/databases.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
