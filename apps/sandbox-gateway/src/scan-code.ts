import type { CodedTransfer } from "@perya/money/emv-qr";
import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Config } from "./config.ts";
import { createPayment } from "./create-payment.ts";
import type { Payment } from "./payment.ts";

/**
 * Prepares the transfer that a scanned code asks for, reported to the account's owner once it is
 * made. A code that is scanned twice is one transfer.
 */
export function scanCode(
  tx: Tx,
  { account, amount, holder, reference }: CodedTransfer,
  { transferUrl, publicUrl, paymentMinutes }: Config,
): Promise<Result<Payment, "REFERENCE_REUSED">> {
  const order = {
    reference,
    ...amount,
    description: `Transfer to ${holder}, account ${account}`,
    callbackUrl: transferUrl,
    returnUrl: `${publicUrl}/scan`,
  };
  return createPayment(tx, order, paymentMinutes);
}
