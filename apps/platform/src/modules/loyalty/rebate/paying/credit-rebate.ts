import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { giveCash } from "../../../wagering/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import type { Rebate } from "../rebate.ts";
import { updateCredited } from "../rebates.store.ts";

export type CreditRefusal = "REBATE_BLOCKED" | "OWN_LIMIT";

/**
 * Credits a rebate that the caller holds, from the house's account for rebates, with what has to be
 * played. Where it is refused, for now, the caller rolls its transaction back.
 */
export async function creditRebate(
  tx: Tx,
  wallet: Wallet,
  { publicId, player, brandId, units, playTimes }: Rebate,
  by: "player" | "system",
): Promise<Result<void, CreditRefusal>> {
  const paid = await giveCash(tx, wallet, {
    player,
    brandId,
    key: publicId,
    units,
    required: units * BigInt(playTimes),
    contra: "rebates",
    movement: "rebate",
    ref: publicId,
    about: "Rebate",
  });
  if (!paid.ok) return refuse(paid.refusal === "OWN_LIMIT" ? "OWN_LIMIT" : "REBATE_BLOCKED");
  await updateCredited(tx, publicId, by);
  return ok(undefined);
}
