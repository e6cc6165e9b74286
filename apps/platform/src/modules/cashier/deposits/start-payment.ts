import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { PaymentProvider } from "../providers/provider.ts";
import type { Deposit } from "./deposit.ts";
import { lockDeposit, moveDeposit, setCheckout } from "./deposits.store.ts";

/**
 * Orders the payment of a created deposit at its provider, outside any transaction because it goes
 * over the network, and stores where to pay. Its page leads back to `site`, the address the player
 * is at. If the provider can't be reached, the deposit stays as it is: repeating the key orders
 * again, and the provider recognises the reference.
 */
export async function startPayment(
  platform: Platform,
  providers: readonly PaymentProvider[],
  deposit: Deposit,
  site: string,
): Promise<Result<Deposit, "PROVIDER_UNAVAILABLE">> {
  const { publicId: reference, units, currency, playerName } = deposit;
  const provider = providers.find(({ code }) => code === deposit.method);
  if (!provider) return refuse("PROVIDER_UNAVAILABLE");
  let opened: { readonly payment: string; readonly checkoutUrl: string };
  try {
    opened = await provider.open({
      reference,
      units,
      currency,
      description: `Deposit for ${playerName}`,
      returnUrl: `${site}/wallet?deposit=${reference}`,
    });
  } catch (fault) {
    platform.log.warn({ err: fault, deposit: reference }, "payment provider not reachable");
    return refuse("PROVIDER_UNAVAILABLE");
  }
  return platform.db.inTransaction(async (tx) => {
    const current = await lockDeposit(tx, reference, {});
    if (!current) throw new Error(`Deposit ${reference} is gone`);
    // A callback or the player's cancellation may have been faster than the provider's answer.
    if (current.checkoutUrl !== null) return ok(current);
    const known = await setCheckout(
      tx,
      current,
      current.providerTxn ?? opened.payment,
      opened.checkoutUrl,
    );
    return ok(
      known.status === "CREATED"
        ? await moveDeposit(tx, known, "AWAITING_PAYMENT", "system", { reference: opened.payment })
        : known,
    );
  });
}
