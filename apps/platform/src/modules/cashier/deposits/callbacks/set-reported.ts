import type { Tx } from "@perya/postgres";
import type { PaymentNews } from "../../providers/provider.ts";
import type { Deposit } from "../deposit.ts";
import { setPaid } from "../deposits.store.ts";
import { keepPayer } from "../payers/keep-payer.ts";

/**
 * Records what a provider told of a payment, the payer's name among it, under a number. Throws when
 * another transfer has the number.
 */
export async function setReported(
  tx: Tx,
  deposit: Deposit,
  news: Pick<PaymentNews, "units" | "currency" | "payer" | "provider">,
  number: string,
): Promise<Deposit> {
  const paid = await setPaid(tx, deposit, news, number);
  const { payer, provider } = news;
  return keepPayer(tx, paid, { payer, source: "PROVIDER", actor: `provider:${provider}` });
}
