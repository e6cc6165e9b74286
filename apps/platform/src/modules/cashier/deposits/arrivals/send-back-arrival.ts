import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { METHODS_OF, type StatementProvider } from "../../movements/movement.ts";
import { cameBack } from "../../withdrawals/paying/returns.store.ts";
import { lockTxn } from "../deposits.store.ts";
import { hasDeposit, insertSentBack } from "./uncredited.store.ts";

/**
 * Keeps that staff sent a payment back of which we knew nothing: it is credited to nobody any more,
 * by whatever way it is tried. Refused for one that a deposit or a returned payout has by now.
 */
export async function sendBackArrival(
  tx: Tx,
  of: { readonly brandId: bigint; readonly provider: StatementProvider; readonly number: string },
): Promise<Result<true, "REFERENCE_USED">> {
  const [method] = METHODS_OF[of.provider];
  if (!method) throw new Error(`${of.provider} takes no payments`);
  const payment = { brandId: of.brandId, method, number: of.number };
  await lockTxn(tx, payment, of.number);
  if (await hasDeposit(tx, payment)) return refuse("REFERENCE_USED");
  if (await cameBack(tx, of.brandId, of.number)) return refuse("REFERENCE_USED");
  await insertSentBack(tx, payment);
  return ok(true);
}
