import type { Platform } from "../../../platform.ts";
import { withdrawalsMoved } from "../metrics.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** Notifies the player's open pages of a withdrawal's state. Called after the commit. */
export function publishWithdrawal(platform: Platform, withdrawal: Withdrawal): void {
  withdrawalsMoved.inc({ status: withdrawal.status });
  platform.live.publish(withdrawal.player, {
    type: "withdrawal",
    id: withdrawal.publicId,
    status: withdrawal.status,
  });
  platform.live.publishBalances([withdrawal.player]);
}
