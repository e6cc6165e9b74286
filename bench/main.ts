import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PLATFORM_FLAGS } from "../tools/start/platform-flags.ts";

/**
 * `npm run bench -- <name> [options]`: runs one bench in its own process. Each bench is a folder
 * beside this file with a main.ts.
 */
const [name, ...options] = process.argv.slice(2);
const known = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && existsSync(join(import.meta.dirname, entry.name, "main.ts")),
  )
  .map((entry) => entry.name)
  .toSorted();

if (name === undefined || !known.includes(name)) {
  console.error(
    `Which bench? One of: ${known.join(", ")}. For example: npm run bench ` +
      `-- ${known[0] ?? "wallet"}`,
  );
  process.exit(2);
}

// The flags `npm start` gives the platform. The bench's child processes inherit them.
const child = spawn(
  process.execPath,
  [...PLATFORM_FLAGS, join(import.meta.dirname, name, "main.ts"), ...options],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
