import type { Platform } from "../../../platform.ts";
import { depositsMoved } from "../metrics.ts";
import type { Deposit } from "./deposit.ts";

/** Notifies the player's open pages of a deposit's state. Called after the commit. */
export function publishDeposit(platform: Platform, deposit: Deposit): void {
  depositsMoved.inc({ status: deposit.status });
  platform.live.publish(deposit.player, {
    type: "deposit",
    id: deposit.publicId,
    status: deposit.status,
  });
  if (deposit.status === "SUCCEEDED" || deposit.status === "REVERSED")
    platform.live.publishBalances([deposit.player]);
}
