import { rollbackTo, savepoint, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { allBrands, type Brand } from "../../brands/index.ts";
import { lastClosedDay, turnoverOfToday } from "../../figures/index.ts";
import { countsForLoyalty } from "../../loyalty/index.ts";
import { isInAgentLine, playerById, type Player } from "../../players/index.ts";
import { giveReward } from "../../promotions/index.ts";
import { currentSection } from "../../settings/index.ts";
import { bonusPlayOf } from "../../wagering/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { sharedWith } from "../rewarding/shared-with.ts";
import { shareOf } from "./share-of.ts";
import {
  endShare,
  insertShares,
  lockSharing,
  selectSharingFriends,
  updateSharedTo,
  type Share,
  type Sharing,
} from "./sharing.store.ts";

/** Of the player, so that the day is tried again with the next run. */
const FOR_NOW: ReadonlySet<string> = new Set(["RESTRICTED", "BALANCE_LIMIT"]);

/** Shares turnover of friends of days that are over and closed, brand after brand. */
export async function shareTurnover({
  db,
  wallet,
}: Pick<Platform, "db" | "wallet">): Promise<void> {
  for (const brand of await allBrands(db, null)) {
    let after: bigint | undefined = 0n;
    while (after !== undefined) {
      const from: bigint = after;
      after = await db.inTransaction((tx) => shareNext(tx, wallet, brand, from));
    }
  }
}

/**
 * Pays the next player the shares of the next day, in one transaction with the day: repeated or
 * interrupted, a day is paid once. Answers after whom it goes on: the same one while more of their
 * days are closed, undefined after the last.
 */
async function shareNext(
  tx: Tx,
  wallet: Wallet,
  brand: Brand,
  after: bigint,
): Promise<bigint | undefined> {
  const lastDay = await lastClosedDay(tx, brand.id);
  const sharing = lastDay && (await lockSharing(tx, brand.id, after, lastDay));
  if (!sharing) return undefined;
  const player = await playerById(tx, sharing.player);
  if (!player) throw new Error(`Player ${sharing.player} is missing`);
  await savepoint(tx, "unpaid");
  const refusal = await payShares(tx, wallet, brand, player, sharing);
  if (refusal !== undefined) {
    await rollbackTo(tx, "unpaid");
    if (FOR_NOW.has(refusal)) return sharing.player;
  }
  await updateSharedTo(tx, sharing);
  return sharing.player - 1n;
}

/** Pays all shares of a day at once; answers why nothing may be paid. */
async function payShares(
  tx: Tx,
  wallet: Wallet,
  brand: Brand,
  player: Player,
  sharing: Sharing,
): Promise<string | undefined> {
  if (!countsForLoyalty(player, brand) || (await isInAgentLine(tx, player.id))) return undefined;
  const shares = await sharesOf(tx, brand, sharing);
  const units = shares.reduce((sum, one) => sum + one.units, 0n);
  if (units === 0n) return undefined;
  const { wagerTimes: times } = await currentSection(tx, brand.id, "referral");
  await insertShares(tx, shares, times);
  const [key, reason] = [`friends:${player.id}:${sharing.day}`, `friends ${sharing.day}`];
  const paid = await giveReward(tx, wallet, { brand, player, key, reason, units, times });
  return paid.ok ? undefined : paid.refusal;
}

/** What a player gets of each friend's turnover of a day. Who shares a thing with them ends it. */
async function sharesOf(
  tx: Tx,
  { currency, zone }: Brand,
  sharing: Sharing,
): Promise<readonly Share[]> {
  const { day } = sharing;
  const friends = await selectSharingFriends(tx, sharing);
  const bound = await bonusPlayOf(
    tx,
    friends.map(({ friend }) => friend),
    { day, zone },
  );
  const shares: Share[] = [];
  for (const one of friends) {
    const played = await turnoverOfToday(tx, one.friend, { currency, day });
    const share = shareOf(played, bound.get(one.friend), { ppm: one.ppm, currency });
    if (share.units === 0n) continue;
    const shared = await sharedWith(tx, one);
    if (shared === undefined) shares.push({ ...one, day, ...share });
    else await endShare(tx, one.friend, day, shared);
  }
  return shares;
}
