import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../audit/index.ts";
import type { Player } from "../players/index.ts";
import type { StaffSignedIn } from "../staff/index.ts";
import { lockGift, moveGift } from "./gifts.store.ts";

/** Takes a gift back that was not claimed. It is not given again. */
export async function voidGift(
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Result<void, "NOT_FOUND" | "WRONG_STATE">> {
  const gift = await lockGift(tx, player.id, id);
  if (!gift) return refuse("NOT_FOUND");
  if (gift.status !== "ISSUED") return refuse("WRONG_STATE");
  const actor = staff.username;
  await moveGift(tx, gift, "VOIDED", { actor, reason });
  const after = { gift: id, status: "VOIDED" };
  const { publicId: subject, brandId } = player;
  await recordAudit(tx, { actor, action: "vip-gift.void", subject, brandId, reason, after });
  return ok(undefined);
}
