import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import {
  agree,
  mayActAlone,
  noteAlone,
  type AloneLimits,
  withinLimits,
} from "../../../approvals/index.ts";
import { staffActor, type Actor, type ActingStaff } from "../../cashier.ts";
import { depositsAsking } from "../../asking.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { isNotOurs } from "../arrivals/uncredited.store.ts";
import { creditDeposit } from "../credit-deposit.ts";
import { sameName } from "../../bank-accounts/bank-account.ts";
import { hasNumber, isTransfer, type Deposit } from "../deposit.ts";
import type { DepositLaws } from "../laws-of-deposits.ts";
import { refusedCredit } from "../refused-credit.ts";
import { creditOf } from "./deposit-approval.ts";
import { selectSightings, upsertSighting } from "./deposit-approvals.store.ts";
import { keepPayer } from "../payers/keep-payer.ts";
import type { PayerWord } from "../payers/payer-word.ts";
import { numberKey } from "../transfers/number-key.ts";
import { isTxnTaken, lockDeposit, moveDeposit, setPaid } from "../deposits.store.ts";

/** The name of the account that paid, as a statement or staff tell it. */
export type SeenPayer = Pick<PayerWord, "payer"> & { readonly source: "STATEMENT" | "STAFF" };

export interface DepositApproval {
  readonly publicId: string;
  /** The amount that arrived and is credited, in ledger units. */
  readonly paidUnits: bigint;
  /** The bank's number of the transfer. A provider's payment keeps its own. */
  readonly reference: string;
  /** The name of the account that paid, where a statement or staff tell it. */
  readonly payer?: SeenPayer | undefined;
  readonly staff: ActingStaff;
  /** What one person may credit alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
  readonly laws: DepositLaws;
}

/** What an approval can be refused with. */
export const APPROVE_DEPOSIT_REFUSALS = {
  NOT_FOUND: true,
  WRONG_STATE: true,
  TAKEN_BACK: true,
  PAID_AMOUNT_DIFFERS: true,
  PAID_CURRENCY_DIFFERS: true,
  REFERENCE_USED: true,
  NOT_OURS: true,
  PAYER_DIFFERS: true,
  SECOND_PERSON_NEEDED: true,
  TOO_NEW: true,
  PLAYER_DISABLED: true,
  METHOD_FORBIDDEN: true,
  OTHER_PAYER: true,
  PROOF_NEEDED: true,
  REGISTER_REFUSED: true,
  LIMIT_NEEDED: true,
  UNDER_AGE: true,
  DEPOSIT_LIMIT: true,
  OWN_DEPOSIT_LIMIT: true,
  BALANCE_LIMIT: true,
  CURRENCY_CLOSED: true,
} as const;

export type ApproveDepositRefusal = keyof typeof APPROVE_DEPOSIT_REFUSALS;

/**
 * Staff confirm that money arrived. A provider's payment is credited with what the provider said;
 * a manual transfer with what staff saw at the bank, under the bank's number, which credits once
 * whatever happens. A payment in another currency is never credited: its figure means something
 * else. Above what one person may credit, in one move or in the day's sum, the first person's
 * figures are recorded and the deposit waits until another person has seen the same amount and
 * number. Money that a limit, the law or the player's state forbids is not credited: the deposit
 * waits in REVIEW to be sent back. A transfer that staff settled as none of ours is refused,
 * unless the bank itself reported it for this deposit; and so is another payer's name than the one
 * that is known, which is corrected first (`payers/correct-payer.ts`). Repeating an approval
 * returns the same deposit.
 */
export async function approveDeposit(
  tx: Tx,
  wallet: Wallet,
  approval: DepositApproval,
): Promise<Result<Deposit, ApproveDepositRefusal>> {
  const deposit = await lockDeposit(tx, approval.publicId, { brandId: approval.staff.brandId });
  if (!deposit) return refuse("NOT_FOUND");
  if (!approval.staff.trusted) return refuse("TOO_NEW");
  const manual = isTransfer(deposit);
  const isOver = deposit.status === "SUCCEEDED";
  // A transfer that the bank itself has reported keeps the bank's number, and one that a colleague
  // has typed keeps it as they did.
  const typed = manual ? await numberAsTyped(tx, deposit, approval.reference) : approval.reference;
  const reference = (manual && isOver ? null : deposit.providerTxn) ?? typed;
  if (isOver) {
    return deposit.paidUnits === approval.paidUnits && hasNumber(deposit, reference)
      ? ok(deposit)
      : refuse("WRONG_STATE");
  }
  if (deposit.takenBackAt !== null) return refuse("TAKEN_BACK");
  if (deposit.paidCurrency !== null && deposit.paidCurrency !== deposit.currency)
    return refuse("PAID_CURRENCY_DIFFERS");
  const reported = manual ? (deposit.paidUnits ?? approval.paidUnits) : deposit.paidUnits;
  if (deposit.status === "REVIEW" && reported !== approval.paidUnits)
    return refuse("PAID_AMOUNT_DIFFERS");
  if (manual && (await isTxnTaken(tx, deposit, reference))) return refuse("REFERENCE_USED");
  const isReported = deposit.providerTxn !== null;
  if (manual && !isReported && (await isNotOurs(tx, deposit.brandId, reference)))
    return refuse("NOT_OURS");
  const actor = staffActor(approval.staff);
  const brought = await bringToDecision(tx, deposit, actor, manual);
  if (!brought) return refuse("WRONG_STATE");
  if (isOtherThanKnown(deposit, approval.payer)) return refuse("PAYER_DIFFERS");
  const ready = approval.payer
    ? await keepPayer(tx, brought, { ...approval.payer, actor })
    : brought;
  const move = creditOf(ready, approval.paidUnits, reference, approval.staff);
  const alone = await mayActAlone(tx, approval.staff, move, approval.standard);
  const barred = await refusedCredit(tx, ready, approval.paidUnits, approval.laws);
  if (barred) {
    await holdBack(tx, ready, actor, barred.sentence);
    return refuse(barred.refusal, barred.sentence);
  }
  const agreed = await agree(tx, approval.staff, move, depositsAsking, alone);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  await upsertSighting(tx, deposit.id, approval.staff, approval.paidUnits, reference);
  if (agreed.value.state === "WAITING") return ok(ready);
  if (agreed.value.state === "ALONE") await noteAlone(tx, move);
  return ok(
    await creditDeposit(
      tx,
      wallet,
      await setPaid(tx, ready, { units: approval.paidUnits, currency: ready.currency }, reference),
      { actor, note: { reference }, ...approval.laws },
    ),
  );
}

/** Whether staff type another name than the one that is known. */
function isOtherThanKnown({ payer: known }: Deposit, seen: SeenPayer | undefined): boolean {
  return seen?.source === "STAFF" && known !== null && !sameName(seen.payer, known);
}

/** A number as a colleague has typed it of the same deposit, where they typed the same one. */
async function numberAsTyped(tx: Tx, { id }: Deposit, number: string): Promise<string> {
  const seen = (await selectSightings(tx, [id])).get(id) ?? [];
  const same = seen.find(({ reference }) => numberKey(reference) === numberKey(number));
  return same?.reference ?? number;
}

/** What may not be credited waits in REVIEW with the reason, which stands there once. */
async function holdBack(tx: Tx, deposit: Deposit, actor: Actor, reason: string): Promise<void> {
  if (deposit.status !== "REVIEW" || deposit.reason !== reason)
    await moveDeposit(tx, deposit, "REVIEW", actor, { reason });
}

/**
 * Moves a deposit to the state in which it may be credited; undefined when that is impossible.
 * Money seen at the bank needs no slip.
 */
async function bringToDecision(
  tx: Tx,
  deposit: Deposit,
  actor: Actor,
  manual: boolean,
): Promise<Deposit | undefined> {
  switch (deposit.status) {
    case "SUBMITTED":
    case "REVIEW":
      return deposit;
    case "AWAITING_PAYMENT":
      return manual
        ? moveDeposit(tx, deposit, "SUBMITTED", actor, { reason: "Seen at the bank" })
        : undefined;
    case "EXPIRED":
    case "CANCELLED":
      return manual
        ? moveDeposit(
            tx,
            await moveDeposit(tx, deposit, "LATE_PAID", actor, { reason: "Seen at the bank" }),
            "REVIEW",
            actor,
          )
        : undefined;
    default:
      return undefined;
  }
}

/**
 * The ids of the deposits that this member of staff could credit with the given amounts alone, for
 * display. Amounts in ledger units.
 */
export async function mayCreditAlone(
  tx: Tx,
  credits: readonly { readonly deposit: Deposit; readonly paidUnits: bigint }[],
  staff: ActingStaff,
  standard: AloneLimits,
): Promise<ReadonlySet<bigint>> {
  const moves = credits.map(({ deposit, paidUnits }) => creditOf(deposit, paidUnits, "", staff));
  const within = await withinLimits(tx, staff, moves, standard);
  return new Set(credits.flatMap(({ deposit }, at) => (within[at] ? [deposit.id] : [])));
}
