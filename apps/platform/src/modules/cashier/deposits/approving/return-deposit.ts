import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { rejectRequests } from "../../../approvals/index.ts";
import { tellFact } from "../../../facts/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { depositRefused } from "../../facts.ts";
import { isTransfer, type Deposit } from "../deposit.ts";
import { isTxnTaken, lockDeposit, moveDeposit, setPaid } from "../deposits.store.ts";
import { CREDIT_KIND } from "./deposit-approval.ts";

/** A payment that staff sent back to where it came from. */
export interface SentBack {
  readonly publicId: string;
  /** What arrived and was sent back, in ledger units of the currency it was paid in. */
  readonly paidUnits: bigint;
  /** The bank's number of the payment that arrived. A reported payment keeps its own. */
  readonly reference: string;
  /** The bank's number of the transfer back. */
  readonly returnReference: string;
  readonly reason: string;
  readonly staff: ActingStaff;
}

export const RETURN_DEPOSIT_REFUSALS = {
  NOT_FOUND: true,
  WRONG_STATE: true,
  PAID_AMOUNT_DIFFERS: true,
  REFERENCE_USED: true,
} as const;

/**
 * Records that a payment which was not credited went back to its source. What arrived, under which
 * number, stays with the deposit, so the same payment can't be credited afterwards. Repeating it
 * returns the same deposit.
 */
export async function returnDeposit(
  tx: Tx,
  { publicId, paidUnits, reference, returnReference, reason, staff }: SentBack,
): Promise<Result<Deposit, keyof typeof RETURN_DEPOSIT_REFUSALS>> {
  const deposit = await lockDeposit(tx, publicId, { brandId: staff.brandId });
  if (!deposit) return refuse("NOT_FOUND");
  const differs = deposit.paidUnits !== null && deposit.paidUnits !== paidUnits;
  if (deposit.status === "RETURNED") return differs ? refuse("WRONG_STATE") : ok(deposit);
  if (deposit.status !== "SUBMITTED" && deposit.status !== "REVIEW") return refuse("WRONG_STATE");
  if (differs) return refuse("PAID_AMOUNT_DIFFERS");
  const number = deposit.providerTxn ?? reference;
  if (isTransfer(deposit) && (await isTxnTaken(tx, deposit, number)))
    return refuse("REFERENCE_USED");
  const currency = deposit.paidCurrency ?? deposit.currency;
  const paid = await setPaid(tx, deposit, { units: paidUnits, currency }, number);
  const note = { reason, reference: returnReference };
  const returned = await moveDeposit(tx, paid, "RETURNED", staffActor(staff), note);
  const { player } = deposit;
  const told = { deposit: publicId, player, currency, units: paidUnits, sentBack: true };
  await tellFact(tx, depositRefused, told);
  await rejectRequests(tx, { kind: CREDIT_KIND, subject: publicId }, staff, reason);
  return ok(returned);
}
