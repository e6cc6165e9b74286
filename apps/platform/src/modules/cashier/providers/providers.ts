import type { Config } from "../../../config.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandboxProvider } from "./sandbox.ts";

/** The payment provider of this installation. */
export function openProvider(config: Config): PaymentProvider {
  return sandboxProvider({
    gatewayUrl: config.gatewayUrl,
    secret: config.gatewaySecret,
    callbackUrl: `${config.playerUrl}/callbacks/sandbox`,
  });
}
