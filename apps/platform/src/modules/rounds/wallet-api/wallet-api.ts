import type { Platform } from "../../../platform.ts";
import { withFreeRounds } from "./free-rounds.ts";
import { openWalletApi, type WalletApi } from "./open-wallet-api.ts";
import { playerDirectory } from "./player-directory.ts";

/**
 * The wallet API of one process, in front of Fastify on the player site's port. Close it after
 * the server.
 */
export function walletApi(platform: Platform): WalletApi {
  const parts = { ...platform, wallet: withFreeRounds(platform) };
  return openWalletApi(parts, playerDirectory(platform.db));
}
