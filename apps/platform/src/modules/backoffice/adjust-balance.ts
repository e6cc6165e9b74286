import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { askApproval } from "../approvals/index.ts";
import { recordAudit } from "../audit/index.ts";
import type { Player } from "../players/index.ts";
import type { StaffSignedIn } from "../staff/index.ts";

export interface Adjustment {
  /** Signed ledger units. */
  readonly units: bigint;
  readonly reason: string;
  /** Idempotency key of the request. */
  readonly key: string;
}

export type Adjusted = { readonly status: "DONE" } | { readonly status: "WAITING"; readonly approvalId: string };

/** Puts an adjustment right, or before a second person when it is above the set amount. */
export async function adjustBalance(
  platform: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  adjustment: Adjustment,
): Promise<Result<Adjusted, "NOT_ENOUGH_MONEY" | "KEY_REUSED">> {
  const size = adjustment.units < 0n ? -adjustment.units : adjustment.units;
  if (size <= platform.config.twoPersonAbove) return applyAdjustment(platform, tx, staff.username, player, adjustment);
  const approvalId = await askApproval(tx, {
    kind: "players.adjust",
    brandId: player.brandId,
    subject: player.publicId,
    units: adjustment.units,
    currency: player.currency,
    payload: { player: player.publicId, units: adjustment.units.toString(), reason: adjustment.reason, key: adjustment.key },
    reason: adjustment.reason,
    askedById: staff.id,
    askedBy: staff.username,
  });
  await recordAudit(tx, {
    actor: staff.username,
    action: "player.adjust.ask",
    subject: player.publicId,
    brandId: player.brandId,
    after: { units: adjustment.units.toString(), approvalId },
    reason: adjustment.reason,
  });
  return ok({ status: "WAITING", approvalId });
}

/** Moves the money of an adjustment that needs no further person. */
export async function applyAdjustment(
  { wallet }: Platform,
  tx: Tx,
  actor: string,
  player: Player,
  { units, reason, key }: Adjustment,
): Promise<Result<Adjusted, "NOT_ENOUGH_MONEY" | "KEY_REUSED">> {
  const done = await wallet.append(tx, [{ kind: "adjust", player: player.id, key: `adjust:${key}`, units, reason }]);
  if (!done.ok) return refuse(done.refusal === "NOT_ENOUGH_MONEY" ? "NOT_ENOUGH_MONEY" : "KEY_REUSED");
  const [receipt] = done.value;
  if (receipt && !receipt.replayed)
    await recordAudit(tx, {
      actor,
      action: "player.adjust",
      subject: player.publicId,
      brandId: player.brandId,
      after: { units: units.toString(), balance: receipt.balance.toString() },
      reason,
    });
  return ok({ status: "DONE" });
}
