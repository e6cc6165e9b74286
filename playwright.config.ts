import { defineConfig } from "@playwright/test";
import { ADDRESSES } from "./e2e/addresses.ts";
import { QUIET } from "./e2e/quiet.ts";
import { findBrowser } from "./tools/test/browser.ts";
import { writeInMemory } from "./tools/test/in-memory.ts";

writeInMemory();

/**
 * One more than the two cores this is measured on: tests wait for draws, answers and pages for much
 * of their time.
 */
const WORKERS = 3;
/** The files that were asked for: with fewer of them a product for every worker would be idle. */
const asked = process.argv.filter((word) => word.endsWith(".spec.ts")).length;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: false,
  // Each has a product of its own (see e2e/addresses.ts); one that is up already has only one.
  workers: process.env["E2E_PLAYER_URL"] ? 1 : Math.min(WORKERS, asked || WORKERS),
  retries: 0,
  // Nothing takes so long but on a machine that is busy with something else; what passes is not
  // slower for it. What hangs is ended by the limit of its own step.
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  globalSetup: "./e2e/product.ts",
  use: {
    baseURL: ADDRESSES.player,
    storageState: QUIET,
    // Tests that answer in the server's place could not see what a worker asks for.
    serviceWorkers: "block",
    // A trace of every test costs more than the tests;
    // `npx playwright test --trace retain-on-failure` makes them. What a page held is told without
    // one.
    trace: "off",
    // What moves costs a machine without a graphics card most of its time; what is about motion
    // asks for it.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Compilers and collectors on threads of their own and a process for each page cost more
        // than they give where there is no core for them.
        "--js-flags=--single-threaded",
        "--process-per-site",
      ],
    },
  },
});
