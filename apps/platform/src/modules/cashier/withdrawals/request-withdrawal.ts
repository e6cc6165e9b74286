import type { Tx } from "@perya/postgres";
import { ok, refuse, type Refused, type Result } from "@perya/result";
import { bankAccountOfPlayer } from "../bank-accounts/bank-accounts.store.ts";
import { accountBlocks } from "../bank-accounts/account-block.ts";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { ActingStaff, Payer } from "../cashier.ts";
import { currentSection } from "../../settings/index.ts";
import { limitsOf, type CashierLimits } from "../limits.ts";
import { isWhole } from "../is-whole.ts";
import { lockPlayer } from "../players.store.ts";
import { clearWipedOut } from "../../wagering/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { withdrawalEligibility } from "./eligibility.ts";
import { costOf, type Cost } from "./fee.ts";
import { reviewAbove, type ReviewOf } from "./review-of.ts";
import { wayTo } from "./ways/way.ts";
import { walletKey, type Withdrawal } from "./withdrawal.ts";
import { insertWithdrawal, moveWithdrawal, withdrawalByKey } from "./withdrawals.store.ts";

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
  /** Who of staff starts it for a player who may not sign in. */
  readonly startedBy?: ActingStaff;
}

/** What a request can be refused with. */
export const REQUEST_WITHDRAWAL_REFUSALS = {
  KYC_NEEDED: true,
  PLAYER_BLOCKED: true,
  MONEY_OWED: true,
  TURNOVER_OPEN: true,
  BONUS_OPEN: true,
  TOO_MANY_TODAY: true,
  PASSWORD_RECENT: true,
  KEY_REUSED: true,
  BANK_ACCOUNT_NOT_FOUND: true,
  BANK_ACCOUNT_WAITING: true,
  HOLDER_DIFFERS: true,
  BITCOIN_NOT_OFFERED: true,
  AMOUNT_TOO_SMALL: true,
  AMOUNT_TOO_LARGE: true,
  DAILY_LIMIT: true,
  RETURN_FIRST: true,
  FEE_DIFFERS: true,
  OWED_DIFFERS: true,
  INSUFFICIENT_FUNDS: true,
} as const;

export type RequestWithdrawalRefusal = keyof typeof REQUEST_WITHDRAWAL_REFUSALS;

/** Why two people look at it: money that was not played may only have passed through. */
const UNPLAYED =
  "Deposits are not played, and the player is excluded: pay where they came from, and nowhere else";

/**
 * Requests a withdrawal. What the player owes is taken from cash first, for good. The amount
 * leaves cash at once and is held until staff decide, and so does the fee, for good unless nothing
 * is paid. While deposits are not played, it costs what the brand takes for that, and they stay to
 * be played; who is excluded from play gets them back, after a review. Repeating a key returns the
 * same withdrawal and holds nothing more. What `reviewOf` has a reason for begins in review. What
 * staff start may be below the smallest withdrawal, or the rest would stay. The caller has checked
 * the password, or that staff may start it.
 */
export async function requestWithdrawal(
  tx: Tx,
  wallet: Wallet,
  request: WithdrawalRequest,
  reviewOf: ReviewOf = reviewAbove,
): Promise<Result<Withdrawal, RequestWithdrawalRefusal | "AMOUNT_NOT_WHOLE">> {
  const { player, units, key, feeUnits, owedUnits, startedBy } = request;
  await lockPlayer(tx, player.id);
  const earlier = await withdrawalByKey(tx, player.id, key);
  const account = await bankAccountOfPlayer(tx, player.id, request.bankAccount);
  if (earlier)
    return earlier.units === units && earlier.bankAccount === account?.id
      ? ok(earlier)
      : refuse("KEY_REUSED");
  if (!isWhole(units, player)) return refuse("AMOUNT_NOT_WHOLE");

  const limits = limitsOf(await currentSection(tx, player.brandId, "cashier"));
  const terms = await currentSection(tx, player.brandId, "payouts");
  await clearWipedOut(tx, player.id, limits.wipedOutBelow);
  const eligibility = await withdrawalEligibility(tx, player, limits, terms);
  const [block] = eligibility.missing;
  if (block) return refuse(block);
  if (!account || account.removed) return refuse("BANK_ACCOUNT_NOT_FOUND");
  const accountBlock = (await accountBlocks(tx, player))(account);
  if (accountBlock) return refuse(accountBlock);
  const least = startedBy ? 0n : limits.withdrawalMin;
  const size = refuseSize(units, { ...limits, withdrawalMin: least }, eligibility.dailyLeft);
  if (size) return size;
  const most = eligibility.mostTo[wayTo(account.number)];
  if (most !== null && units > most) return refuse("RETURN_FIRST");
  const cost = costOf(terms, units, player.currency, eligibility);
  if (feeUnits !== cost.feeUnits) return refuse("FEE_DIFFERS");
  if (owedUnits !== eligibility.owed) return refuse("OWED_DIFFERS");

  const publicId = newPublicId("wd");
  if (!(await takeMoney(tx, wallet, publicId, { ...request, ...cost })))
    return refuse("INSUFFICIENT_FUNDS");
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
    ...cost,
    currency: player.currency,
    book: player.book,
    bankAccount: account.id,
    startedBy: startedBy?.id ?? null,
    startedByName: startedBy?.username ?? null,
  });
  const found = await reviewOf(tx, { publicId, player, units });
  return ok(await reviewed(tx, made, [eligibility.waived > 0n ? UNPLAYED : undefined, found]));
}

/** Puts a new withdrawal into review, where there is a reason. */
async function reviewed(
  tx: Tx,
  made: Withdrawal,
  reasons: readonly (string | undefined)[],
): Promise<Withdrawal> {
  const reason = reasons.filter((one) => one !== undefined).join(". ");
  return reason === "" ? made : moveWithdrawal(tx, made, "RISK_REVIEW", "system", { reason });
}

/**
 * Takes what is owed, holds the amount and takes the fee; false, with nothing moved, when cash does
 * not cover all of it.
 */
async function takeMoney(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  { player, units, feeUnits, unplayedFeeUnits, owedUnits }: WithdrawalRequest & Cost,
): Promise<boolean> {
  const of = { player: player.id, reason: publicId };
  const owedKey = walletKey({ publicId }, "owed");
  const owed = { ...of, kind: "collect", key: owedKey, units: owedUnits } as const;
  const hold = { ...of, kind: "hold", key: walletKey({ publicId }, "hold"), units } as const;
  const fee = {
    ...of,
    kind: "debit",
    key: walletKey({ publicId }, "fee"),
    units: feeUnits - unplayedFeeUnits,
    contra: "withdrawalFees",
  } as const;
  const unplayed = {
    ...of,
    kind: "debit",
    key: walletKey({ publicId }, "unplayed-fee"),
    units: unplayedFeeUnits,
    contra: "unplayed-fees",
  } as const;
  const taken = await wallet.append(tx, [
    ...(owedUnits > 0n ? [owed] : []),
    hold,
    ...[fee, unplayed].filter((leg) => leg.units > 0n),
  ]);
  if (!taken.ok && taken.refusal !== "NOT_ENOUGH_MONEY")
    throw new Error(`Withdrawal ${publicId} could not be held: ${taken.refusal}`);
  return taken.ok;
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
