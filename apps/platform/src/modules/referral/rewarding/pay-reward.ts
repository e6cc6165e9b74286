import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../facts/index.ts";
import { dayOf } from "../../figures/index.ts";
import { isInAgentLine, type Player } from "../../players/index.ts";
import { giveReward } from "../../promotions/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { referralRewarded } from "../facts.ts";
import { markRewarded } from "../friends/friends.store.ts";
import { updateSharing } from "../friends/members.store.ts";
import type { Parties } from "./parties.ts";

type PayRefusal = "BARRED" | "RESTRICTED" | "BALANCE_LIMIT" | "LAW" | "TOO_YOUNG";

/**
 * Pays who invited a friend, and the friend, in one transaction with the state. Locks of money are
 * taken in the order of players' ids: who invites has the lower one. Where it is refused, for
 * either of them, the caller rolls back.
 */
export async function payReward(
  tx: Tx,
  wallet: Wallet,
  parties: Parties,
): Promise<Result<void, PayRefusal>> {
  const { one, referrer, friend } = parties;
  const sides = [
    { player: referrer, other: friend, units: one.rewardUnits, invited: false },
    { player: friend, other: referrer, units: one.friendUnits, invited: true },
  ];
  for (const side of sides) {
    const paid = await paySide(tx, wallet, parties, side);
    if (!paid.ok) return refuse(paid.refusal, `${paid.detail ?? ""} ${nameOf(side)}`.trim());
  }
  const share = await sharedDays(tx, parties);
  await markRewarded(tx, one.friend, share);
  if (share) await updateSharing(tx, one.referrer, share);
  return ok(undefined);
}

interface Side {
  readonly player: Player;
  readonly other: Player;
  readonly units: bigint;
  /** Whether it is the friend's. */
  readonly invited: boolean;
}

const nameOf = ({ invited }: Side) => (invited ? "(the friend)" : "(who invited them)");

async function paySide(
  tx: Tx,
  wallet: Wallet,
  { one, brand }: Parties,
  { player, other, units, invited }: Side,
): Promise<Result<void, PayRefusal>> {
  const key = `${one.publicId}:${player.id}`;
  const reward = { brand, player, key, reason: one.publicId, units, times: one.wagerTimes };
  const paid = await giveReward(tx, wallet, reward);
  if (!paid.ok || units === 0n) return paid;
  const about = { player: player.id, other: other.id, brand: brand.id };
  const { currency } = player;
  await tellFact(tx, referralRewarded, { ...about, units, currency, invited });
  return ok(undefined);
}

/**
 * The days of the brand's clock whose turnover is shared, from the next one on; null for none. An
 * agent's line earns of it already.
 */
async function sharedDays(
  tx: Tx,
  { one, brand }: Parties,
): Promise<{ readonly from: string; readonly until: string } | null> {
  if (one.sharePpm === 0 || (await isInAgentLine(tx, one.referrer))) return null;
  const today = Temporal.PlainDate.from(dayOf(await readClock(tx), brand.zone));
  const [from, until] = [today.add({ days: 1 }), today.add({ days: one.shareDays })];
  return { from: from.toString(), until: until.toString() };
}
