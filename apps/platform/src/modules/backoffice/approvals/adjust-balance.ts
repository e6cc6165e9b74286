import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { moveOf, moveOrAsk, type Change, type Moved } from "./move-or-ask.ts";

type AdjustRefusal = "NOT_ENOUGH_MONEY" | "KEY_REUSED";

/** Adjusts a balance, or asks a second person to. */
export function adjustBalance(
  platform: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  change: Change,
): Promise<Result<Moved, AdjustRefusal>> {
  const move = moveOf("players.adjust", staff, player, change);
  return moveOrAsk(tx, staff, move, platform.config.twoPersonAbove, () =>
    applyAdjustment(platform, tx, staff.username, player, change),
  );
}

/** Moves the money of an adjustment that needs no further person. */
export async function applyAdjustment(
  { wallet }: Platform,
  tx: Tx,
  actor: string,
  player: Player,
  { units, reason, key }: Change,
): Promise<Result<{ readonly replayed: boolean }, AdjustRefusal>> {
  const done = await wallet.append(tx, [
    { kind: "adjust", player: player.id, key: `adjust:${key}`, units, reason },
  ]);
  if (!done.ok)
    return refuse(done.refusal === "NOT_ENOUGH_MONEY" ? "NOT_ENOUGH_MONEY" : "KEY_REUSED");
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
  return ok({ replayed: receipt?.replayed === true });
}
