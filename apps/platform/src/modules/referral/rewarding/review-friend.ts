import { readClock, rollbackTo, savepoint, type Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { friendQualified } from "../facts.ts";
import { decideFriend } from "../friends/decide-friend.ts";
import { doneBy } from "../friends/done-by.ts";
import type { Friend } from "../friends/friend.ts";
import {
  lockDue,
  markEnded,
  markOpen,
  markWaiting,
  selectDue,
  updateDone,
} from "../friends/friends.store.ts";
import { lockMember } from "../friends/members.store.ts";
import { partiesOf, type Parties } from "./parties.ts";
import { payReward } from "./pay-reward.ts";
import { whyRefused } from "./why-refused.ts";

/** When a reward is tried again that can't be paid now, and for how long it is. */
const AGAIN_HOURS = 24;
const LOST_HOURS = 30 * 24;
const DAY_HOURS = 24;
/** Of a player, so that another day may bring another answer. */
const FOR_NOW: ReadonlySet<string> = new Set(["BARRED", "RESTRICTED", "BALANCE_LIMIT"]);

/**
 * Looks at the next friend who is due: what they have done, whether it brings a reward, and pays
 * it, in one transaction. Interrupted or done twice at once it is paid once. Returns whether it is
 * worth asking again. Locks are taken in the order: member, friend, play, money.
 */
export async function reviewNext(tx: Tx, wallet: Wallet): Promise<boolean> {
  const due = await selectDue(tx);
  if (!due) return false;
  await lockMember(tx, due.referrer, due.brandId);
  const one = await lockDue(tx, due.friend);
  if (one) await reviewFriend(tx, wallet, one);
  return true;
}

async function reviewFriend(tx: Tx, wallet: Wallet, one: Friend): Promise<void> {
  const parties = await partiesOf(tx, one);
  const done = await doneBy(tx, one, parties.friend);
  await updateDone(tx, one.friend, done);
  const now = await readClock(tx);
  const { standing, until } = decideFriend(one, done, now);
  if (standing === "OPEN") return markOpen(tx, one.friend, until);
  if (standing === "LATE") return markEnded(tx, one.friend, "LATE", NOTHING);
  const refused = await whyRefused(tx, parties);
  if (refused) return markEnded(tx, one.friend, "REFUSED", refused);
  const { claimUntil, lostAt } = waitsUntil(one, now);
  if (isBefore(now, claimUntil)) return wait(tx, parties, claimUntil, NOTHING);
  await savepoint(tx, "unpaid");
  const paid = await payReward(tx, wallet, parties);
  if (paid.ok) return undefined;
  await rollbackTo(tx, "unpaid");
  const why = { reason: paid.refusal, detail: paid.detail ?? null };
  return FOR_NOW.has(paid.refusal) && isBefore(now, lostAt)
    ? wait(tx, parties, now.add({ hours: AGAIN_HOURS }), why)
    : markEnded(tx, one.friend, "REFUSED", why);
}

const NOTHING = { reason: null, detail: null };
const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0;

/** Until when a reward waits to be claimed, and when it is lost to who may not be paid. */
function waitsUntil({ qualifiedAt, claimDays }: Friend, now: Temporal.Instant) {
  const claimUntil = (qualifiedAt ?? now).add({ hours: claimDays * DAY_HOURS });
  return { claimUntil, lostAt: claimUntil.add({ hours: LOST_HOURS }) };
}

/** Has a reward wait; who invited the friend is told the first time. */
async function wait(
  tx: Tx,
  { one, brand, referrer }: Parties,
  lookAt: Temporal.Instant,
  why: Parameters<typeof markWaiting>[3],
): Promise<void> {
  await markWaiting(tx, one.friend, lookAt, why);
  if (one.qualifiedAt !== null) return;
  const { rewardUnits: units, currency } = one;
  const about = { player: referrer.id, other: one.friend, brand: brand.id };
  await tellFact(tx, friendQualified, { ...about, units, currency });
}
