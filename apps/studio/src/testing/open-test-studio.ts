import type { AddressInfo } from "node:net";
import type { TestDatabase } from "@perya/postgres/testing";
import { readConfig } from "../config.ts";
import { startSweeper } from "../jobs/start-sweeper.ts";
import { openStudio } from "../open-studio.ts";
import { buildStudio } from "../server.ts";
import type { Studio } from "../studio.ts";

export interface TestStudio extends AsyncDisposable {
  readonly studio: Studio;
  readonly url: string;
}

export interface TestStudioOptions {
  readonly walletUrl: string;
  readonly operatorPublicKey: string;
  readonly studioPrivateKey: string;
  /** False leaves what is owed in the outbox, so that a test sees what the request alone did. */
  readonly sweeps?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

/** The environment of a studio whose waits are short. */
export function environment(
  db: { readonly url: string },
  options: TestStudioOptions,
): NodeJS.ProcessEnv {
  return {
    STUDIO_DATABASE_URL: db.url,
    STUDIO_SECRET_KEY: "k".repeat(40),
    STUDIO_PORT: "0",
    WALLET_URL: options.walletUrl,
    OPERATOR_PUBLIC_KEY: options.operatorPublicKey,
    STUDIO_PRIVATE_KEY: options.studioPrivateKey,
    STUDIO_WALLET_TIMEOUT_MS: "400",
    STUDIO_BET_RETRY_MS: "60",
    STUDIO_RETRY_MS: "30",
    STUDIO_LONGEST_WAIT_MS: "300",
    // All players of a test come from one address.
    STUDIO_CALLS_PER_ADDRESS: "1000000",
    STUDIO_CALLS_PER_SESSION: "1000000",
    STUDIO_ENTRIES_PER_ADDRESS: "1000000",
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent",
    ...options.env,
  };
}

/** A studio on a port of its own, in this process. */
export async function openTestStudio(
  db: TestDatabase,
  options: TestStudioOptions,
): Promise<TestStudio> {
  const studio = openStudio(readConfig(environment(db, options)));
  const app = await buildStudio(studio);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const stop = options.sweeps === false ? async () => undefined : startSweeper(studio);
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const close = async () => {
    await app.close();
    await stop();
    await studio.db.close();
  };
  return { studio, url, [Symbol.asyncDispose]: close };
}
