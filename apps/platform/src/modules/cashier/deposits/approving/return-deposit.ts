import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree, mayActAlone, noteAlone, type AloneLimits } from "../../../approvals/index.ts";
import { depositsAsking } from "../../asking.ts";
import type { ActingStaff } from "../../cashier.ts";
import { sameName } from "../../bank-accounts/bank-account.ts";
import type { Deposit } from "../deposit.ts";
import { lockDeposit } from "../deposits.store.ts";
import { recordReturn, refusedReturn, wentElsewhere, type Sent } from "./record-return.ts";
import { returnOf, returnsOf } from "./return-request.ts";

/** A payment that staff sent back to where it came from. */
export interface SentBack extends Sent {
  readonly publicId: string;
  readonly reason: string;
  readonly staff: ActingStaff;
  /** What one person may move alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
}

export const RETURN_DEPOSIT_REFUSALS = {
  NOT_FOUND: true,
  WRONG_STATE: true,
  TAKEN_BACK: true,
  PAID_AMOUNT_DIFFERS: true,
  REFERENCE_USED: true,
  OTHER_PAYEE: true,
  SECOND_PERSON_NEEDED: true,
  TOO_NEW: true,
} as const;

/**
 * Records that a payment which was not credited went back to the account it came from. Where that
 * is known and it went to another one, it takes the reason and always a second person. Above what
 * one person may move, in one move or in the day's sum, and in a currency in which those limits
 * say nothing, it also counts once a second person has seen the same. Repeating it returns the
 * same deposit.
 */
export async function returnDeposit(
  tx: Tx,
  asked: SentBack,
): Promise<Result<Deposit, keyof typeof RETURN_DEPOSIT_REFUSALS>> {
  const { publicId, paidUnits, reason, staff, standard } = asked;
  const deposit = await lockDeposit(tx, publicId, { brandId: staff.brandId });
  if (!deposit) return refuse("NOT_FOUND");
  if (!staff.trusted) return refuse("TOO_NEW");
  if (deposit.status === "RETURNED" && deposit.paidUnits === paidUnits) return ok(deposit);
  const sent = await asSeen(tx, deposit, asked);
  const refused = await refusedReturn(tx, deposit, sent);
  if (refused) return refuse(refused);
  const move = returnOf(deposit, sent, reason, staff);
  const alone =
    !wentElsewhere(deposit, sent) &&
    move.currency === deposit.currency &&
    (await mayActAlone(tx, staff, move, standard));
  const agreed = await agree(tx, staff, move, depositsAsking, alone);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state === "WAITING") return ok(deposit);
  if (agreed.value.state === "ALONE") await noteAlone(tx, move);
  return ok(await recordReturn(tx, deposit, sent, reason, staff));
}

/**
 * What one person says, in the words of the deposit and of a colleague who saw the same: a name and
 * a reason are typed by each in their own way.
 */
async function asSeen(tx: Tx, deposit: Deposit, asked: SentBack): Promise<Sent> {
  const { paidUnits, reference, returnReference, payee, why } = asked;
  const said = { paidUnits, reference, returnReference, payee, why };
  if (payee === null) return { ...said, why: null };
  if (!wentElsewhere(deposit, asked)) return { ...said, payee: deposit.payer ?? payee, why: null };
  const same = (await returnsOf(tx, deposit)).find(
    (one) => one.by !== asked.staff.username && one.payee !== null && sameName(one.payee, payee),
  );
  return same && why !== null ? { ...said, payee: same.payee, why: same.why } : said;
}
