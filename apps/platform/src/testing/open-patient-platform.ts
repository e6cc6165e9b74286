import type { Config } from "../config.ts";
import { WALLET_LIMITS } from "../modules/wallet/index.ts";
import { openPlatform } from "../open-platform.ts";
import type { Platform } from "../platform.ts";

/** Until a connection is there, on a machine that runs every other test meanwhile. */
const CONNECT_MS = 15_000;

/** A platform whose bets also wait for a database that is slow to take a new connection. */
export const openPatientPlatform = (config: Config): Promise<Platform> =>
  openPlatform(config, { ...WALLET_LIMITS, connectTimeoutMs: CONNECT_MS });
