import type { Tx } from "@perya/postgres";
import { openStakeNow } from "../../rounds/index.ts";
import {
  cancelRequirement,
  countTurnover,
  requirementOf,
  settleRequirement,
} from "../../wagering/index.ts";
import { lastSeqOf, lockMoney, type Wallet } from "../../wallet/index.ts";
import { keptOf, mostAtCompletion } from "../rules/kept-of.ts";
import type { Grant } from "./grant.ts";
import { lockGrant, ruleOfGrant } from "./grants.store.ts";
import { moveGrant } from "./move-grant.ts";
import { moneyNow, ownMoney } from "./own-money.ts";
import { insertTail } from "./tails.store.ts";

/** How a bonus ends before or after it was played. */
export type End = "COMPLETED" | "EXPIRED" | "FORFEITED" | "VOIDED";

/** Who ends a grant, and why. */
export interface Ending {
  readonly actor: string;
  readonly reason?: string;
}

/**
 * Holds a grant with everything that moves its player's money, in the order in which everything
 * else does: turnover, wallet, grant. Undefined for one that is not being wagered any more.
 */
export async function holdGrant(tx: Tx, of: Grant): Promise<Grant | undefined> {
  await countTurnover(tx, [of.player]);
  await lockMoney(tx, of.player);
  const grant = await lockGrant(tx, of.publicId);
  return grant?.status === "PROCESS" ? grant : undefined;
}

/**
 * Ends a grant that `holdGrant` holds, once: what was played to its end is completed whatever was
 * asked for, but for a void. What is taken back is a movement of its own; the part of it that is
 * at a vendor is owed. Bets that are open are followed to their ends.
 */
export async function endGrant(
  tx: Tx,
  wallet: Wallet,
  grant: Grant,
  asked: End,
  ending: Ending,
): Promise<Grant> {
  const { publicId, player, bonusUnits } = grant;
  const known = await requirementOf(tx, "BONUS", publicId);
  const to = known?.status === "DONE" && asked !== "VOIDED" ? "COMPLETED" : asked;
  await cancelRequirement(tx, "BONUS", publicId, ending.reason ?? to);
  const own = await ownMoney(tx, grant);
  const { maxCashOutTimes } = await ruleOfGrant(tx, grant);
  // Who has nothing left to play with has nothing to lose.
  const most =
    known?.status === "CLEARED"
      ? null
      : to === "COMPLETED"
        ? mostAtCompletion(own, bonusUnits, maxCashOutTimes)
        : own;
  const { removed, allowance } = keptOf(await moneyNow(tx, player), most);
  if (removed > 0n) await takeBack(tx, wallet, grant, removed);
  if (most !== null && (await openStakeNow(tx, player)) !== 0n) {
    const endSeq = await lastSeqOf(tx, player);
    await insertTail(tx, { grant: grant.id, player, endSeq, allowance });
  }
  const ended = await moveGrant(tx, grant, to, { ...ending, removedUnits: removed });
  await settleRequirement(tx, "BONUS", publicId);
  return ended;
}

async function takeBack(
  tx: Tx,
  wallet: Wallet,
  { publicId, player }: Grant,
  units: bigint,
): Promise<void> {
  const key = `bonus-end:${publicId}`;
  const taken = await wallet.append(tx, [
    { kind: "reverse", player, key, units, contra: "promotions", reason: publicId },
  ]);
  if (!taken.ok) throw new Error(`Bonus ${publicId} could not be taken back: ${taken.refusal}`);
  if (taken.value[0]?.replayed) throw new Error(`Bonus ${publicId} was taken back before`);
}
