import { money, toMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { Payer } from "../cashier.ts";
import { currentSection } from "../../settings/index.ts";
import { limitsOf, smaller, type KycLimit } from "../limits.ts";
import { methodsOf, type DepositMethod, type MethodCode } from "../methods.ts";
import {
  depositLimitsOf,
  isAboveBalanceLimit,
  reachedDepositLimit,
  sayLimit,
  type DepositRefused,
} from "../../limits/index.ts";
import { playerById } from "../../players/index.ts";
import {
  forbidsDeposit,
  PROVEN_LEVEL,
  type IdentityLaw,
  type PaymentLaw,
} from "../../profiles/index.ts";
import { isWhole } from "../is-whole.ts";
import { lockPlayer } from "../players.store.ts";
import type { PromotionPort } from "./promotions/promotion-port.ts";
import { brandTime } from "./terms/brand-time.store.ts";
import { exactAmount } from "./transfers/exact-amount.ts";
import { isOpenAt } from "./terms/hours.ts";
import type { Deposit } from "./deposit.ts";
import { depositByKey, insertDeposit, moveDeposit } from "./deposits.store.ts";
import { creditedSums, depositSums, type DepositSums } from "./deposit-sums.store.ts";
import { mayPayIn } from "./may-pay-in.ts";

export interface DepositRequest {
  readonly player: Payer;
  readonly method: MethodCode;
  readonly units: bigint;
  readonly key: string;
  /** A promotion that was chosen, and what is on offer. */
  readonly promotion?: { readonly id: string; readonly port: PromotionPort } | undefined;
  /** What the brand's law asks of the proof of identity. */
  readonly identity?: IdentityLaw | undefined;
  /** What it asks of the ways to pay. */
  readonly payments?: PaymentLaw;
}

export type OpenDepositRefusal =
  | "KEY_REUSED"
  | "PLAYER_DISABLED"
  | "NOT_OFFERED"
  | "METHOD_CLOSED"
  | "METHOD_LEVEL"
  | "AMOUNT_TOO_SMALL"
  | "AMOUNT_TOO_LARGE"
  | "PROOF_NEEDED"
  | "DEPOSIT_LIMIT"
  | "OWN_DEPOSIT_LIMIT"
  | "BALANCE_LIMIT"
  | "TOO_MANY_OPEN"
  | "AMOUNT_BUSY"
  | "PROMOTION_OVER";

/**
 * Opens a deposit. Repeating a key returns the same deposit. A manual transfer gets its exact
 * amount and waits for payment at once; one through a provider waits until the provider has
 * registered it. An exact amount passes none of the limits that the asked one was within, nor what
 * `isLawful` refuses.
 */
export async function openDeposit(
  tx: Tx,
  request: DepositRequest,
  isLawful: (units: bigint) => Promise<boolean> = () => Promise.resolve(true),
): Promise<Result<Deposit, OpenDepositRefusal | "AMOUNT_NOT_WHOLE">> {
  const { player, method, units, key } = request;
  await lockPlayer(tx, player.id);
  const earlier = await depositByKey(tx, player.id, key);
  if (earlier)
    return earlier.method === method &&
      earlier.units === units &&
      earlier.promotion === (request.promotion?.id ?? null)
      ? ok(earlier)
      : refuse("KEY_REUSED");
  if (!isWhole(units, player)) return refuse("AMOUNT_NOT_WHOLE");

  if (!(await mayPayIn(tx, player.id))) return refuse("PLAYER_DISABLED");
  const terms = methodsOf(await currentSection(tx, player.brandId, "methods"))[method];
  const unfit = unfitness(terms, player, await brandTime(tx, player.brandId), request.payments);
  if (unfit) return refuse(unfit);
  if (units < terms.minUnits) return refuse("AMOUNT_TOO_SMALL");
  if (units > terms.maxUnits) return refuse("AMOUNT_TOO_LARGE");
  const sums = await depositSums(tx, player.id);
  const limits = limitsOf(await currentSection(tx, player.brandId, "cashier"));
  if (sums.open >= limits.openDepositsMax) return refuse("TOO_MANY_OPEN");
  const bounds = async (most: bigint) =>
    (await needsProof(tx, { ...request, units: most }, sums.lifetime))
      ? "PROOF_NEEDED"
      : (await overLimit(tx, player, most, sums))?.refusal;
  const over = await bounds(units);
  if (over) return refuse(over);

  if (!(await isOffered(tx, request))) return refuse("PROMOTION_OVER");

  const mayBe = async (most: bigint) =>
    most <= terms.maxUnits && !(await bounds(most)) && (await isLawful(most));
  const exactUnits = terms.account ? await exactAmount(tx, units, player.currency, mayBe) : null;
  if (exactUnits === undefined) return refuse("AMOUNT_BUSY");
  const deposit = await insertDeposit(tx, { ...described(request, terms), exactUnits });
  return ok(terms.account ? await moveDeposit(tx, deposit, "AWAITING_PAYMENT", "system") : deposit);
}

/** Whether the promotion that was chosen, if any, can still be. */
async function isOffered(
  tx: Tx,
  { player, method, units, promotion }: DepositRequest,
): Promise<boolean> {
  if (!promotion) return true;
  const offers = await promotion.port.offersFor(tx, { player, method, units }, []);
  return offers.some(({ id }) => id === promotion.id);
}

/** Whether the law wants the player's identity proven before this deposit of real money. */
export async function needsProof(
  tx: Tx,
  { player, units, identity }: Pick<DepositRequest, "player" | "units" | "identity">,
  lifetime: bigint,
): Promise<boolean> {
  if (!identity || player.book !== "real" || player.kycLevel >= PROVEN_LEVEL) return false;
  const registered = await playerById(tx, player.id);
  if (!registered) throw new Error(`Player ${player.id} is gone`);
  const since = (await readClock(tx)).since(registered.createdAt);
  const total = toMinor(money(lifetime + units, player.currency));
  return forbidsDeposit(identity, {
    hoursSince: since.total("hours"),
    currency: player.currency,
    total,
  });
}

/**
 * The limit that a deposit of so many ledger units would exceed: of the player's level, their own,
 * or their own of the balance, to which what waits to be paid in belongs. Undefined for none. The
 * player is locked.
 */
export async function overLimit(
  tx: Tx,
  player: Payer,
  units: bigint,
  known?: DepositSums,
): Promise<DepositRefused<"DEPOSIT_LIMIT" | "OWN_DEPOSIT_LIMIT" | "BALANCE_LIMIT"> | undefined> {
  const sums = known ?? (await depositSums(tx, player.id));
  const limits = limitsOf(await currentSection(tx, player.brandId, "cashier"));
  const level = limits.ofLevel(player.kycLevel);
  if (units > leftOf(level, sums))
    return { refusal: "DEPOSIT_LIMIT", by: `Level ${player.kycLevel} of verification` };
  const own = reachedDepositLimit(await depositLimitsOf(tx, player.id), sums, units);
  if (own) return { refusal: "OWN_DEPOSIT_LIMIT", by: await sayLimit(tx, player, own.name) };
  const waiting = sums.lifetime - (await creditedSums(tx, player.id)).lifetime;
  return (await isAboveBalanceLimit(tx, player.id, waiting + units))
    ? { refusal: "BALANCE_LIMIT", by: await sayLimit(tx, player, "balance") }
    : undefined;
}

/** Why a method is not for this player at this time of its brand and under its law. */
export function unfitness(
  terms: DepositMethod,
  player: Pick<Payer, "currency" | "kycLevel">,
  now: Temporal.ZonedDateTime,
  payments?: PaymentLaw,
): "NOT_OFFERED" | "METHOD_LEVEL" | "METHOD_CLOSED" | undefined {
  if (!terms.enabled || payments?.closed.has(terms.kind)) return "NOT_OFFERED";
  if ((terms.currency ?? player.currency) !== player.currency) return "NOT_OFFERED";
  if (player.kycLevel < terms.kycLevel) return "METHOD_LEVEL";
  return isOpenAt(terms, now) ? undefined : "METHOD_CLOSED";
}

/** What a player may still deposit within the limit of their level, in ledger units. */
export function leftOf(
  limit: KycLimit,
  sums: { readonly day: bigint; readonly lifetime: bigint },
): bigint {
  const day = limit.depositPerDay - sums.day;
  const left =
    limit.depositLifetime === null ? day : smaller(day, limit.depositLifetime - sums.lifetime);
  return left > 0n ? left : 0n;
}

function described(
  { player, method, units, key, promotion }: DepositRequest,
  terms: DepositMethod,
) {
  const { id, username, publicId, brandId, currency, book } = player;
  const names = {
    publicId: newPublicId("dep"),
    player: id,
    brandId,
    playerName: username,
    playerRef: publicId,
  };
  const { expiresMinutes, account = null, fee } = terms;
  const costs = { feeBps: fee.bps, feeFlatUnits: fee.flatUnits };
  return {
    ...names,
    promotion: promotion?.id,
    key,
    method,
    units,
    currency,
    book,
    expiresMinutes,
    account,
    ...costs,
  };
}
