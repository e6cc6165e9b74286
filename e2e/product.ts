import type { FullConfig } from "@playwright/test";
import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newRsaPair } from "@perya/secrets";
import { buildSites } from "../tools/build-sites.ts";
import { endWithTestRun } from "../tools/test/end-with.ts";
import { dataVariable, portsOf } from "./addresses.ts";

const START_LIMIT_MS = 120_000;

/**
 * In tests a browser may set its own address as a proxy would, vendors may run on this machine, and
 * registration takes less proof of work.
 */
const AS_TESTED = {
  LOG_LEVEL: "warn",
  TRUST_PROXY: "loopback",
  PRIVATE_NETWORKS: "loopback",
  PROOF_WORK_BITS: "10",
  STUDIO_MISCONDUCT: "true",
} as const;

type Stop = () => Promise<void>;

/**
 * Starts the whole product the way a user would, once for every worker, on its own ports and data,
 * and stops it after the last test.
 */
export default async function product(config?: FullConfig): Promise<Stop> {
  endWithTestRun();
  if (process.env["E2E_PLAYER_URL"]) return async () => undefined;
  // Tests talk to the studio as the operator does: workers take these over, and products get them.
  const keys = newRsaPair();
  process.env["OPERATOR_PRIVATE_KEY"] = keys.privateKey;
  process.env["OPERATOR_PUBLIC_KEY"] = keys.publicKey;
  // Before the products start, because each of them would build the sites at the same time.
  await buildSites(join(import.meta.dirname, ".."));
  const stops = await Promise.all(
    Array.from({ length: config?.workers ?? 1 }, (_, worker) => start(worker)),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

async function start(worker: number): Promise<Stop> {
  const dataDir = await ownDataDir();
  process.env[dataVariable(worker)] = dataDir;
  const stop = await startIn(dataDir, worker);
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** A folder for a product's data. */
export async function ownDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "perya-e2e-"));
  // Where only root can open the folder, the database moves elsewhere and would be left behind.
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Starts the product on the data of a folder, which remains when the product stops. */
export async function startIn(dataDir: string, worker = 0): Promise<Stop> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../tools/start/main.mjs")], {
    env: { ...process.env, ...portsOf(worker), ...AS_TESTED, DATA_DIR: dataDir },
    // The channel carries no messages; it closes when the tests are killed, and the product ends
    // with it.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let output = "";
  await new Promise<void>((ready, failed) => {
    const limit = setTimeout(
      () => failed(new Error(`The product did not open in time:\n${output}`)),
      START_LIMIT_MS,
    );
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Perya is open.")) {
        clearTimeout(limit);
        ready();
      }
    });
    child.on("exit", (code) =>
      failed(new Error(`The product stopped with code ${code}:\n${output}`)),
    );
  });
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error("The product ended before its tests did.");
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  };
}
