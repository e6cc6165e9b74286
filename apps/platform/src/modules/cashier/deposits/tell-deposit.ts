import type { Platform } from "../../../platform.ts";
import { depositsMoved } from "../metrics.ts";
import type { Deposit } from "./deposit.ts";

/** Tells the player's open pages how a deposit stands. Called after the commit. */
export function tellDeposit(platform: Platform, deposit: Deposit): void {
  depositsMoved.inc({ status: deposit.status });
  platform.live.tell(deposit.player, {
    type: "deposit",
    id: deposit.publicId,
    status: deposit.status,
  });
  if (deposit.status === "SUCCEEDED") platform.live.tellBalances([deposit.player]);
}
