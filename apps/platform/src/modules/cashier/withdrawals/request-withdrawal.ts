import type { Tx } from "@perya/postgres";
import { ok, refuse, type Refused, type Result } from "@perya/result";
import { holds } from "../bank-accounts/bank-account.ts";
import { isBitcoinAddress } from "../bank-accounts/bitcoin-address.ts";
import { bankAccountOfPlayer } from "../bank-accounts/bank-accounts.store.ts";
import { provenNames } from "../bank-accounts/proven-names.ts";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { Payer } from "../cashier.ts";
import { currentSection } from "../../settings/index.ts";
import { limitsOf, type CashierLimits } from "../limits.ts";
import { isWhole } from "../is-whole.ts";
import { lockPlayer } from "../players.store.ts";
import { isWipedOut } from "../wagering/wipe-out.ts";
import { turnoverLeft } from "../wagering/turnover-left.ts";
import { closeRequirements } from "../wagering/wagering.store.ts";
import { withdrawalsFrom } from "../../identity/index.ts";
import { guardsOf, moneyOf, type Wallet } from "../../wallet/index.ts";
import { feeOf } from "./fee.ts";
import { isBitcoinClosed } from "./orders/payers.ts";
import { reviewAbove, type ReviewOf } from "./review-of.ts";
import { walletKey, type Withdrawal } from "./withdrawal.ts";
import {
  insertWithdrawal,
  moveWithdrawal,
  withdrawalByKey,
  withdrawalsOfDay,
} from "./withdrawals.store.ts";

export interface WithdrawalRequest {
  readonly player: Payer;
  readonly units: bigint;
  /** Public id of the account the money goes to. */
  readonly bankAccount: string;
  readonly key: string;
  /** The fee that the player confirmed, in ledger units. */
  readonly feeUnits: bigint;
  /** What the player was shown to owe, in ledger units: it is taken from cash first. */
  readonly owedUnits: bigint;
}

/** Why a player can't withdraw anything at the moment, whatever the amount. */
export const WITHDRAWAL_BLOCKS = [
  "KYC_NEEDED",
  "PLAYER_BLOCKED",
  "MONEY_OWED",
  "TURNOVER_OPEN",
  "TOO_MANY_TODAY",
  "PASSWORD_RECENT",
] as const;

type WithdrawalBlock = (typeof WITHDRAWAL_BLOCKS)[number];

export type RequestWithdrawalRefusal =
  | WithdrawalBlock
  | "KEY_REUSED"
  | "BANK_ACCOUNT_NOT_FOUND"
  | "BANK_ACCOUNT_WAITING"
  | "HOLDER_DIFFERS"
  | "BITCOIN_NOT_OFFERED"
  | "AMOUNT_TOO_SMALL"
  | "AMOUNT_TOO_LARGE"
  | "DAILY_LIMIT"
  | "FEE_DIFFERS"
  | "OWED_DIFFERS"
  | "INSUFFICIENT_FUNDS";

/**
 * Requests a withdrawal. What the player owes is taken from cash first, for good. The amount leaves
 * cash at once and is held until staff decide, and so does the fee, for good unless nothing is
 * paid. Repeating a key returns the same withdrawal and holds nothing more. What `reviewOf` has a
 * reason for begins in review. The caller has checked the password.
 */
export async function requestWithdrawal(
  tx: Tx,
  wallet: Wallet,
  request: WithdrawalRequest,
  reviewOf: ReviewOf = reviewAbove,
): Promise<Result<Withdrawal, RequestWithdrawalRefusal | "AMOUNT_NOT_WHOLE">> {
  const { player, units, key, feeUnits, owedUnits } = request;
  await lockPlayer(tx, player.id);
  const earlier = await withdrawalByKey(tx, player.id, key);
  const account = await bankAccountOfPlayer(tx, player.id, request.bankAccount);
  if (earlier)
    return earlier.units === units && earlier.bankAccount === account?.id
      ? ok(earlier)
      : refuse("KEY_REUSED");
  if (!isWhole(units, player)) return refuse("AMOUNT_NOT_WHOLE");

  const limits = limitsOf(await currentSection(tx, player.brandId, "cashier"));
  const eligibility = await withdrawalEligibility(tx, player, limits);
  const [block] = eligibility.missing;
  if (block) return refuse(block);
  if (!account || account.removed) return refuse("BANK_ACCOUNT_NOT_FOUND");
  if (!account.usable) return refuse("BANK_ACCOUNT_WAITING");
  // An account may be older than the name it is compared with.
  if (!holds(account.holder, await provenNames(tx, player.id))) return refuse("HOLDER_DIFFERS");
  if (isBitcoinAddress(account.number) && (await isBitcoinClosed(tx, player.brandId)))
    return refuse("BITCOIN_NOT_OFFERED");
  const size = refuseSize(units, limits, eligibility.dailyLeft);
  if (size) return size;
  const terms = await currentSection(tx, player.brandId, "payouts");
  if (feeUnits !== feeOf(terms, units, player.currency, eligibility.askedToday))
    return refuse("FEE_DIFFERS");
  if (owedUnits !== eligibility.owed) return refuse("OWED_DIFFERS");

  const publicId = newPublicId("wd");
  if (!(await takeMoney(tx, wallet, publicId, request))) return refuse("INSUFFICIENT_FUNDS");
  await closeRequirements(tx, player.id);
  const names = {
    publicId,
    player: player.id,
    brandId: player.brandId,
    playerName: player.username,
    playerRef: player.publicId,
  };
  const made = await insertWithdrawal(tx, {
    ...names,
    key,
    units,
    feeUnits,
    currency: player.currency,
    book: player.book,
    bankAccount: account.id,
  });
  const reason = await reviewOf(tx, { publicId, player, units });
  return ok(
    reason === undefined
      ? made
      : await moveWithdrawal(tx, made, "RISK_REVIEW", "system", { reason }),
  );
}

