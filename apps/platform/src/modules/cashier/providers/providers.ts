import type { Config } from "../../../config.ts";
import type { MethodCode } from "../methods.ts";
import { btcpayProvider } from "./btcpay.ts";
import type { PaymentProvider, PaymentReporter } from "./provider.ts";
import { sandboxProvider, sandboxReporter } from "./sandbox.ts";

/** The payment providers of this installation, each for the method of its code. */
export function openProviders(config: Config): readonly PaymentProvider[] {
  const sandbox = sandboxProvider({
    gatewayUrl: config.gatewayUrl,
    secret: config.gatewaySecret,
    callbackUrl: `${config.playerUrl}/callbacks/sandbox`,
  });
  return config.btcpay ? [sandbox, btcpayProvider(config.btcpay)] : [sandbox];
}

/** The bank that reports transfers to this installation's accounts. */
export function openReporter(config: Config): PaymentReporter {
  return sandboxReporter({ secret: config.gatewaySecret });
}

/** Whether this installation can take payments by a method, whatever a brand offers. */
export function isServed(config: Config, method: MethodCode): boolean {
  return method !== "btcpay" || config.btcpay !== undefined;
}
