import { cloneDatabase } from "@perya/postgres/testing";
import { newRsaPair } from "@perya/secrets";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, inject } from "vitest";
import { startPlatform } from "./platform-process.ts";

export const PLAYER_PASSWORD = "Marked1PlayerPass";
export const STAFF_PASSWORD = "Marked-Staff-Password";
const SECRET_KEY = `marked-secret-key-${"s".repeat(32)}`;
export const GATEWAY_SECRET = `marked-gateway-secret-${"g".repeat(32)}`;

export const pemBody = (key: string) => key.split("\n")[3] ?? "";

/** A process of the platform that logs all it can, and the secrets that no log may hold. */
export async function useProcess() {
  const keys = newRsaPair();
  /** What no log may hold, by what it is. */
  const secrets = new Map<string, string>();
  const db = await cloneDatabase(inject("platform"));
  const pem = Buffer.from(keys.privateKey).toString("base64");
  const env = {
    DATABASE_URL: db.url,
    SECRET_KEY,
    GATEWAY_SECRET,
    OPERATOR_PRIVATE_KEY: pem,
    LOG_LEVEL: "trace",
    GATEWAY_URL: "http://127.0.0.1:1",
    STUDIO_URL: "http://127.0.0.1:1",
  };
  const platform = await startPlatform({
    ...env,
    SEED_DEMO: "true",
    STUDIO_PUBLIC_KEY: newRsaPair().publicKey,
  });
  secrets.set("the key of sealed secrets", SECRET_KEY).set("the gateway's secret", GATEWAY_SECRET);
  secrets
    .set("the operator's key as given", pem)
    .set("the operator's key", pemBody(keys.privateKey));
  secrets.set("the player's password", PLAYER_PASSWORD).set("the staff password", STAFF_PASSWORD);
  afterAll(async () => {
    platform.signal("SIGKILL");
    await platform.ended;
    await db.close();
  });
  const keep = (what: string, secret: string) => {
    expect(secret.length).toBeGreaterThanOrEqual(6);
    secrets.set(what, secret);
    return secret;
  };
  const cli = async (...args: string[]) => {
    const program = join(import.meta.dirname, "../cli/main.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, "--json"], {
      env: { ...process.env, ...env, PLAYER_URL: platform.playerUrl },
    });
    return JSON.parse(stdout) as Record<string, string>;
  };

  return { db, env, platform, secrets, keep, cli };
}
