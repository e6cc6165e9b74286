import type { Tx } from "@perya/postgres";
import { ok, refuse, type Refused, type Result } from "@perya/result";
import { holds } from "../bank-accounts/bank-account.ts";
import { bankAccountOfPlayer } from "../bank-accounts/bank-accounts.store.ts";
import { provenNames } from "../bank-accounts/proven-names.ts";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { Payer } from "../cashier.ts";
import { tellFact } from "../../facts/index.ts";
import { withdrawalRequested } from "../facts.ts";
import { currentSection } from "../../settings/index.ts";
import { limitsOf, type CashierLimits } from "../limits.ts";
import { lockPlayer } from "../players.store.ts";
import { turnoverLeft } from "../wagering/turnover-left.ts";
import { closeRequirements } from "../wagering/wagering.store.ts";
import { withdrawalsFrom } from "../../identity/index.ts";
import { guardsOf, owedBy, type Wallet } from "../../wallet/index.ts";
import { walletKey, type Withdrawal } from "./withdrawal.ts";
import { insertWithdrawal, withdrawalByKey, withdrawalsOfDay } from "./withdrawals.store.ts";

export interface WithdrawalRequest {
  readonly player: Payer;
  readonly units: bigint;
  /** Public id of the account the money goes to. */
  readonly bankAccount: string;
  readonly key: string;
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
  | "AMOUNT_TOO_SMALL"
  | "AMOUNT_TOO_LARGE"
  | "DAILY_LIMIT"
  | "INSUFFICIENT_FUNDS";

/**
 * Requests a withdrawal. The amount leaves the player's cash at once and is held until staff
 * decide. Repeating a key returns the same withdrawal and holds nothing more. The caller has
 * checked the password.
 */
export async function requestWithdrawal(
  tx: Tx,
  wallet: Wallet,
  request: WithdrawalRequest,
): Promise<Result<Withdrawal, RequestWithdrawalRefusal>> {
  const { player, units, key } = request;
  await lockPlayer(tx, player.id);
  const earlier = await withdrawalByKey(tx, player.id, key);
  const account = await bankAccountOfPlayer(tx, player.id, request.bankAccount);
  if (earlier)
    return earlier.units === units && earlier.bankAccount === account?.id
      ? ok(earlier)
      : refuse("KEY_REUSED");

  const limits = limitsOf(await currentSection(tx, player.brandId, "cashier"));
  const eligibility = await withdrawalEligibility(tx, player, limits);
  const [block] = eligibility.missing;
  if (block) return refuse(block);
  if (!account) return refuse("BANK_ACCOUNT_NOT_FOUND");
  if (!account.usable) return refuse("BANK_ACCOUNT_WAITING");
  // An account may be older than the name it is compared with.
  if (!holds(account.holder, await provenNames(tx, player.id))) return refuse("HOLDER_DIFFERS");
  const size = refuseSize(units, limits, eligibility.dailyLeft);
  if (size) return size;

  const publicId = newPublicId("wd");
  const hold = {
    kind: "hold",
    player: player.id,
    key: walletKey({ publicId }, "hold"),
    units,
    reason: publicId,
  } as const;
  const held = await wallet.append(tx, [hold]);
  if (!held.ok) {
    if (held.refusal === "NOT_ENOUGH_MONEY") return refuse("INSUFFICIENT_FUNDS");
    throw new Error(`Withdrawal ${publicId} could not be held: ${held.refusal}`);
  }
  await closeRequirements(tx, player.id);
  const names = {
    publicId,
    player: player.id,
    brandId: player.brandId,
    playerName: player.username,
    playerRef: player.publicId,
  };
  await tellFact(tx, withdrawalRequested, {
    withdrawal: publicId,
    player: player.id,
    brand: player.brandId,
  });
  return ok(
    await insertWithdrawal(tx, {
      ...names,
      key,
      units,
      currency: player.currency,
      book: player.book,
      bankAccount: account.id,
    }),
  );
}

/** What a player still lacks for a withdrawal. Amounts in ledger units. */
export interface Eligibility {
  /** Everything that is missing; a request is refused with the first. */
  readonly missing: readonly WithdrawalBlock[];
  readonly dailyLeft: bigint;
  readonly turnoverLeft: bigint;
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
  const left = limits.ofLevel(player.kycLevel).withdrawalPerDay - today.units;
  const open = await turnoverLeft(tx, player.id);
  const waitsUntil = await withdrawalsFrom(tx, player.id);
  const isMissing: Readonly<Record<WithdrawalBlock, boolean>> = {
    KYC_NEEDED: player.kycLevel < limits.withdrawalLevel,
    // A self-excluded player may still withdraw; a blocked one may not.
    PLAYER_BLOCKED: (await guardsOf(tx, player.id))?.blocked !== false,
    MONEY_OWED: (await owedBy(tx, player.id)) > 0n,
    TURNOVER_OPEN: open > 0n,
    TOO_MANY_TODAY: today.count >= BigInt(limits.withdrawalsPerDay),
    PASSWORD_RECENT: waitsUntil !== null,
  };
  return {
    dailyLeft: left > 0n ? left : 0n,
    turnoverLeft: open,
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
