import { spawn } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { TEST_RUN } from "./end-with.ts";

/**
 * `npm test`: everything that must hold before a change lands, in the order in which a mistake shows soonest.
 * `npm test -- unit` (or check, browser) runs one part.
 */
const ROOT = join(import.meta.dirname, "../..");

interface Step {
  readonly name: "check" | "unit" | "build" | "browser";
  readonly command: readonly [string, ...string[]];
}

const STEPS: readonly Step[] = [
  { name: "check", command: ["npm", "run", "--silent", "check"] },
  { name: "check", command: ["npm", "run", "--silent", "i18n:check"] },
  { name: "unit", command: ["npx", "vitest", "run"] },
  { name: "build", command: ["node", "tools/build-sites.ts"] },
  { name: "browser", command: ["npx", "playwright", "test"] },
];

const chosen = process.argv.slice(2);
const steps = chosen.length === 0 ? STEPS : STEPS.filter((step) => chosen.includes(step.name));
const browser = steps.some((step) => step.name === "browser") ? await findBrowser() : "";

for (const step of steps) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const code = await run(step);
  console.log(`── ${step.name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (code !== 0) process.exit(1);
}

function run({ command: [program, ...args] }: Step): Promise<number> {
  const env = { ...process.env, PERYA_BROWSER: browser, [TEST_RUN]: String(process.pid) };
  const child = spawn(program, args, { cwd: ROOT, stdio: "inherit", env });
  return new Promise((resolve) => {
    child.on("exit", (code) => resolve(code ?? 1));
    child.on("error", () => resolve(1));
  });
}
