import { join } from "node:path";
import type { Databases } from "./databases.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Each process's environment. A variable that is set outside wins, so a part can be pointed
 * elsewhere without touching the rest.
 */
export function environments(
  settings: Settings,
  databaseUrls: Databases["urls"],
  secrets: Secrets,
) {
  const { ports, env } = settings;
  const shared = {
    ...env,
    HOST: settings.host,
    PLAYER_URL: env["PLAYER_URL"] ?? `http://localhost:${ports.PLAYER_PORT}`,
    CONSOLE_URL: env["CONSOLE_URL"] ?? `http://localhost:${ports.CONSOLE_PORT}`,
    STUDIO_URL: env["STUDIO_URL"] ?? `http://localhost:${ports.STUDIO_PORT}`,
    GATEWAY_URL: env["GATEWAY_URL"] ?? `http://localhost:${ports.GATEWAY_PORT}`,
    OPERATOR_ID: env["OPERATOR_ID"] ?? "perya",
    GATEWAY_SECRET: env["GATEWAY_SECRET"] ?? secrets.gatewaySecret,
  };
  const numbers = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, String(port)]),
  );
  return {
    platform: {
      ...shared,
      ...numbers,
      DATABASE_URL: databaseUrls.DATABASE_URL,
      SECRET_KEY: env["SECRET_KEY"] ?? secrets.platformKey,
      OPERATOR_PRIVATE_KEY: env["OPERATOR_PRIVATE_KEY"] ?? secrets.operatorPrivateKey,
      STUDIO_PUBLIC_KEY: env["STUDIO_PUBLIC_KEY"] ?? secrets.studioPublicKey,
      FILES_DIR: env["FILES_DIR"] ?? join(settings.dataDir, "files"),
      SEED_DEMO: env["SEED_DEMO"] ?? "true",
    },
    studio: {
      ...shared,
      ...numbers,
      STUDIO_DATABASE_URL: databaseUrls.STUDIO_DATABASE_URL,
      STUDIO_SECRET_KEY: env["STUDIO_SECRET_KEY"] ?? secrets.studioKey,
      STUDIO_PRIVATE_KEY: env["STUDIO_PRIVATE_KEY"] ?? secrets.studioPrivateKey,
      OPERATOR_PUBLIC_KEY: env["OPERATOR_PUBLIC_KEY"] ?? secrets.operatorPublicKey,
      WALLET_URL:
        env["WALLET_URL"] ??
        `http://127.0.0.1:${env["WALLET_PORT"] ?? ports.PLAYER_PORT}/wallet/hub88/perya-studio`,
    },
    gateway: {
      ...shared,
      ...numbers,
      GATEWAY_DATABASE_URL: databaseUrls.GATEWAY_DATABASE_URL,
      GATEWAY_TRANSFER_URL: env["GATEWAY_TRANSFER_URL"] ?? `${shared.PLAYER_URL}/callbacks/qr`,
    },
  } satisfies Record<string, Environment>;
}
