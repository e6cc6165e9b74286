import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { moveOf, moveOrAsk, type Change, type Moved } from "./move-or-ask.ts";

export const WAIVE_KIND = "players.waive";

export type WaiveRefusal = "OWED_LESS" | "KEY_REUSED";

/** Waives so much of what a player owes, or asks a second person to. */
export function waiveOwed(
  platform: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  change: Change,
): Promise<Result<Moved, WaiveRefusal>> {
  const move = moveOf(WAIVE_KIND, staff, player, change);
  return moveOrAsk(tx, staff, move, platform.config.twoPersonAbove, () =>
    applyWaiver(platform, tx, staff.username, player, change),
  );
}

/** Waives what needs no further person; never more than is owed. */
export async function applyWaiver(
  { wallet }: Pick<Platform, "wallet">,
  tx: Tx,
  actor: string,
  { id, publicId, brandId }: Player,
  { units, reason, key }: Change,
): Promise<Result<{ readonly replayed: boolean }, WaiveRefusal>> {
  const done = await wallet.append(tx, [
    { kind: "waive", player: id, key: `waive:${key}`, units, reason },
  ]);
  if (!done.ok) return refuse(done.refusal === "NOT_ENOUGH_MONEY" ? "OWED_LESS" : "KEY_REUSED");
  const replayed = done.value[0]?.replayed === true;
  if (!replayed)
    await recordAudit(tx, {
      actor,
      action: "player.waive",
      subject: publicId,
      brandId,
      after: { units: units.toString() },
      reason,
    });
  return ok({ replayed });
}
