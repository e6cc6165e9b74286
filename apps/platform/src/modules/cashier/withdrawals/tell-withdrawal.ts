import type { Platform } from "../../../platform.ts";
import { withdrawalsMoved } from "../metrics.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** Tells the player's open pages how a withdrawal stands. Called after the commit. */
export function tellWithdrawal(platform: Platform, withdrawal: Withdrawal): void {
  withdrawalsMoved.inc({ status: withdrawal.status });
  platform.live.tell(withdrawal.player, {
    type: "withdrawal",
    id: withdrawal.publicId,
    status: withdrawal.status,
  });
  platform.live.tellBalances([withdrawal.player]);
}
