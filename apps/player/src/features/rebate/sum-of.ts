import type { Rebate } from "@perya/api-client/player";
import type { WireMoney } from "@perya/money";

/** What some rebates of one currency come to; undefined for none. */
export function sumOf(rebates: readonly Rebate[]): WireMoney | undefined {
  const currency = rebates[0]?.amount.currency;
  if (currency === undefined) return undefined;
  const units = rebates.reduce((sum, { amount }) => sum + BigInt(amount.amount), 0n);
  return { amount: units.toString(), currency };
}
