import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isAboveBalanceLimit } from "../../../limits/index.ts";
import { clearWipedOut, requirePlay, wipedOutBelow } from "../../../wagering/index.ts";
import { guardsOf, isExcluded, lockMoney, type Wallet } from "../../../wallet/index.ts";
import type { Rebate } from "../rebate.ts";
import { updateCredited } from "../rebates.store.ts";

export type CreditRefusal = "REBATE_BLOCKED" | "OWN_LIMIT";

/**
 * Credits a rebate that the caller holds, from the house's account for rebates, with what has to be
 * played. Blocked and excluded players get none for now, and nobody is lifted above their own limit
 * of the balance. Where it is refused the caller rolls its transaction back: what has to be played
 * is written first, because locks are taken in that order.
 */
export async function creditRebate(
  tx: Tx,
  wallet: Wallet,
  { publicId, player, brandId, units, playTimes }: Rebate,
  by: "player" | "system",
): Promise<Result<void, CreditRefusal>> {
  await clearWipedOut(tx, player, await wipedOutBelow(tx, brandId));
  const required = units * BigInt(playTimes);
  if (required > 0n)
    await requirePlay(tx, wallet, {
      player,
      brandId,
      source: "ADJUST",
      key: publicId,
      principal: units,
      required,
      reason: "Rebate",
    });
  await lockMoney(tx, player);
  const guards = await guardsOf(tx, player);
  if (!guards || guards.blocked || isExcluded(guards)) return refuse("REBATE_BLOCKED");
  if (await isAboveBalanceLimit(tx, player, units)) return refuse("OWN_LIMIT");
  const paid = await wallet.append(tx, [
    {
      kind: "credit",
      player,
      key: `rebate:${publicId}`,
      units,
      contra: "rebates",
      reason: publicId,
    },
  ]);
  if (!paid.ok) throw new Error(`Rebate ${publicId} was not paid: ${paid.refusal}`);
  await updateCredited(tx, publicId, by);
  return ok(undefined);
}
