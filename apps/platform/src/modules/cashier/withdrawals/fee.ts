import { money, roundDownToMinor } from "@perya/money";
import type { BrandSettings } from "../../settings/index.ts";

/** Ten thousand basis points are the whole. */
const WHOLE_BPS = 10_000n;

/**
 * A brand's fee for a withdrawal of so many ledger units, when the player has asked for so many in
 * the last 24 hours: nothing for the first ones, then an amount or a share, rounded down to what
 * the currency pays. Source: player money reference, section 2.
 */
export function feeOf(
  { feeFree, feeFlat, feeBps }: BrandSettings["payouts"],
  units: bigint,
  currency: string,
  askedToday: bigint,
): bigint {
  if (askedToday < BigInt(feeFree)) return 0n;
  const fee = BigInt(feeFlat) + (units * BigInt(feeBps)) / WHOLE_BPS;
  return roundDownToMinor(money(fee, currency)).units;
}
