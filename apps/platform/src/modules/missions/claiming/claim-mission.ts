import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import { countsForLoyalty, vipOf } from "../../loyalty/index.ts";
import type { Player } from "../../players/index.ts";
import { givePoints } from "../../points/index.ts";
import { giveReward } from "../../promotions/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { wordsIn, type Mission } from "../making/mission.ts";
import { addClaim, missionByPublicId } from "../making/missions.store.ts";
import { lockMember, lockProgress, markClaimed } from "../progress/progress.store.ts";
import { periodOf } from "../progress/period.ts";
import { standingOf } from "../progress/standing.ts";
import type { ClaimRefusal } from "../refusals.ts";

/** A mission that a player claims, in the span that begins with a day. */
interface Claim {
  readonly player: Player;
  readonly brand: Brand;
  readonly publicId: string;
  readonly period: Temporal.PlainDate;
}

/**
 * Pays the reward of a mission that is done, points and cash, in one transaction with its state:
 * of two claims at once one is paid. Where it is refused the caller rolls its transaction back.
 */
export async function claimMission(
  tx: Tx,
  wallet: Wallet,
  { player, brand, publicId, period }: Claim,
): Promise<Result<Mission, ClaimRefusal>> {
  await lockMember(tx, player.id);
  const mission = await missionByPublicId(tx, publicId, brand.id);
  if (!mission?.offeredAt || !periodOf(mission.span, period).equals(period))
    return refuse("NOT_FOUND");
  if (!countsForLoyalty(player, brand)) return refuse("REWARD_BARRED");
  const counted = await lockProgress(tx, player.id, mission.id, period);
  const { level: vipLevel } = await vipOf(tx, player.id, brand.id);
  const { kycLevel } = player;
  const at = { period, zone: brand.zone, now: await readClock(tx), vipLevel, kycLevel };
  const { status } = standingOf(mission, counted, at);
  if (status !== "DONE") return refuse(WHY_NOT[status]);
  await markClaimed(tx, player.id, mission, period);
  return payReward(tx, wallet, { player, brand, mission, period });
}

const WHY_NOT = {
  LOCKED: "MISSION_LOCKED",
  ACTIVE: "MISSION_NOT_DONE",
  CLAIMED: "REWARD_CLAIMED",
  EXPIRED: "REWARD_LATE",
} as const satisfies Readonly<Record<string, ClaimRefusal>>;

/** Locks are taken in the order: member, progress, points, play, money, mission. */
async function payReward(
  tx: Tx,
  wallet: Wallet,
  { player, brand, mission, period }: Omit<Claim, "publicId"> & { readonly mission: Mission },
): Promise<Result<Mission, ClaimRefusal>> {
  const { publicId, points, cash: units, wagerTimes: times } = mission;
  const ref = `${publicId}:${period.toString()}`;
  if (points > 0n) {
    const remark = wordsIn(mission, []).title;
    await givePoints(tx, { player: player.id, brandId: brand.id, points, ref, remark });
  }
  const key = `${ref}:${player.id}`;
  const paid = await giveReward(tx, wallet, { brand, player, key, units, times, reason: publicId });
  if (!paid.ok) return refuse(paid.refusal === "BALANCE_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
  await addClaim(tx, mission.id);
  return ok(mission);
}
