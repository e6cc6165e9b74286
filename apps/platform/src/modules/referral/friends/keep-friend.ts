import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../../secrets/public-id.ts";
import { brandById } from "../../brands/index.ts";
import { arrivalOf, playerById, playerByPublicId } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import { insertFriend } from "./friends.store.ts";

/** A day as it is counted from a registration on. */
const HOURS = 24;

/**
 * Keeps who invited a player that has registered, with the terms of now; nobody where an agent's
 * code came along, because an agent's line wins, and nobody while it is off.
 */
export async function keepFriend(tx: Tx, player: bigint, brandId: bigint): Promise<void> {
  const terms = await currentSection(tx, brandId, "referral");
  const arrival = terms.on ? await arrivalOf(tx, player) : undefined;
  if (!arrival?.upline || arrival.referralCode === null || arrival.affiliateCode !== null) return;
  const [friend, brand] = [await playerById(tx, player), await brandById(tx, brandId)];
  const referrer = await playerByPublicId(tx, arrival.upline.publicId);
  if (!friend || !brand || !referrer) return;
  const after = (days: number) => friend.createdAt.add({ hours: days * HOURS });
  await insertFriend(tx, {
    friend: friend.id,
    publicId: newPublicId("rf"),
    referrer: referrer.id,
    brandId,
    currency: brand.currency,
    registeredAt: friend.createdAt,
    neededDeposits: BigInt(terms.deposits),
    depositUntil: after(terms.depositDays),
    neededTurnover: BigInt(terms.turnover),
    playUntil: after(terms.playDays),
    rewardUnits: BigInt(terms.reward),
    friendUnits: BigInt(terms.friendReward),
    wagerTimes: terms.wagerTimes,
    sharePpm: terms.sharePpm,
    shareDays: terms.shareDays,
    claimDays: terms.paid === "claim" ? terms.claimDays : 0,
  });
}
