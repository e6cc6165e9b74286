import type { Said } from "@perya/wallet-protocol";

/** The fields of a movement that say more than its money. */
interface Sayings {
  readonly meta?: { readonly effectiveBet?: bigint | undefined } | undefined;
  readonly is_aggregated?: boolean | undefined;
  readonly round_details?: string | undefined;
}

/** What a call says beyond the money, as a part of its command; nothing when it says nothing. */
export function saidBy(call: Sayings): { readonly said?: Said } {
  const effectiveBet = call.meta?.effectiveBet;
  const said: Said = {
    ...(effectiveBet !== undefined && { effectiveBet }),
    ...(call.is_aggregated && { aggregated: true }),
    ...(call.round_details && { details: call.round_details }),
  };
  return Object.keys(said).length > 0 ? { said } : {};
}
