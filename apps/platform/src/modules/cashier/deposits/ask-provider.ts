import type { Platform } from "../../../platform.ts";
import type { PaymentNews, PaymentProvider } from "../providers/provider.ts";
import type { Deposit } from "./deposit.ts";

/** What a provider says of a deposit's payment now; "silent" where it can't be asked. */
export async function askProvider(
  platform: Pick<Platform, "log">,
  provider: PaymentProvider,
  deposit: Pick<Deposit, "providerTxn" | "publicId">,
): Promise<PaymentNews | "silent" | undefined> {
  const { providerTxn, publicId } = deposit;
  if (providerTxn === null) return undefined;
  try {
    return await provider.ask(providerTxn);
  } catch (fault) {
    platform.log.warn({ err: fault, deposit: publicId }, "a payment could not be asked for");
    return "silent";
  }
}
