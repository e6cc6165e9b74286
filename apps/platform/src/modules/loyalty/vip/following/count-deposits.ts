import type { Tx } from "@perya/postgres";
import { brandById, type Brand } from "../../../brands/index.ts";
import { depositedBy } from "../../../cashier/index.ts";
import { isExcluded, playerById, type Player } from "../../../players/index.ts";
import { levelAfterChargeBack } from "../ladder/decide-level.ts";
import { ladderOf, termsOf } from "../ladder/ladder.ts";
import { insertMembers, lockMembers, updateDeposits } from "../members.store.ts";
import { bySystem, moveLevels } from "../move-levels.ts";
import { raiseLevels } from "../raise-levels.ts";

/**
 * Counts what a player has paid in, in all, after a deposit was credited or charged back. The sum
 * is taken from the cashier whole, so it may be asked again and in any order.
 */
export async function countDeposits(tx: Tx, player: bigint, brandId: bigint): Promise<void> {
  const [found, brand] = [await playerById(tx, player), await brandById(tx, brandId)];
  if (!found || !brand || !counts(found, brand)) return;
  await insertMembers(tx, brandId, [player]);
  const [member] = await lockMembers(tx, [player], brand.zone);
  const deposits = await depositedBy(tx, [player]);
  const [before, after] = [member?.deposits ?? 0n, deposits.get(player) ?? 0n];
  await updateDeposits(tx, new Map([[player, after]]));
  if (!member || after >= before) return raiseLevels(tx, brand, [player]);
  const levels = await ladderOf(tx, brandId);
  const level = levelAfterChargeBack(termsOf(levels), member, { before, after });
  await moveLevels(
    tx,
    levels,
    [{ member: { ...member, deposits: after }, level, floor: member.floor }],
    bySystem("CHARGE_BACK"),
  );
}

/**
 * Whether a player's money counts on the ladder: in the brand's currency, and its real money, or
 * play money where a brand has no other. Trial and test accounts never count.
 */
export function counts(player: Player, { currency, realMoney }: Brand): boolean {
  return (
    player.currency === currency &&
    player.book === (realMoney ? "real" : "play") &&
    !isExcluded(player)
  );
}
