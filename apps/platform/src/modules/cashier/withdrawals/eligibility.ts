import type { Tx } from "@perya/postgres";
import { withdrawalsFrom } from "../../identity/index.ts";
import { isShutOut } from "../../limits/index.ts";
import type { BrandSettings } from "../../settings/index.ts";
import { isWipedOut, unplayedOf } from "../../wagering/index.ts";
import { guardsOf, moneyOf } from "../../wallet/index.ts";
import type { Payer } from "../cashier.ts";
import type { CashierLimits } from "../limits.ts";
import { mostByWay, type MostByWay } from "./ways/most-by-way.ts";
import { withdrawalsOfDay } from "./withdrawals.store.ts";

/** Why a player can't withdraw anything at the moment, whatever the amount. */
export const WITHDRAWAL_BLOCKS = [
  "KYC_NEEDED",
  "PLAYER_BLOCKED",
  "MONEY_OWED",
  "TURNOVER_OPEN",
  "BONUS_OPEN",
  "TOO_MANY_TODAY",
  "PASSWORD_RECENT",
] as const;

export type WithdrawalBlock = (typeof WITHDRAWAL_BLOCKS)[number];

/** What a player still lacks for a withdrawal. Amounts in ledger units. */
export interface Eligibility {
  /** Everything that is missing; a request is refused with the first. */
  readonly missing: readonly WithdrawalBlock[];
  readonly dailyLeft: bigint;
  /** Withdrawals of the last 24 hours. */
  readonly askedToday: bigint;
  /** What is left to play of deposits and transfers. */
  readonly turnoverLeft: bigint;
  /** What is not played of them and needs not be, because the player is excluded from play. */
  readonly waived: bigint;
  /** What is left to play of bonuses, and of what staff added. */
  readonly bonusLeft: bigint;
  /** What the player owes; a withdrawal takes it from cash first. */
  readonly owed: bigint;
  /** Most that may go to a bank account, and to a Bitcoin address. */
  readonly mostTo: MostByWay;
  /** When withdrawals are possible again after a password was recovered; null when they are. */
  readonly waitsUntil: Temporal.Instant | null;
}

/** Checks everything that must hold before a payout. The wallet page shows the same. */
export async function withdrawalEligibility(
  tx: Tx,
  player: Pick<Payer, "id" | "brandId" | "kycLevel">,
  limits: CashierLimits,
  terms: Pick<BrandSettings["payouts"], "unplayedFeeBps" | "returnFirst">,
): Promise<Eligibility> {
  const today = await withdrawalsOfDay(tx, player.id);
  const { withdrawalPerDay, withdrawalsPerDay } = limits.ofLevel(player.kycLevel);
  const left = withdrawalPerDay - today.units;
  const { deposits, bonuses, isLocked } = await unplayedOf(tx, player.id);
  const isWiped = deposits > 0n && (await isWipedOut(tx, player.id, limits.wipedOutBelow));
  // Who is excluded can't play what is asked for, and no law lets a house keep the money for that.
  const isWaived = !isWiped && deposits > 0n && (await isShutOut(tx, player.id));
  const open = isWiped || isWaived ? 0n : deposits;
  const waitsUntil = await withdrawalsFrom(tx, player.id);
  const { cash, owed } = (await moneyOf(tx, player.id)) ?? { cash: 0n, owed: 0n };
  const isMissing: Readonly<Record<WithdrawalBlock, boolean>> = {
    KYC_NEEDED: player.kycLevel < limits.withdrawalLevel,
    // A self-excluded player may still withdraw; a blocked one may not.
    PLAYER_BLOCKED: (await guardsOf(tx, player.id))?.blocked !== false,
    // What cash covers is taken with the withdrawal.
    MONEY_OWED: owed > 0n && cash <= owed,
    TURNOVER_OPEN: open > 0n && terms.unplayedFeeBps === null,
    // No fee stands for what a bonus asks for.
    BONUS_OPEN: isLocked,
    TOO_MANY_TODAY: today.count >= BigInt(withdrawalsPerDay),
    PASSWORD_RECENT: waitsUntil !== null,
  };
  return {
    dailyLeft: left > 0n ? left : 0n,
    askedToday: today.count,
    turnoverLeft: open,
    waived: isWaived ? deposits : 0n,
    bonusLeft: bonuses,
    owed,
    // What was not played goes back where it came from, whatever the brand wants of the rest.
    mostTo: await mostByWay(tx, player, { returnFirst: terms.returnFirst || isWaived }),
    waitsUntil,
    missing: WITHDRAWAL_BLOCKS.filter((block) => isMissing[block]),
  };
}
