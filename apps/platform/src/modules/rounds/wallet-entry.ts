import type { Platform } from "../../platform.ts";
import { openWalletEntry, type WalletEntry } from "./entry/wallet-entry.ts";
import { playerDirectory } from "./player-directory.ts";

/** The vendors' entrance of one process, before Fastify on the player site's port. Close it after the server. */
export function walletEntry(platform: Platform): WalletEntry {
  return openWalletEntry(platform, playerDirectory(platform.db));
}
