import type { Tx } from "@perya/postgres";
import type { Config } from "../../../../config.ts";
import { paymentLawNow } from "../../../profiles/index.ts";
import { currentSection } from "../../../settings/index.ts";
import { openProviders } from "../../providers/providers.ts";
import type { Withdrawal } from "../withdrawal.ts";

/** A provider that a leg may be paid through. */
export interface Payer {
  readonly code: "sandbox" | "btcpay";
  readonly name: string;
}

/** What of a leg decides who may pay it. */
interface Payable {
  readonly units: bigint;
  readonly bank: string;
  readonly number: string;
}

/**
 * The providers that a brand has for a transfer of so many ledger units to an account, that its
 * law lets it pay by, and that this installation reaches, in the order of the settings.
 */
export async function payersOf(
  tx: Tx,
  config: Config,
  { brandId, currency }: Pick<Withdrawal, "brandId" | "currency">,
  { units, ...account }: Payable,
): Promise<readonly Payer[]> {
  const section = await currentSection(tx, brandId, "payers");
  const { closed } = await paymentLawNow(tx, brandId);
  return openProviders(config).flatMap(({ code, payouts }) => {
    const terms = section[code];
    const offered =
      terms.enabled &&
      !closed.has(terms.kind) &&
      units >= BigInt(terms.min) &&
      units <= BigInt(terms.max) &&
      (terms.currency === null || terms.currency === currency) &&
      payouts.takes(account);
    return offered ? [{ code, name: terms.name }] : [];
  });
}

/** Whether a brand pays withdrawals to Bitcoin addresses, and its law lets it. */
export async function paysBitcoin(tx: Tx, config: Config, brandId: bigint): Promise<boolean> {
  const { btcpay } = await currentSection(tx, brandId, "payers");
  if (!btcpay.enabled || config.btcpay === undefined) return false;
  return !(await isBitcoinClosed(tx, brandId));
}

/** Whether the law of a brand keeps it from paying to Bitcoin addresses. */
export async function isBitcoinClosed(tx: Tx, brandId: bigint): Promise<boolean> {
  return (await paymentLawNow(tx, brandId)).closed.has("crypto");
}
