import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithTestRun } from "../tools/test/end-with.ts";

const PORTS = { PLAYER_PORT: "18080", CONSOLE_PORT: "18081", STUDIO_PORT: "18090", GATEWAY_PORT: "18095" } as const;
const START_LIMIT_MS = 120_000;

/** Starts the whole product on ports and data of its own, the way a user would, and stops it after the last test. */
export default async function product(): Promise<() => Promise<void>> {
  endWithTestRun();
  if (process.env["E2E_PLAYER_URL"]) return async () => undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "perya-e2e-"));
  // Where only root can enter its database moves elsewhere, and would be left there.
  await chmod(dataDir, 0o755);
  const child = spawn(process.execPath, [join(import.meta.dirname, "../tools/start/main.ts")], {
    // A browser here may say where it is, as a proxy would for it.
    env: { ...process.env, ...PORTS, DATA_DIR: dataDir, LOG_LEVEL: "warn", TRUST_PROXY: "true" },
    // The channel says nothing; it closes when the tests are killed, and the product ends with it.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let output = "";
  await new Promise<void>((ready, failed) => {
    const limit = setTimeout(() => failed(new Error(`The product did not open in time:\n${output}`)), START_LIMIT_MS);
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Perya is open.")) {
        clearTimeout(limit);
        ready();
      }
    });
    child.on("exit", (code) => failed(new Error(`The product stopped with code ${code}:\n${output}`)));
  });
  return async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
