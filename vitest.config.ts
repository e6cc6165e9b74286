import { defineConfig } from "vitest/config";
import { FORMAT_ONLY, messages } from "./tools/messages/plugin.ts";

export default defineConfig({
  plugins: [messages()],
  resolve: { alias: FORMAT_ONLY },
  test: {
    include: ["{packages,apps,games,vendors,tools,bench}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["tools/test/databases.ts"],
    server: { deps: { inline: ["use-intl"] } },
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