/**
 * Takes what is owed, holds the amount and takes the fee; false, with nothing moved, when cash does
 * not cover all of it.
 */
async function takeMoney(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  { player, units, feeUnits, owedUnits }: WithdrawalRequest,
): Promise<boolean> {
  const of = { player: player.id, reason: publicId };
  const owedKey = walletKey({ publicId }, "owed");
  const owed = { ...of, kind: "collect", key: owedKey, units: owedUnits } as const;
  const hold = { ...of, kind: "hold", key: walletKey({ publicId }, "hold"), units } as const;
  const fee = {
    ...of,
    kind: "debit",
    key: walletKey({ publicId }, "fee"),
    units: feeUnits,
    contra: "withdrawalFees",
  } as const;
  const taken = await wallet.append(tx, [
    ...(owedUnits > 0n ? [owed] : []),
    hold,
    ...(feeUnits > 0n ? [fee] : []),
  ]);
  if (!taken.ok && taken.refusal !== "NOT_ENOUGH_MONEY")
    throw new Error(`Withdrawal ${publicId} could not be held: ${taken.refusal}`);
  return taken.ok;
}

/** What a player still lacks for a withdrawal. Amounts in ledger units. */
export interface Eligibility {
  /** Everything that is missing; a request is refused with the first. */
  readonly missing: readonly WithdrawalBlock[];
  readonly dailyLeft: bigint;
  /** Withdrawals of the last 24 hours. */
  readonly askedToday: bigint;
  readonly turnoverLeft: bigint;
  /** What the player owes; a withdrawal takes it from cash first. */
  readonly owed: bigint;
  /** When withdrawals are possible again after a password was recovered; null when they are. */
  readonly waitsUntil: Temporal.Instant | null;
}

/** Checks everything that must hold before a payout. The wallet page shows the same. */
export async function withdrawalEligibility(
  tx: Tx,
  player: Pick<Payer, "id" | "kycLevel">,
  limits: CashierLimits,
): Promise<Eligibility> {
  const today = await withdrawalsOfDay(tx, player.id);
  const { withdrawalPerDay, withdrawalsPerDay } = limits.ofLevel(player.kycLevel);
  const left = withdrawalPerDay - today.units;
  const toPlay = await turnoverLeft(tx, player.id);
  const isWiped = toPlay > 0n && (await isWipedOut(tx, player.id, limits.wipedOutBelow));
  const open = isWiped ? 0n : toPlay;
  const waitsUntil = await withdrawalsFrom(tx, player.id);
  const { cash, owed } = (await moneyOf(tx, player.id)) ?? { cash: 0n, owed: 0n };
  const isMissing: Readonly<Record<WithdrawalBlock, boolean>> = {
    KYC_NEEDED: player.kycLevel < limits.withdrawalLevel,
    // A self-excluded player may still withdraw; a blocked one may not.
    PLAYER_BLOCKED: (await guardsOf(tx, player.id))?.blocked !== false,
    // What cash covers is taken with the withdrawal.
    MONEY_OWED: owed > 0n && cash <= owed,
    TURNOVER_OPEN: open > 0n,
    TOO_MANY_TODAY: today.count >= BigInt(withdrawalsPerDay),
    PASSWORD_RECENT: waitsUntil !== null,
  };
  return {
    dailyLeft: left > 0n ? left : 0n,
    askedToday: today.count,
    turnoverLeft: open,
    owed,
    waitsUntil,
    missing: WITHDRAWAL_BLOCKS.filter((block) => isMissing[block]),
  };
}

function refuseSize(
  units: bigint,
  { withdrawalMin, withdrawalMax }: CashierLimits,
  dailyLeft: bigint,
): Refused<"AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" | "DAILY_LIMIT"> | undefined {
  if (units < withdrawalMin) return refuse("AMOUNT_TOO_SMALL");
  if (units > withdrawalMax) return refuse("AMOUNT_TOO_LARGE");
  if (units > dailyLeft) return refuse("DAILY_LIMIT");
  return undefined;
}
