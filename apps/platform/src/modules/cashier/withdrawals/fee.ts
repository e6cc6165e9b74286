import { money, roundDownToMinor } from "@perya/money";
import type { BrandSettings } from "../../settings/index.ts";
import type { Eligibility } from "./eligibility.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** Ten thousand basis points are the whole. */
const WHOLE_BPS = 10_000n;

/**
 * What a withdrawal of so many ledger units costs beside that while deposits are not played once,
 * rounded down to what the currency pays; undefined where a brand pays nothing out then. Source:
 * player money reference, section 2.
 */
function unplayedFeeOf(
  { unplayedFeeBps }: Pick<BrandSettings["payouts"], "unplayedFeeBps">,
  units: bigint,
  currency: string,
): bigint | undefined {
  if (unplayedFeeBps === null) return undefined;
  return roundDownToMinor(money((units * BigInt(unplayedFeeBps)) / WHOLE_BPS, currency)).units;
}

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

/** What a withdrawal costs, in ledger units: all of it, and the part for deposits not played. */
export type Cost = Pick<Withdrawal, "feeUnits" | "unplayedFeeUnits">;

/** What a withdrawal of so many ledger units costs a player now. */
export function costOf(
  terms: BrandSettings["payouts"],
  units: bigint,
  currency: string,
  { askedToday, turnoverLeft: toPlay }: Pick<Eligibility, "askedToday" | "turnoverLeft">,
): Cost {
  const unplayed = toPlay > 0n ? (unplayedFeeOf(terms, units, currency) ?? 0n) : 0n;
  const feeUnits = feeOf(terms, units, currency, askedToday) + unplayed;
  return { feeUnits, unplayedFeeUnits: unplayed };
}

/**
 * The largest amount that can be paid out of so many ledger units of cash, with what it costs
 * beside it: whole in what the currency pays, and nothing where the cost takes all of it.
 */
export function mostOutOf(
  terms: BrandSettings["payouts"],
  cashUnits: bigint,
  currency: string,
  asked: Pick<Eligibility, "askedToday" | "turnoverLeft">,
): bigint {
  // What an amount costs never falls as it grows, so halving finds the last one that fits.
  let [fits, over] = [0n, cashUnits + 1n];
  while (over - fits > 1n) {
    const units = (fits + over) / 2n;
    if (units + costOf(terms, units, currency, asked).feeUnits <= cashUnits) fits = units;
    else over = units;
  }
  return roundDownToMinor(money(fits, currency)).units;
}
