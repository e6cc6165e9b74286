import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Config } from "../../../../config.ts";
import { bankAccountsById } from "../../bank-accounts/bank-accounts.store.ts";
import type { ActingStaff } from "../../cashier.ts";
import type { LegName } from "../legs/lock-leg.ts";
import { mayPayLeg, type PayLegRefusal } from "../legs/may-pay-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { insertOrder, setPayer } from "./orders.store.ts";
import { payersOf } from "./payers.ts";

export type OrderPayoutRefusal = PayLegRefusal | "PROVIDER_NOT_OFFERED";

/**
 * Staff have a provider pay a leg; an approver of the withdrawal may not. The order is written
 * here and sent after the commit (`send-order.ts`). Until it has ended the leg waits, and nobody
 * pays it in another way.
 */
export async function orderPayout(
  tx: Tx,
  config: Config,
  name: LegName,
  provider: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, OrderPayoutRefusal>> {
  const found = await mayPayLeg(tx, name, staff);
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  const [account] = await bankAccountsById(tx, [withdrawal.bankAccount]);
  if (!account) throw new Error(`Withdrawal ${withdrawal.publicId} has no bank account`);
  const { bank, number, holder } = account;
  const payers = await payersOf(tx, config, withdrawal, { units: leg.units, bank, number });
  if (!payers.some(({ code }) => code === provider)) return refuse("PROVIDER_NOT_OFFERED");
  await insertOrder(tx, {
    leg: leg.id,
    brandId: withdrawal.brandId,
    provider,
    units: leg.units,
    currency: withdrawal.currency,
    bank,
    number,
    holder,
    orderedBy: staff.username,
  });
  await setPayer(tx, leg.id, provider);
  return ok(withdrawal);
}
