import type { Platform } from "../../../platform.ts";
import type { Deposit } from "./deposit.ts";

/** Tells the player's open pages how a deposit stands. Called after the commit. */
export function tellDeposit(platform: Platform, deposit: Deposit): void {
  platform.live.tell(deposit.player, { type: "deposit", id: deposit.publicId, status: deposit.status });
  if (deposit.status === "SUCCEEDED") platform.live.tellBalances([deposit.player]);
}
