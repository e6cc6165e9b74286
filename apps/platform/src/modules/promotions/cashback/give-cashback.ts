import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { countTurnover } from "../../wagering/index.ts";
import { lockMoney, type Wallet } from "../../wallet/index.ts";
import { creditBonus, issueGrant } from "../grants/give-bonus.ts";
import { reserveBudget } from "../grants/grants.store.ts";
import { insertRefusal } from "../grants/refusals.store.ts";
import {
  refusedCredit,
  refusedPerson,
  refusedShare,
  type PlannedGrant,
} from "../grants/refused-grant.ts";
import { lockPromotion } from "../promotions.store.ts";
import { requiredOf } from "../rules/bonus-of.ts";
import { selectWaiting, updateDecided, type Waiting } from "./cashback.store.ts";

/** Cashback of one read. */
const MOST = 500;

/**
 * Gives players what they get back, each in one transaction: on their lists to claim, or credited
 * at once. What can't be credited now, because another bonus is running, waits to be claimed.
 */
export async function giveCashback({ db, wallet, live }: Platform): Promise<void> {
  let waiting = await selectWaiting(db, 0n, MOST);
  while (waiting.length > 0) {
    for (const one of waiting)
      if (await db.inTransaction((tx) => giveOne(tx, wallet, one)))
        live.publishBalances([one.player]);
    waiting = await selectWaiting(db, waiting.at(-1)?.id ?? 0n, MOST);
  }
}

/** Whether money was credited. */
async function giveOne(tx: Tx, wallet: Wallet, waiting: Waiting): Promise<boolean> {
  await countTurnover(tx, [waiting.player]);
  await lockMoney(tx, waiting.player);
  const planned = await planOf(tx, waiting);
  const { promotion, player, bonus } = planned;
  if (promotion.rule.type !== "CASHBACK") throw new Error(`${promotion.publicId} is no cashback`);
  if (!(await updateDecided(tx, waiting.id))) return false;
  const refused = (await refusedPerson(tx, planned)) ?? (await refusedShare(tx, planned));
  if (refused || !(await reserveBudget(tx, promotion.id, bonus))) {
    await insertRefusal(tx, {
      promotion: promotion.id,
      player: player.id,
      reason: refused?.refusal ?? "BUDGET_USED",
      detail: refused?.detail,
    });
    return false;
  }
  const { payment, claimDays } = promotion.rule;
  const issued = await issueGrant(tx, { ...planned, depositId: null, actor: "system", claimDays });
  if (payment === "CLAIM" || (await refusedCredit(tx, planned))) return false;
  await creditBonus(tx, wallet, issued, planned, "system");
  return true;
}

async function planOf(tx: Tx, waiting: Waiting): Promise<PlannedGrant> {
  const player = await playerById(tx, waiting.player);
  const brand = player && (await brandById(tx, player.brandId));
  const promotion = brand && (await lockPromotion(tx, waiting.promotion, brand.id));
  if (!player || !brand || !promotion)
    throw new Error(`What cashback ${waiting.id} rests on is gone`);
  const bonus = waiting.bonusUnits;
  const asked = requiredOf({ deposit: 0n, bonus }, promotion.rule);
  const cap = (await bonusLawNow(tx, brand)).wagerCap({ deposit: 0n, bonus });
  const required = cap !== undefined && cap < asked ? cap : asked;
  return { promotion, brand, player, period: waiting.period, deposit: 0n, bonus, required };
}
