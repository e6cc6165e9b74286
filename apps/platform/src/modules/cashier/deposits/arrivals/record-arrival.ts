import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import type { AloneLimits } from "../../../approvals/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff, type Actor, type Payer } from "../../cashier.ts";
import { METHODS_OF, type StatementProvider } from "../../movements/movement.ts";
import { cameBack } from "../../withdrawals/paying/returns.store.ts";
import { approveDeposit, type ApproveDepositRefusal } from "../approving/approve-deposit.ts";
import { GIVEN_UP, UNPAID, type Deposit } from "../deposit.ts";
import { depositByKey, lockDeposit, lockTxn, moveDeposit, setPaid } from "../deposits.store.ts";
import type { DepositLaws } from "../laws-of-deposits.ts";
import { keepPayer } from "../payers/keep-payer.ts";
import { writeSeenDeposit } from "../transfers/write-seen-deposit.ts";
import { isSentBack } from "./uncredited.store.ts";
import { depositOfPayment, keyOfArrival, releaseRejected } from "./arrivals.store.ts";

/** A payment that a payment company's statement shows, and that staff know to be a player's. */
interface SeenArrival {
  readonly player: Payer;
  readonly provider: Exclude<StatementProvider, "bank">;
  /** What arrived and is credited, in ledger units of the player's currency. */
  readonly paidUnits: bigint;
  /** The provider's number of the payment. */
  readonly payment: string;
  /** The name that the provider tells. */
  readonly payer: string | null;
  readonly staff: ActingStaff;
  /** What one person may credit alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
  readonly laws: DepositLaws;
}

/**
 * Credits a payment that a provider took and never told us of, or told of a deposit that is not
 * ours. It belongs to the deposit that was opened with its number, else one is written for it, and
 * that is credited like any other that waits for staff: once, under the limits of the player, the
 * law and of staff. What may not be credited is written all the same, and waits to be sent back.
 * One that a colleague rejected is decided again, for the same player or another one. Refused for a
 * payment that is another player's.
 */
export async function recordArrival(
  tx: Tx,
  wallet: Wallet,
  { player, provider, paidUnits, payment, payer, staff, standard, laws }: SeenArrival,
): Promise<Result<Deposit, ApproveDepositRefusal>> {
  const [method] = METHODS_OF[provider];
  if (!method) throw new Error(`${provider} takes no payments`);
  await lockTxn(tx, { method }, payment);
  if (await cameBack(tx, player.brandId, payment)) return refuse("REFERENCE_USED");
  const { brandId } = player;
  if (await isSentBack(tx, { brandId, method, number: payment })) return refuse("REFERENCE_USED");
  const actor = staffActor(staff);
  const known = await depositOfPayment(tx, method, payment);
  const isOthers = known !== undefined && known.player !== player.id;
  if (isOthers && !(await releaseRejected(tx, known.publicId, payment)))
    return refuse("REFERENCE_USED");
  const key = keyOfArrival(payment);
  const own = isOthers ? undefined : known?.publicId;
  const earlier = own ?? (await depositByKey(tx, player.id, key))?.publicId;
  const deposit = earlier
    ? await lockDeposit(tx, earlier, {})
    : await writeSeenDeposit(tx, { player, method, units: paidUnits, key }, actor);
  if (!deposit) throw new Error(`The deposit of ${payment} is gone`);
  if (UNPAID.includes(deposit.status) || isLate(deposit))
    await arrive(tx, deposit, { units: paidUnits, payment, payer }, actor);
  const { publicId } = deposit;
  const approval = { publicId, paidUnits, reference: payment, staff, standard, laws };
  return approveDeposit(tx, wallet, approval);
}

/** Over without money, or rejected. */
function isLate({ status }: Deposit): boolean {
  return GIVEN_UP.includes(status) || status === "REJECTED";
}

/** Writes what arrived with its deposit, which then waits for staff. */
async function arrive(
  tx: Tx,
  deposit: Deposit,
  { units, payment, payer }: { units: bigint; payment: string; payer: string | null },
  actor: Actor,
): Promise<void> {
  const awaiting =
    deposit.status === "CREATED"
      ? await moveDeposit(tx, deposit, "AWAITING_PAYMENT", actor)
      : deposit;
  const { currency } = deposit;
  const paid = await setPaid(tx, awaiting, { units, currency }, payment);
  const named = await keepPayer(tx, paid, { payer, source: "STATEMENT", actor });
  const came = await moveDeposit(tx, named, isLate(deposit) ? "LATE_PAID" : "SUBMITTED", actor, {
    reference: payment,
  });
  await moveDeposit(tx, came, "REVIEW", actor, { reason: "Found in the provider's statement" });
}
